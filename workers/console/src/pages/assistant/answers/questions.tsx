import { Anchor, Table, Text } from "@mantine/core"
import { useChatActions } from "../chat/chat-context.ts"
import { QUESTIONS } from "../chat/examples.ts"

/** The questions that work without an LLM. */
export function Questions() {
  const { send, focus } = useChatActions()
  const ask = (text: string) => {
    send(text)
    focus()
  }
  return (
    <>
      <Text size="sm" mt="md" mb="xs">
        I can answer these questions about your library, however you phrase them:
      </Text>
      <Table verticalSpacing={4} aria-label="Questions">
        <Table.Tbody>
          {QUESTIONS.map(({ text, what }) => (
            <Table.Tr key={text}>
              <Table.Td c="dimmed">{what}</Table.Td>
              <Table.Td>
                <Anchor component="button" type="button" size="sm" ta="left" onClick={() => ask(text)}>
                  {text}
                </Anchor>
              </Table.Td>
            </Table.Tr>
          ))}
        </Table.Tbody>
      </Table>
    </>
  )
}
