import { Modal, Skeleton, Text } from "@mantine/core"
import { useState } from "react"
import { ApiError } from "../../api/errors.ts"
import type { ExplainedTopic } from "../../api/routes/topics.ts"
import { ErrorState } from "../../components/error-state.tsx"
import { EditTopic } from "../library/edit-topic.tsx"
import type { Choices } from "./review-choices.ts"
import { ReviewItem } from "./review-item.tsx"
import classes from "./review.module.css"
import { useTopics } from "./use-review.ts"

type ReviewListProps = {
  ids: readonly string[]
  choices: Choices
  onKeep: (id: string) => void
  /** Undefined where somebody may not take topics out. */
  onSkip: ((id: string, name: string) => void) | undefined
}

export function ReviewList({ ids, choices, onKeep, onSkip }: ReviewListProps) {
  const topics = useTopics(ids)
  const [editing, setEditing] = useState<ExplainedTopic | null>(null)
  const kept = new Set(choices.kept)
  const edited = topics.find(({ data }) => data?.topic.id === editing?.topic.id)?.data
  // Once it is saved the topic is another than the one that was opened.
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
                  This topic is not in the library any more.
                </Text>
              ) : error ? (
                <ErrorState error={error} onRetry={() => void refetch()} />
              ) : data ? (
                <ReviewItem
                  topic={data.topic}
                  kept={choices.done || kept.has(id)}
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
