import { Button, Group, Text } from "@mantine/core"
import { useChatActions } from "../chat/chat-context.ts"

/** Words, and what could be said next. */
export function SaidText({ text, options = [] }: { text: string; options?: readonly string[] }) {
  const { say, focus } = useChatActions()
  const choose = (option: string) => {
    say(option)
    focus()
  }
  return (
    <>
      <Text size="sm">{text}</Text>
      {options.length > 0 && (
        <Group gap="xs" mt="xs">
          {options.map((option) => (
            <Button
              key={option}
              variant="default"
              size="compact-sm"
              h="auto"
              mih={26}
              styles={{ label: { whiteSpace: "normal", overflow: "visible", lineHeight: 1.4 } }}
              onClick={() => choose(option)}
            >
              {option}
            </Button>
          ))}
        </Group>
      )}
    </>
  )
}
