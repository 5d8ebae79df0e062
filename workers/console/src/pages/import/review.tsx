import { Alert, Button, Group, Paper, SegmentedControl, Text, Title } from "@mantine/core"
import { IconArrowBackUp, IconChecks, IconSparkles } from "@tabler/icons-react"
import { useState } from "react"
import { call } from "../../api/call.ts"
import { messageOf } from "../../api/errors.ts"
import type { TopicRecord } from "../../api/types.ts"
import { counted } from "../../components/counted.ts"
import { EmptyState } from "../../components/empty-state.tsx"
import { ErrorState } from "../../components/error-state.tsx"
import { firstOf, groupAlike } from "../../components/group-alike.ts"
import { SENSITIVITY_COLORS } from "../../components/layer-badges.tsx"
import { RowsSkeleton } from "../../components/page-skeleton.tsx"
import { restoreRemoval } from "../../components/removals.ts"
import { type DeskAction, ReviewDesk } from "../../components/review-desk.tsx"
import { Tag } from "../../components/tag.tsx"
import { useUndo } from "../../components/use-undo.ts"
import { useSession } from "../../session/session.ts"
import { CorrectManyDialog, restore } from "./correct-many-dialog.tsx"
import { EditDialog } from "./edit-dialog.tsx"
import { FixNamesDialog } from "./fix-names-dialog.tsx"
import {
  type Decisions,
  keep,
  NO_DECISIONS,
  passOver,
  remainingTopics,
  reopen,
  type ReviewFilter,
  skip,
} from "./review-decisions.ts"
import { REASON_ORDER, reasonOf } from "./review-reasons.ts"
import {
  useDecisions,
  useFixedNames,
  useNewTopics,
  useRecords,
  useRemove,
  useTopics,
  useTopicsChanged,
  useUndoFixNames,
} from "./use-review.ts"

/** Topics shown at a time; others follow as these are decided. */
const SHOWN = 100

