import { Text } from "@mantine/core"
import { useEffect } from "react"
import { ClassifiedList } from "../../classify/classified-list.tsx"
import { ClassifiedTopic } from "../../classify/classified-topic.tsx"
import { useAdding } from "../../classify/use-adding.ts"
import { type Item, useClassifying } from "../../classify/use-classifying.ts"
import { useChatActions } from "../chat/chat-context.ts"
import type { Answer, Said } from "../chat/conversation.ts"
import { ActionCard } from "./action-card.tsx"
import { counted, Names } from "./names.tsx"

type ClassifyAnswer = Answer<Extract<Said, { kind: "classify" }>>

/** Longer lists have a page of their own. */
const MOST = 50

export function ClassifyCard({ answer }: { answer: ClassifyAnswer }) {
  const { id, said, outcome } = answer
  const chat = useChatActions()
  const { items, start } = useClassifying()
  const topics = said.topics.slice(0, MOST)
  const isOver = items.length > 0 && items.every(({ state }) => state === "done" || state === "failed")
  const { done } = chat
  useEffect(() => {
    if (isOver) done(id, { kind: "classified", items: slim(items) })
  }, [isOver, items, done, id])
  return (
    <ActionCard
      answer={answer}
      what={
        <>
          Classify <b>{counted(topics.length, "topic")}</b>
          {said.topics.length > MOST && `, the first of ${said.topics.length.toLocaleString()}`}. That costs{" "}
          {counted(topics.length, "classification")} and stores nothing.
        </>
      }
      ready
      pending={items.length > 0}
      onConfirm={() => void start(topics, "auto")}
      result={outcome?.kind === "classified" && <Classified items={outcome.items} />}
    >
      <Names names={topics} label="Topics to classify" />
      {items.length > 0 && (
        <Text size="sm" c="dimmed" role="status">
          {items.filter(({ state }) => state === "done" || state === "failed").length} of {items.length} …
        </Text>
      )}
    </ActionCard>
  )
}

/** One topic is kept with its evidence; of many it would fill what a tab can keep. */
const slim = (items: readonly Item[]): Item[] =>
  items.length === 1
    ? [...items]
    : items.map(({ classified, ...item }) =>
        Object.assign(item, classified && { classified: { ...classified, explanation: undefined } }),
      )

function Classified({ items }: { items: readonly Item[] }) {
  const { pointAt, focus, say } = useChatActions()
  const adding = useAdding((ids) => {
    pointAt({ words: counted(ids.length, "topic you added", "topics you added"), choice: { topicIds: ids } })
    focus()
  })
  const [first, ...others] = items
  if (!first) return null
  return others.length === 0 ? (
    <ClassifiedTopic item={first} adding={adding} onRetry={() => say(`classify “${first.topic}”`)} />
  ) : (
    <ClassifiedList items={items} adding={adding} />
  )
}
