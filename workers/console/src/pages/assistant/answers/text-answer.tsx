import { Button, Group, Text } from "@mantine/core"
import { useChatActions } from "../chat/chat-context.ts"

/** A text with suggested messages. */
export function TextAnswer({ text, options = [] }: { text: string; options?: readonly string[] }) {
  const { send, focus } = useChatActions()
  const choose = (option: string) => {
    send(option)
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
