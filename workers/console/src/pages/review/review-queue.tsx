import { Alert, Badge, Stack, Text } from "@mantine/core"
import { keepPreviousData, useMutation, useQuery, useQueryClient } from "@tanstack/react-query"
import { useState } from "react"
import { call } from "../../api/call.ts"
import { messageOf } from "../../api/errors.ts"
import type { Correction, ReviewTopic } from "../../api/types.ts"
import { counted } from "../../components/counted.ts"
import { ErrorState } from "../../components/error-state.tsx"
import { groupAlike } from "../../components/group-alike.ts"
import { RowsSkeleton } from "../../components/page-skeleton.tsx"
import { ReviewDesk } from "../../components/review-desk.tsx"
import { showUndoable } from "../../components/undo-notification.tsx"
import { useUndo } from "../../components/use-undo.ts"
import { correctAll } from "./correct-all.ts"
import { CorrectDialog } from "./correct-dialog.tsx"
import { EmptyQueue, type Status } from "./empty-queue.tsx"

/** The most that the API lists at once. */
const PAGE_SIZE = 100
const ACCEPTED = "Accepted in the review queue"
const LATER = "Skipped"

type Queued = ReviewTopic & { name: string }

/** A hundred topics by reason and category, decided by keys. */
export function ReviewQueue({ status }: { status: Status }) {
  const client = useQueryClient()
  const { data, error, refetch } = useQuery({
    queryKey: ["review", status],
    queryFn: ({ signal }) => call("GET /api/admin/topics/review", { query: { status, pageSize: PAGE_SIZE }, signal }),
    placeholderData: keepPreviousData,
  })
  const [correcting, setCorrecting] = useState<readonly ReviewTopic[] | null>(null)
  const [later, setLater] = useState<readonly string[]>([])
  const { did, undo } = useUndo()
  const refresh = () =>
    Promise.all(
      ["review", "global-topics", "topics", "catalog"].map((first) => client.invalidateQueries({ queryKey: [first] })),
    )
  const reopen = async (topics: readonly ReviewTopic[]) => {
    for (const topic of topics)
      await call("PATCH /api/admin/topics/{topicId}", { params: { topicId: topic.id }, body: asBefore(topic) })
    await refresh()
  }
  const accept = useMutation({
    meta: { quiet: true },
    mutationFn: (topics: readonly ReviewTopic[]) => correctAll(topics, (topic) => acceptance(topic, status)),
    onSuccess: (_, topics) => did(() => reopen(topics)),
    onSettled: refresh,
  })
  const archive = useMutation({
    meta: { quiet: true },
    mutationFn: (topics: readonly ReviewTopic[]) =>
      call("POST /api/admin/topics/archive", { body: { topicIds: topics.map(({ id }) => id) } }),
    onSuccess: async (_, topics) => {
      const back = async () => {
        await call("DELETE /api/admin/topics/archive", { body: { topicIds: topics.map(({ id }) => id) } })
        await refresh()
      }
      did(back)
      showUndoable({
        title: "Removed from the catalog",
        message: `${counted(topics.length, "topic")} archived: hidden from the catalog and every library until restored.`,
        undo: back,
      })
      await refresh()
    },
  })
  if (error) return <ErrorState error={error} onRetry={() => void refetch()} />
  if (!data) return <RowsSkeleton rows={6} />
  if (data.total === 0) return <EmptyQueue status={status} />
  const passOver = (topics: readonly ReviewTopic[]) => {
    const ids = topics.map(({ id }) => id)
    setLater((now) => [...now.filter((id) => !ids.includes(id)), ...ids])
    did(() => setLater((now) => now.filter((id) => !ids.includes(id))))
  }
  const topics: Queued[] = data.topics.map((topic) => ({ ...topic, name: topic.topicName }))
  const isLater = new Set(later)
  const groups = groupAlike(
    topics,
    (topic) => ({
      reason: isLater.has(topic.id) ? LATER : (topic.reviewReason ?? "Too little known about the name"),
      place: topic.parentCategory,
      name: topic.topicName,
    }),
    [...new Set(topics.flatMap(({ id, reviewReason }) => (isLater.has(id) ? [] : (reviewReason ?? []))))],
  )
  const failure = accept.error ?? archive.error
  return (
    <Stack gap="md">
      <Text size="sm" c="dimmed" role="status">
        {counted(data.total, "topic")}
        {data.total > topics.length && `, the first ${topics.length} below`}
      </Text>
      {failure && (
        <Alert color="red" role="alert" title="Not saved">
          {messageOf(failure)}
        </Alert>
      )}
      <ReviewDesk
        label="Topics in review"
        groups={[...groups].sort((a, b) => Number(a.title.startsWith(LATER)) - Number(b.title.startsWith(LATER)))}
        onUndo={undo}
        actions={[
          { key: "a", label: "Accept", run: (topic) => accept.mutate([topic]), runAll: (all) => accept.mutate(all) },
          { key: "c", label: "Correct", run: (topic) => setCorrecting([topic]), runAll: setCorrecting },
          { key: "s", label: "Skip", run: (topic) => passOver([topic]), runAll: passOver },
          {
            key: "r",
            label: "Remove from catalog",
            danger: true,
            run: (topic) => archive.mutate([topic]),
            runAll: (all) => archive.mutate(all),
          },
        ]}
        render={(topic) => <Described topic={topic} />}
      />
      {correcting && (
        <CorrectDialog
          topics={correcting}
          unsure={status === "unsure"}
          onDone={() => did(() => reopen(correcting))}
          onClose={() => setCorrecting(null)}
        />
      )}
    </Stack>
  )
}

function Described({ topic }: { topic: Queued }) {
  const { topicName, segmentType, sensitivity, confidence, libraries } = topic
  const facts = [
    sensitivity !== undefined && `Sensitivity: ${sensitivity}`,
    typeof confidence === "number" && `Confidence: ${Math.round(confidence * 100)}%`,
    libraries !== undefined && `Libraries: ${libraries.toLocaleString("en-US")}`,
  ].filter((fact) => fact !== false)
  return (
    <>
      <Text fw={550}>
        {topicName}{" "}
        <Badge variant="light" color="gray">
          {segmentType}
        </Badge>
      </Text>
      {facts.length > 0 && (
        <Text size="xs" c="dimmed">
          {facts.join(" · ")}
        </Text>
      )}
    </>
  )
}

/** What the engine said is right, the category too where it was unsure of it. */
const acceptance = ({ id, segmentType, parentCategory }: ReviewTopic, status: Status): Correction => ({
  topicId: id,
  segmentType: segmentType as Correction["segmentType"],
  reason: ACCEPTED,
  ...(status === "unsure" && { parentCategory }),
})

/** A topic that was unsure is flagged instead: an operator had decided it. */
const asBefore = ({ segmentType, parentCategory, reviewReason }: ReviewTopic) => ({
  segmentType: segmentType as Correction["segmentType"],
  parentCategory,
  reviewStatus: "needs_review" as const,
  reviewReason: reviewReason ?? "A decision was undone",
})
