import { Button, Text } from "@mantine/core"
import { notifications } from "@mantine/notifications"
import { useState } from "react"
import type { DeadLetter } from "../../api/types.ts"
import { ConfirmDialog } from "../../components/confirm-dialog.tsx"
import { ErrorState } from "../../components/error-state.tsx"
import { RowsSkeleton } from "../../components/page-skeleton.tsx"
import { ageOf } from "./ages.ts"
import { Section } from "./section.tsx"
import { useDeadLetters, useReplay } from "./use-system.ts"

/** Messages that failed every attempt, each with a button to replay it. */
export function DeadLetters() {
  const { data, error, refetch } = useDeadLetters()
  const [replaying, setReplaying] = useState<DeadLetter | null>(null)
  const replay = useReplay()
  const close = () => {
    setReplaying(null)
    replay.reset()
  }
  const confirm = ({ id, queue }: DeadLetter) =>
    replay.mutate(id, {
      onSuccess: () => {
        close()
        notifications.show({ color: "petrol", title: "Replayed", message: `The message is back in ${queueOf(queue)}.` })
      },
    })
  if (error) return <ErrorState error={error} onRetry={() => void refetch()} />
  if (!data) return <RowsSkeleton rows={3} />
  const now = new Date()
  return (
    <>
      <Section
        title={
          data.total > data.data.length ? `Dead letters (newest ${data.data.length} of ${data.total})` : "Dead letters"
        }
        head={["Reason", "Queue", "Age", "Attempts", "Replay"]}
        empty="No dead letters, or all of them were replayed."
        minWidth={760}
        rows={data.data.map((letter) => ({
          key: letter.id,
          cells: [
            <>
              <Text size="sm" style={{ overflowWrap: "anywhere" }}>
                {letter.reason ?? "No reason was recorded"}
              </Text>
              <Text size="xs" c="dimmed">
                {letter.id}
              </Text>
            </>,
            queueOf(letter.queue),
            ageOf(letter.receivedAt, now),
            letter.attempts,
            <Button
              size="compact-sm"
              variant="light"
              aria-label={`Replay ${letter.id}`}
              onClick={() => setReplaying(letter)}
            >
              Replay
            </Button>,
          ],
        }))}
      />
      <ConfirmDialog
        opened={replaying !== null}
        title="Replay this message?"
        action="Replay"
        pending={replay.isPending}
        error={replay.error}
        onConfirm={() => replaying && confirm(replaying)}
        onClose={close}
      >
        The message is processed again; completed parts are skipped. Fix the cause first: {replaying?.reason}
      </ConfirmDialog>
    </>
  )
}

const queueOf = (queue: string) => queue.replace(/-dead$/, "")
