import { Alert, Button, Group, Paper, Stack, Text, Title } from "@mantine/core"
import { type ReactNode, useEffect, useId, useRef } from "react"
import { messageOf } from "../../../api/errors.ts"
import { useChatActions } from "../chat/chat-context.ts"
import type { Answer } from "../chat/conversation.ts"

type ActionCardProps = {
  answer: Answer
  /** In one sentence, with the figures. */
  what: ReactNode
  /** More of it: names, values, what it costs. */
  children?: ReactNode
  /** Whether what it would do is known, and there is something to do. */
  ready: boolean
  pending?: boolean
  error?: unknown
  onConfirm: () => void
  /** What came of it, once it is done. */
  result?: ReactNode
}

/** Says what would happen and waits: nothing happens before somebody confirms it, by the button or by typing yes. */
export function ActionCard(props: ActionCardProps) {
  const { answer, what, children, ready, pending = false, error, onConfirm, result } = props
  const { id, state, byModel } = answer
  const chat = useChatActions()
  const title = useId()
  const press = useRef(onConfirm)
  useEffect(() => {
    press.current = onConfirm
  })
  const { onYes } = chat
  const canConfirm = state === "open" && ready && !pending
  useEffect(() => {
    if (!canConfirm) return undefined
    return onYes(id, () => press.current())
  }, [onYes, id, canConfirm])
  return (
    <Paper withBorder p="md" component="section" aria-labelledby={title}>
      <Stack gap="sm">
        <div>
          <Title order={2} size="h5" id={title}>
            {state === "open" ? "This is what I will do" : state === "cancelled" ? "Cancelled" : "Done"}
          </Title>
          {byModel && (
            <Text size="xs" c="dimmed">
              As the language model read it: please look closely.
            </Text>
          )}
        </div>
        <Text size="sm" component="div" {...(state === "cancelled" && { c: "dimmed" })}>
          {what}
        </Text>
        {state === "open" && children}
        {state === "open" && error !== undefined && error !== null && (
          <Alert color="red" role="alert">
            {messageOf(error)}
          </Alert>
        )}
        {state === "open" && (
          <Group gap="xs">
            <Button disabled={!ready} loading={pending} onClick={onConfirm} aria-describedby={title}>
              Confirm
            </Button>
            <Button variant="default" disabled={pending} onClick={() => chat.change(id)} aria-describedby={title}>
              Change
            </Button>
            <Button variant="default" disabled={pending} onClick={() => chat.cancel(id)} aria-describedby={title}>
              Cancel
            </Button>
          </Group>
        )}
        {state === "cancelled" && (
          <Text size="sm" c="dimmed">
            Nothing was done.
          </Text>
        )}
        {state === "done" && result}
      </Stack>
    </Paper>
  )
}
