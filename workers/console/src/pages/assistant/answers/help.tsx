import { Anchor, Table, Text } from "@mantine/core"
import { useSession } from "../../../session/session.ts"
import { useChatActions } from "../chat/chat-context.ts"
import { EXAMPLES } from "../chat/examples.ts"
import { isAllowed } from "../chat/permissions.ts"
import { Questions } from "./questions.tsx"

/** Example requests. An unfinished example is put into the input. */
export function Help({ onDraft }: { onDraft: (text: string) => void }) {
  const session = useSession()
  const { send, focus } = useChatActions()
  const use = (text: string) => {
    if (text.endsWith("…")) onDraft(text.slice(0, -1))
    else send(text)
    focus()
  }
  return (
    <>
      <Text size="sm" mb="xs">
        Describe what you want in your own words. I show you each action and wait for your confirmation.
      </Text>
      <Table verticalSpacing={4} aria-label="Examples">
        <Table.Tbody>
          {EXAMPLES.filter(({ kind }) => isAllowed(kind, session)).map(({ text, what }) => (
            <Table.Tr key={text}>
              <Table.Td c="dimmed">{what}</Table.Td>
              <Table.Td>
                <Anchor component="button" type="button" size="sm" ta="left" onClick={() => use(text)}>
                  {text}
                </Anchor>
              </Table.Td>
            </Table.Tr>
          ))}
        </Table.Tbody>
      </Table>
      <Questions />
    </>
  )
}
