import { Alert, Button, Group, Paper, Stack, Text, Title } from "@mantine/core"
import { type ReactNode, useEffect, useId, useRef } from "react"
import { messageOf } from "../../../api/errors.ts"
import { useChatActions } from "../chat/chat-context.ts"
import type { Answer } from "../chat/conversation.ts"

type ActionCardProps = {
  answer: Answer
  /** The action in one sentence, with counts. */
  what: ReactNode
  /** Details: names, values, costs. */
  children?: ReactNode
  /** Whether the action is loaded and has something to do. */
  ready: boolean
  pending?: boolean
  error?: unknown
  onConfirm: () => void
  /** Shown when the action is done. */
  result?: ReactNode
}

/** Shows an action and runs it only on confirmation, by the button or by typing "yes". */
export function ActionCard(props: ActionCardProps) {
  const { answer, what, children, ready, pending = false, error, onConfirm, result } = props
  const { id, state, byModel } = answer
  const chat = useChatActions()
  const title = useId()
  const latestConfirm = useRef(onConfirm)
  useEffect(() => {
    latestConfirm.current = onConfirm
  })
  const { onConfirmTyped } = chat
  const canConfirm = state === "open" && ready && !pending
  useEffect(() => {
    if (!canConfirm) return undefined
    return onConfirmTyped(id, () => latestConfirm.current())
  }, [onConfirmTyped, id, canConfirm])
  return (
    <Paper withBorder p="md" component="section" aria-labelledby={title}>
      <Stack gap="sm">
        <div>
          <Title order={2} size="h5" id={title}>
            {state === "open" ? "Confirm this action" : state === "cancelled" ? "Cancelled" : "Done"}
          </Title>
          {byModel && (
            <Text size="xs" c="dimmed">
              Interpreted by the language model. Check it before you confirm.
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
              Edit
            </Button>
            <Button variant="default" disabled={pending} onClick={() => chat.cancel(id)} aria-describedby={title}>
              Cancel
            </Button>
          </Group>
        )}
        {state === "cancelled" && (
          <Text size="sm" c="dimmed">
            No changes were made.
          </Text>
        )}
        {state === "done" && result}
      </Stack>
    </Paper>
  )
}
