import { Text } from "@mantine/core"
import { useEffect } from "react"
import { counted } from "../../../components/counted.ts"
import { ClassifiedList } from "../../classify/classified-list.tsx"
import { ClassifiedTopic } from "../../classify/classified-topic.tsx"
import { useAdding } from "../../classify/use-adding.ts"
import { type Item, useClassifying } from "../../classify/use-classifying.ts"
import { useChatActions } from "../chat/chat-context.ts"
import type { Answer, AnswerContent } from "../chat/conversation.ts"
import { ActionCard } from "./action-card.tsx"
import { NameList } from "./name-list.tsx"

type ClassifyAnswer = Answer<Extract<AnswerContent, { kind: "classify" }>>

/** Longer lists are for the Classify page. */
const MAX_TOPICS = 50

export function ClassifyCard({ answer }: { answer: ClassifyAnswer }) {
  const { id, content, outcome } = answer
  const chat = useChatActions()
  const { items, start } = useClassifying()
  const topics = content.topics.slice(0, MAX_TOPICS)
  const finished = items.length > 0 && items.every(({ state }) => state === "done" || state === "failed")
  const { done } = chat
  useEffect(() => {
    if (finished) done(id, { kind: "classified", items: slim(items) })
  }, [finished, items, done, id])
  return (
    <ActionCard
      answer={answer}
      what={
        <>
          Classify <b>{counted(topics.length, "topic")}</b>
          {content.topics.length > MAX_TOPICS && `, the first of ${content.topics.length.toLocaleString("en-US")}`}.
          This uses {counted(topics.length, "classification")} and saves nothing.
        </>
      }
      ready
      pending={items.length > 0}
      onConfirm={() => void start(topics, "auto")}
      result={outcome?.kind === "classified" && <Classified items={outcome.items} />}
    >
      <NameList names={topics} label="Topics to classify" />
      {items.length > 0 && (
        <Text size="sm" c="dimmed" role="status">
          {items.filter(({ state }) => state === "done" || state === "failed").length} of {items.length}…
        </Text>
      )}
    </ActionCard>
  )
}

/** A single topic is stored with its evidence; for many topics it would exceed the session storage. */
const slim = (items: readonly Item[]): Item[] =>
  items.length === 1
    ? [...items]
    : items.map(({ classified, ...item }) =>
        Object.assign(item, classified && { classified: { ...classified, explanation: undefined } }),
      )

function Classified({ items }: { items: readonly Item[] }) {
  const { setThese, focus, send } = useChatActions()
  const adding = useAdding((ids) => {
    setThese({ label: counted(ids.length, "added topic"), selection: { topicIds: ids } })
    focus()
  })
  const [first, ...others] = items
  if (!first) return null
  return others.length === 0 ? (
    <ClassifiedTopic item={first} adding={adding} onRetry={() => send(`classify “${first.topic}”`)} />
  ) : (
    <ClassifiedList items={items} adding={adding} />
  )
}
