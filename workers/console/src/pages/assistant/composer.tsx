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
  /** What was said last, to say it again in other words. */
  last: string | undefined
  onSay: (text: string) => void
}

export function Composer({ input, draft, onDraft, thinking, these, last, onSay }: ComposerProps) {
  const submit = (event?: FormEvent) => {
    event?.preventDefault()
    if (thinking || draft.trim() === "") return
    onSay(draft)
    onDraft("")
    input.current?.focus()
  }
  const onKeyDown = (event: KeyboardEvent) => {
    // While a word is being composed, Enter belongs to it.
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
          “These” are {these.words}.
        </Text>
      )}
      <Group gap="xs" align="flex-end" wrap="nowrap">
        <Textarea
          ref={input}
          flex={1}
          aria-label="Message"
          placeholder="Say what you want done, or “help”"
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
        Enter sends, Shift and Enter begins a line. Nothing is changed before you confirm it.
      </Text>
    </form>
  )
}