/** Reviews the new topics of an import by keys: keep, correct, skip or remove them, one by one or by the group, or fix all names. */
export function Review({ batchId }: { batchId: string }) {
  const { may } = useSession()
  const { data, error, refetch } = useNewTopics(batchId)
  const [decisions, setDecisions] = useDecisions(batchId)
  const [filter, setFilter] = useState<ReviewFilter>("open")
  const [fixing, setFixing] = useState(false)
  const [editing, setEditing] = useState<string | null>(null)
  const [correcting, setCorrecting] = useState<readonly TopicRecord[] | null>(null)
  const { did, undo } = useUndo()
  const remove = useRemove()
  const fixed = useFixedNames(batchId)
  const undoNames = useUndoFixNames(batchId)
  const topics = remainingTopics(data ?? [], decisions)
  const { records, error: unread, retry } = useRecords(batchId, data ?? [], topics[filter])
  if (error) return <ErrorState error={error} onRetry={() => void refetch()} />
  if (unread) return <ErrorState error={unread} onRetry={retry} />
  if (!data || !records) return <RowsSkeleton rows={4} />
  const later = new Set(decisions.later)
  const listed = topics[filter].flatMap((id) => {
    const topic = records.get(id)
    return topic ? { ...topic, name: topic.topic_name } : []
  })
  const alike = groupAlike(
    listed,
    (topic) => ({
      reason: reasonOf(topic, later.has(topic.id)),
      place: topic.parent_category,
      name: topic.topic_name,
    }),
    REASON_ORDER,
  )
  const decide = (how: (now: Decisions, ids: readonly string[]) => Decisions, those: readonly TopicRecord[]) => {
    const ids = those.map(({ id }) => id)
    setDecisions((now) => how(now, ids))
    did(() => setDecisions((now) => reopen(now, ids)))
  }
  const removeAll = (those: readonly TopicRecord[]) => {
    const ids = those.map(({ id }) => id)
    remove.mutate(ids, {
      onSuccess: ({ removalId }) => {
        setDecisions((now) => skip(now, ids))
        const back = async () => {
          if (removalId !== null) await restoreRemoval(removalId)
          setDecisions((now) => reopen(now, ids))
        }
        did(back)
      },
    })
  }
  const actions: DeskAction<(typeof listed)[number]>[] = [
    { key: "a", label: "Keep", run: (topic) => decide(keep, [topic]), runAll: (those) => decide(keep, those) },
    { key: "c", label: "Correct", run: ({ id }) => setEditing(id), runAll: setCorrecting },
    { key: "s", label: "Skip", run: (topic) => decide(passOver, [topic]), runAll: (those) => decide(passOver, those) },
    ...(may("library:delete")
      ? [
          {
            key: "r",
            label: "Remove",
            danger: true,
            run: (topic: TopicRecord) => removeAll([topic]),
            runAll: removeAll,
          },
        ]
      : []),
  ]
  return (
    <Paper withBorder p="md" component="section" aria-label="New topics">
      <Group justify="space-between" gap="sm" mb="sm">
        <div>
          <Title order={2} size="h4">
            New topics
          </Title>
          <Text size="sm" c="dimmed" role="status">
            {(data.length - topics.open.length).toLocaleString("en-US")} of {data.length.toLocaleString("en-US")}{" "}
            reviewed
            {decisions.skipped.length > 0 && `, ${decisions.skipped.length.toLocaleString("en-US")} removed`}
          </Text>
        </div>
        <Group gap="xs">
          <Button
            variant="default"
            leftSection={<IconSparkles size={16} aria-hidden />}
            disabled={topics.all.length === 0}
            onClick={() => setFixing(true)}
          >
            Fix all names
          </Button>
          {fixed.data !== undefined && fixed.data > 0 && (
            <Button
              variant="default"
              leftSection={<IconArrowBackUp size={16} aria-hidden />}
              loading={undoNames.isPending}
              onClick={() => undoNames.mutate()}
            >
              Undo {counted(fixed.data, "fixed name")}
            </Button>
          )}
          {topics.open.length > 0 && (
            <Button
              variant="default"
              leftSection={<IconChecks size={16} aria-hidden />}
              onClick={() => {
                setDecisions((now) => ({ ...now, done: true }))
                did(() => setDecisions((now) => ({ ...now, done: false })))
              }}
            >
              Keep all
            </Button>
          )}
        </Group>
      </Group>
      <SegmentedControl
        aria-label="Visible topics"
        mb="sm"
        value={filter}
        onChange={setFilter}
        data={[
          { value: "open", label: `To review (${topics.open.length.toLocaleString("en-US")})` },
          { value: "all", label: `All (${topics.all.length.toLocaleString("en-US")})` },
        ]}
      />
      {remove.error && (
        <Alert color="red" role="alert" mb="sm" title="Not removed">
          {messageOf(remove.error)}
        </Alert>
      )}
      {listed.length === 0 ? (
        <EmptyState
          title={topics.all.length === 0 ? "No topics left" : "All topics reviewed"}
          icon={IconChecks}
          actions={
            <Group gap="xs">
              {topics.all.length > 0 && (
                <Button variant="default" onClick={() => setDecisions({ ...NO_DECISIONS, skipped: decisions.skipped })}>
                  Review again
                </Button>
              )}
              {undo && (
                <Button variant="default" onClick={undo}>
                  Undo
                </Button>
              )}
            </Group>
          }
        />
      ) : (
        <ReviewDesk
          label="Topics to review"
          groups={firstOf(alike, SHOWN)}
          actions={actions}
          onUndo={undo}
          render={(topic) => <Described topic={topic} isKept={decisions.done || decisions.kept.includes(topic.id)} />}
        />
      )}
      {listed.length > SHOWN && (
        <Text size="sm" c="dimmed" mt="sm">
          {counted(listed.length - SHOWN, "more topic")} follow as these are decided.
        </Text>
      )}
      {fixing && <FixNamesDialog batchId={batchId} onClose={() => setFixing(false)} />}
      {editing !== null && (
        <Editing
          key={editing}
          id={editing}
          onClose={() => setEditing(null)}
          onSaved={(undoEdit) => {
            setEditing(null)
            did(undoEdit)
          }}
        />
      )}
      {correcting && <CorrectManyDialog topics={correcting} onClose={() => setCorrecting(null)} onDone={did} />}
    </Paper>
  )
}

function Described({ topic, isKept }: { topic: TopicRecord; isKept: boolean }) {
  const { topic_name: name, taxonomy_type: group, parent_category: category, subcategory, sensitivity } = topic
  return (
    <>
      <Text fw={550}>
        {name} {isKept && <Tag color="teal">Kept</Tag>}{" "}
        {sensitivity !== "None" && <Tag color={SENSITIVITY_COLORS[sensitivity] ?? "gray"}>{sensitivity}</Tag>}
      </Text>
      <Text size="xs" c="dimmed">
        {[group, category, subcategory].join(" › ")} · {topic.segment_type}
        {topic.original_name !== null && ` · in the file: ${topic.original_name}`}
      </Text>
    </>
  )
}

type EditingProps = { id: string; onClose: () => void; onSaved: (undo: () => Promise<void>) => void }

function Editing({ id, onClose, onSaved }: EditingProps) {
  const [query] = useTopics([id])
  const refreshTopics = useTopicsChanged()
  const explained = query?.data
  if (!explained) return null
  const undoEdit = async (before: TopicRecord) => {
    await call("PATCH /api/topics/{id}", { params: { id }, body: { topic_name: before.topic_name } })
    await restore([before])
    await refreshTopics()
  }
  return <EditDialog explained={explained} onClose={onClose} onSaved={(before) => onSaved(() => undoEdit(before))} />
}
