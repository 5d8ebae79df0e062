import { ActionIcon, Group, Text, Textarea } from "@mantine/core"
import { IconSend2 } from "@tabler/icons-react"
import { type FormEvent, type KeyboardEvent, type RefObject } from "react"
import classes from "./assistant.module.css"
import type { These } from "./chat/conversation.ts"

type ComposerProps = {
  input: RefObject<HTMLTextAreaElement | null>
  draft: string
  onDraft: (text: string) => void
  thinking: boolean
  these: These | null
  /** The previous message, recalled with the up arrow. */
  last: string | undefined
  onSend: (text: string) => void
}

export function Composer({ input, draft, onDraft, thinking, these, last, onSend }: ComposerProps) {
  const submit = (event?: FormEvent) => {
    event?.preventDefault()
    if (thinking || draft.trim() === "") return
    onSend(draft)
    onDraft("")
    input.current?.focus()
  }
  const onKeyDown = (event: KeyboardEvent) => {
    // During IME composition, Enter belongs to the input method.
    if (event.key === "Enter" && !event.shiftKey && !event.nativeEvent.isComposing) submit(event)
    else if (event.key === "ArrowUp" && draft === "" && last !== undefined) {
      event.preventDefault()
      onDraft(last)
    }
  }
  return (
    <form className={classes["compose"]} onSubmit={submit}>
      {these && (
        <Text size="xs" c="dimmed" mb={4}>
          “These” refers to {these.label}.
        </Text>
      )}
      <Group gap="xs" align="flex-end" wrap="nowrap">
        <Textarea
          ref={input}
          flex={1}
          aria-label="Message"
          placeholder="Ask a question, describe what you want to do, or type “help”"
          autosize
          minRows={1}
          maxRows={8}
          maxLength={4000}
          data-autofocus
          autoFocus
          value={draft}
          onChange={(event) => onDraft(event.currentTarget.value)}
          onKeyDown={onKeyDown}
        />
        <ActionIcon type="submit" size={36} aria-label="Send" disabled={thinking || draft.trim() === ""}>
          <IconSend2 size={18} aria-hidden />
        </ActionIcon>
      </Group>
      <Text size="xs" c="dimmed" mt={4}>
        Press Enter to send, Shift + Enter for a new line. Nothing changes until you confirm.
      </Text>
    </form>
  )
}
