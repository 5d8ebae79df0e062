import { Modal, Skeleton, Text } from "@mantine/core"
import { useState } from "react"
import { ApiError } from "../../api/errors.ts"
import type { ExplainedTopic } from "../../api/types.ts"
import { ErrorState } from "../../components/error-state.tsx"
import { EditTopic } from "../library/edit-topic.tsx"
import type { Decisions } from "./review-decisions.ts"
import { ReviewItem } from "./review-item.tsx"
import classes from "./review.module.css"
import { useTopics } from "./use-review.ts"

type ReviewListProps = {
  ids: readonly string[]
  decisions: Decisions
  onKeep: (id: string) => void
  /** Undefined without the permission to remove topics. */
  onSkip: ((id: string, name: string) => void) | undefined
}

export function ReviewList({ ids, decisions, onKeep, onSkip }: ReviewListProps) {
  const topics = useTopics(ids)
  const [editing, setEditing] = useState<ExplainedTopic | null>(null)
  const kept = new Set(decisions.kept)
  const edited = topics.find(({ data }) => data?.topic.id === editing?.topic.id)?.data
  // Saving changes updated_at, which closes the dialog.
  const open = editing && edited?.topic.updated_at === editing.topic.updated_at ? editing : null
  return (
    <>
      <ul className={classes["list"]}>
        {topics.map(({ data, error, refetch }, i) => {
          const id = ids[i] ?? ""
          return (
            <li key={id} className={classes["item"]}>
              {error instanceof ApiError && error.status === 404 ? (
                <Text size="sm" c="dimmed">
                  This topic is no longer in your library.
                </Text>
              ) : error ? (
                <ErrorState error={error} onRetry={() => void refetch()} />
              ) : data ? (
                <ReviewItem
                  topic={data.topic}
                  kept={decisions.done || kept.has(id)}
                  onKeep={() => onKeep(id)}
                  onEdit={() => setEditing(data)}
                  onSkip={onSkip && (() => onSkip(id, data.topic.topic_name))}
                />
              ) : (
                <Skeleton height={44} aria-label="Loading" />
              )}
            </li>
          )
        })}
      </ul>
      <Modal
        opened={open !== null}
        onClose={() => setEditing(null)}
        title="Edit topic"
        closeButtonProps={{ "aria-label": "Close" }}
      >
        {open && <EditTopic explained={open} />}
      </Modal>
    </>
  )
}
