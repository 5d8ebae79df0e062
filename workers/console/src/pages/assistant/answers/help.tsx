import { Anchor, Table, Text } from "@mantine/core"
import { useSession } from "../../../session/session.ts"
import { useChatActions } from "../chat/chat-context.ts"
import { EXAMPLES } from "../chat/examples.ts"
import { mayAsk } from "../chat/permissions.ts"

/** What can be said, with an example each; an unfinished one is put where one types. */
export function Help({ onDraft }: { onDraft: (text: string) => void }) {
  const session = useSession()
  const { say, focus } = useChatActions()
  const use = (text: string) => {
    if (text.endsWith("…")) onDraft(text.slice(0, -1))
    else say(text)
    focus()
  }
  return (
    <>
      <Text size="sm" mb="xs">
        Say it in your own words. I show what I will do and wait for your yes.
      </Text>
      <Table verticalSpacing={4} aria-label="What you can say">
        <Table.Tbody>
          {EXAMPLES.filter(({ kind }) => mayAsk(kind, session)).map(({ text, what }) => (
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
    </>
  )
}
