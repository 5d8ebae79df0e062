import { Button, Group, Pagination, Paper, SegmentedControl, Text, Title } from "@mantine/core"
import { IconChecks, IconSparkles } from "@tabler/icons-react"
import { useState } from "react"
import { EmptyState } from "../../components/empty-state.tsx"
import { ErrorState } from "../../components/error-state.tsx"
import { RowsSkeleton } from "../../components/page-skeleton.tsx"
import { useSession } from "../../session/session.ts"
import { FixNamesDialog } from "./fix-names-dialog.tsx"
import { keep, NO_CHOICES, pageOf, type Shown, skip, topicsLeft } from "./review-choices.ts"
import { ReviewList } from "./review-list.tsx"
import { SkipDialog } from "./skip-dialog.tsx"
import { useChoices, useNewTopics } from "./use-review.ts"

const PAGE = 10

type Doomed = { id: string; name: string }

/** Looks through what an import brought in: keep, skip, rename, edit, or mend all names at once. */
export function Review({ batchId }: { batchId: string }) {
  const { may } = useSession()
  const { data, error, refetch } = useNewTopics(batchId)
  const [choices, setChoices] = useChoices(batchId)
  const [shown, setShown] = useState<Shown>("open")
  const [page, setPage] = useState(1)
  const [fixing, setFixing] = useState(false)
  const [skipping, setSkipping] = useState<Doomed | null>(null)
  if (error) return <ErrorState error={error} onRetry={() => void refetch()} />
  if (!data) return <RowsSkeleton rows={4} />
  const left = topicsLeft(data, choices)
  const { pages, current, ids } = pageOf(left[shown], page, PAGE)
  return (
    <Paper withBorder p="md" component="section" aria-label="New topics">
      <Group justify="space-between" gap="sm" mb="sm">
        <div>
          <Title order={2} size="h4">
            New topics
          </Title>
          <Text size="sm" c="dimmed" role="status">
            {(data.length - left.open.length).toLocaleString()} of {data.length.toLocaleString()} looked at
            {choices.skipped.length > 0 && `, ${choices.skipped.length.toLocaleString()} of them skipped`}
          </Text>
        </div>
        <Group gap="xs">
          <Button
            variant="default"
            leftSection={<IconSparkles size={16} aria-hidden />}
            disabled={left.all.length === 0}
            onClick={() => setFixing(true)}
          >
            Fix all names
          </Button>
          {left.open.length > 0 && (
            <Button
              variant="default"
              leftSection={<IconChecks size={16} aria-hidden />}
              onClick={() => setChoices({ ...choices, done: true })}
            >
              Keep all
            </Button>
          )}
        </Group>
      </Group>
      <SegmentedControl
        aria-label="Topics shown"
        mb="sm"
        value={shown}
        onChange={(next) => {
          setShown(next)
          setPage(1)
        }}
        data={[
          { value: "open", label: `To look at (${left.open.length.toLocaleString()})` },
          { value: "all", label: `All (${left.all.length.toLocaleString()})` },
        ]}
      />
      {ids.length === 0 ? (
        <EmptyState
          title={left.all.length === 0 ? "Nothing is left of this import" : "Everything is looked at"}
          icon={IconChecks}
          actions={
            left.all.length > 0 && (
              <Button variant="default" onClick={() => setChoices({ ...NO_CHOICES, skipped: choices.skipped })}>
                Look at them again
              </Button>
            )
          }
        />
      ) : (
        <ReviewList
          ids={ids}
          choices={choices}
          onKeep={(id) => setChoices(keep(choices, [id]))}
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
            setChoices(skip(choices, [id]))
            setSkipping(null)
          }}
        />
      )}
    </Paper>
  )
}
