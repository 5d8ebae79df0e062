import { Button, Group, Pagination, Paper, SegmentedControl, Text, Title } from "@mantine/core"
import { IconArrowBackUp, IconChecks, IconSparkles } from "@tabler/icons-react"
import { useState } from "react"
import { counted } from "../../components/counted.ts"
import { EmptyState } from "../../components/empty-state.tsx"
import { ErrorState } from "../../components/error-state.tsx"
import { RowsSkeleton } from "../../components/page-skeleton.tsx"
import { useSession } from "../../session/session.ts"
import { FixNamesDialog } from "./fix-names-dialog.tsx"
import { keep, NO_DECISIONS, pageOf, remainingTopics, type ReviewFilter, skip } from "./review-decisions.ts"
import { ReviewList } from "./review-list.tsx"
import { SkipDialog } from "./skip-dialog.tsx"
import { useDecisions, useFixedNames, useNewTopics, useUndoFixNames } from "./use-review.ts"

const PAGE_SIZE = 10

type Skipping = { id: string; name: string }

/** Reviews the new topics of an import: keep, skip, rename or edit them, or fix all names. */
export function Review({ batchId }: { batchId: string }) {
  const { may } = useSession()
  const { data, error, refetch } = useNewTopics(batchId)
  const [decisions, setDecisions] = useDecisions(batchId)
  const [filter, setFilter] = useState<ReviewFilter>("open")
  const [page, setPage] = useState(1)
  const [fixing, setFixing] = useState(false)
  const [skipping, setSkipping] = useState<Skipping | null>(null)
  const fixed = useFixedNames(batchId)
  const undo = useUndoFixNames(batchId)
  if (error) return <ErrorState error={error} onRetry={() => void refetch()} />
  if (!data) return <RowsSkeleton rows={4} />
  const topics = remainingTopics(data, decisions)
  const { pages, current, ids } = pageOf(topics[filter], page, PAGE_SIZE)
  return (
    <Paper withBorder p="md" component="section" aria-label="New topics">
      <Group justify="space-between" gap="sm" mb="sm">
        <div>
          <Title order={2} size="h4">
            New topics
          </Title>
          <Text size="sm" c="dimmed" role="status">
            {(data.length - topics.open.length).toLocaleString()} of {data.length.toLocaleString()} reviewed
            {decisions.skipped.length > 0 && `, ${decisions.skipped.length.toLocaleString()} skipped`}
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
              loading={undo.isPending}
              onClick={() => undo.mutate()}
            >
              Undo {counted(fixed.data, "fixed name")}
            </Button>
          )}
          {topics.open.length > 0 && (
            <Button
              variant="default"
              leftSection={<IconChecks size={16} aria-hidden />}
              onClick={() => setDecisions({ ...decisions, done: true })}
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
        onChange={(next) => {
          setFilter(next)
          setPage(1)
        }}
        data={[
          { value: "open", label: `To review (${topics.open.length.toLocaleString()})` },
          { value: "all", label: `All (${topics.all.length.toLocaleString()})` },
        ]}
      />
      {ids.length === 0 ? (
        <EmptyState
          title={topics.all.length === 0 ? "No topics left" : "All topics reviewed"}
          icon={IconChecks}
          actions={
            topics.all.length > 0 && (
              <Button variant="default" onClick={() => setDecisions({ ...NO_DECISIONS, skipped: decisions.skipped })}>
                Review again
              </Button>
            )
          }
        />
      ) : (
        <ReviewList
          ids={ids}
          decisions={decisions}
          onKeep={(id) => setDecisions(keep(decisions, [id]))}
          onSkip={may("library:delete") ? (id, name) => setSkipping({ id, name }) : undefined}
        />
      )}
      {pages > 1 && (
        <Pagination
          mt="sm"
          size="sm"
          total={pages}
          value={current}
          onChange={setPage}
          aria-label="Pages of new topics"
          getControlProps={(control) => ({ "aria-label": `${control} page` })}
          getItemProps={(item) => ({ "aria-label": `Page ${item}` })}
        />
      )}
      {fixing && <FixNamesDialog batchId={batchId} onClose={() => setFixing(false)} />}
      {skipping && (
        <SkipDialog
          topic={skipping}
          onClose={() => setSkipping(null)}
          onSkipped={(id) => {
            setDecisions(skip(decisions, [id]))
            setSkipping(null)
          }}
        />
      )}
    </Paper>
  )
}
