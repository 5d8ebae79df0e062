import { Anchor, Button, Center, Group, Select, Table, Text, TextInput } from "@mantine/core"
import { IconListCheck } from "@tabler/icons-react"
import { Link } from "wouter"
import type { RunKind, RunState, RunSummary } from "../../api/types.ts"
import { useConnections } from "../../api/use-connections.ts"
import { ZONE } from "../../components/dates.ts"
import { EmptyState } from "../../components/empty-state.tsx"
import { ErrorState } from "../../components/error-state.tsx"
import { PageHeader } from "../../components/page-header.tsx"
import { RowsSkeleton } from "../../components/page-skeleton.tsx"
import { useUrlFilters } from "../../components/use-url-filters.ts"
import { When } from "../../components/when.tsx"
import { RunProgress, RunState as State } from "../../components/run-state.tsx"
import { STATE_LABELS } from "../../components/run-words.ts"
import { KIND_LABELS, pathOfRun, titleOf } from "./run-names.ts"
import { type RunFilters, useRuns } from "./use-runs.ts"

const NAMES = ["kind", "state", "connectionId", "from", "to"] as const
type Filters = Partial<Record<(typeof NAMES)[number], string>>

const optionsOf = (labels: Record<string, string>) => Object.entries(labels).map(([value, label]) => ({ value, label }))

export function RunList() {
  const [filters, setFilters] = useUrlFilters<Filters>(NAMES)
  const runs = useRuns(known(filters))
  const connections = useConnections()
  const set = (name: keyof Filters, value: string | null) => setFilters({ ...filters, [name]: value || undefined })
  const select = (name: keyof Filters, label: string, data: { value: string; label: string }[]) => (
    <Select
      label={label}
      placeholder="Any"
      data={data}
      value={filters[name] ?? null}
      onChange={(value) => set(name, value)}
      clearable
      clearButtonProps={{ "aria-label": `Clear ${label}` }}
    />
  )
  const list = runs.data?.pages.flatMap(({ data }) => data)
  const isFiltered = Object.keys(filters).length > 0
  return (
    <>
      <PageHeader
        title="Runs"
        lead="Imports, syncs, pushes, refreshes, exports of your data and jobs, newest first."
        help="Open a run to see every row or segment, what was sent and what came back. Downloads of the library go straight to your browser and are not runs; owners find them in Audit."
      />
      <Group gap="sm" align="flex-end" mb="md" role="search" aria-label="Filter runs">
        {select("kind", "Kind", optionsOf(KIND_LABELS))}
        {select("state", "State", optionsOf(STATE_LABELS))}
        {select(
          "connectionId",
          "Connection",
          (connections.data ?? []).map(({ id, name }) => ({ value: id, label: name })),
        )}
        {(["from", "to"] as const).map((name) => (
          <TextInput
            key={name}
            type="date"
            label={`${name === "from" ? "From" : "To"} (${ZONE})`}
            value={filters[name] ?? ""}
            onChange={(event) => set(name, event.currentTarget.value)}
          />
        ))}
        {isFiltered && (
          <Button variant="subtle" color="gray" onClick={() => setFilters({})}>
            Clear
          </Button>
        )}
      </Group>
      {runs.error && !list ? (
        <ErrorState error={runs.error} onRetry={() => void runs.refetch()} />
      ) : !list ? (
        <RowsSkeleton rows={8} />
      ) : list.length === 0 ? (
        <EmptyState
          title={isFiltered ? "No runs match" : "No runs yet"}
          icon={IconListCheck}
          actions={
            isFiltered ? (
              <Button variant="default" onClick={() => setFilters({})}>
                Clear filters
              </Button>
            ) : (
              <Button component={Link} href="/import">
                Import a file
              </Button>
            )
          }
        >
          {isFiltered ? "Widen the dates or clear a filter." : "Imports and pushes appear here as soon as they start."}
        </EmptyState>
      ) : (
        <>
          <RunTable runs={list} />
          {runs.hasNextPage && (
            <Center mt="md">
              <Button variant="default" loading={runs.isFetchingNextPage} onClick={() => void runs.fetchNextPage()}>
                Load older runs
              </Button>
            </Center>
          )}
        </>
      )}
    </>
  )
}

/** Ignores unknown kinds and states in the URL. */
const known = ({ kind, state, ...filters }: Filters): RunFilters => ({
  ...filters,
  ...(kind && kind in KIND_LABELS && { kind: kind as RunKind }),
  ...(state && state in STATE_LABELS && { state: state as RunState }),
})

function RunTable({ runs }: { runs: readonly RunSummary[] }) {
  return (
    <Table.ScrollContainer minWidth={760} type="native" tabIndex={0} role="group" aria-label="Runs">
      <Table aria-label="Runs" verticalSpacing="xs" highlightOnHover>
        <Table.Thead>
          <Table.Tr>
            <Table.Th>Run</Table.Th>
            <Table.Th>State</Table.Th>
            <Table.Th w="32%">Progress</Table.Th>
            <Table.Th>Started</Table.Th>
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody>
          {runs.map((run) => (
            <Table.Tr key={run.id}>
              <Table.Td>
                <Anchor component={Link} href={pathOfRun(run)} size="sm" style={{ overflowWrap: "anywhere" }}>
                  {titleOf(run)}
                </Anchor>
                <Text size="xs" c="dimmed">
                  {KIND_LABELS[run.kind]}
                  {run.schedule
                    ? `, started by the schedule ${run.schedule}`
                    : run.createdByName && `, started by ${run.createdByName}`}
                </Text>
              </Table.Td>
              <Table.Td>
                <State run={run} />
                {run.failure && (
                  <Text size="xs" c="dimmed" mt={2} maw="20rem" style={{ overflowWrap: "anywhere" }}>
                    {run.failure}
                  </Text>
                )}
              </Table.Td>
              <Table.Td>
                <RunProgress run={run} />
              </Table.Td>
              <Table.Td>
                <When at={run.createdAt} />
              </Table.Td>
            </Table.Tr>
          ))}
        </Table.Tbody>
      </Table>
    </Table.ScrollContainer>
  )
}
