import { Anchor, Button, Center, Checkbox, Code, Group, Paper, Table, Text, Title } from "@mantine/core"
import { IconDownload } from "@tabler/icons-react"
import { Fragment, useState } from "react"
import { Link } from "wouter"
import { urlOf } from "../../api/call.ts"
import { inWords } from "../../api/errors.ts"
import type { Platform, RowOutcome, RunRow, RunSummary } from "../../api/types.ts"
import { PLATFORM_LABELS } from "../../components/connection-names.ts"
import { ErrorState } from "../../components/error-state.tsx"
import { FilterBar } from "../../components/filter-bar.tsx"
import { RowsSkeleton } from "../../components/page-skeleton.tsx"
import { Tag } from "../../components/tag.tsx"
import { useUrlFilters } from "../../components/use-url-filters.ts"
import { useSession } from "../../session/session.ts"
import { ReasonGroups } from "./reason-groups.tsx"
import { OUTCOME_COLORS, OUTCOME_LABELS, OUTCOMES_OF } from "./run-names.ts"
import { type RowFilters, useRunRows } from "./use-runs.ts"

const NAMES = ["outcome", "search", "reason"] as const
type Filters = Partial<Record<(typeof NAMES)[number], string>>

type RunRowsProps = {
  run: RunSummary
  selected: ReadonlySet<string>
  onSelect: (selected: ReadonlySet<string>) => void
}

const HEADINGS: Record<RunSummary["kind"], string> = {
  import: "Rows",
  sync: "Items",
  push: "Segments",
  refresh: "Segments",
  export: "Errors",
  job: "Errors",
}

export function RunRows({ run, selected, onSelect }: RunRowsProps) {
  const { may } = useSession()
  const [filters, setFilters] = useUrlFilters<Filters>(NAMES)
  const known: RowFilters = {
    ...(filters.search && { search: filters.search }),
    ...(filters.reason && { reason: filters.reason }),
    ...(isOutcome(filters.outcome) && { outcome: filters.outcome }),
  }
  const rows = useRunRows(run, known, `${run.state} ${run.processed} ${run.failed}`)
  const list = rows.data?.pages.flatMap(({ data }) => data)
  const options = OUTCOMES_OF[run.kind].map((value) => ({ value, label: OUTCOME_LABELS[value] }))
  const download = urlOf("GET /api/runs/{kind}/{id}/rows", {
    params: { kind: run.kind, id: run.id },
    query: { ...known, format: "csv" },
  })
  const canRetry = run.kind === "push" && may("activate")
  return (
    <>
      <ReasonGroups run={run} shown={filters.reason} onShow={(reason) => setFilters({ ...filters, reason })} />
      <Paper withBorder p="md" component="section" aria-label={HEADINGS[run.kind]}>
        <Group justify="space-between" gap="sm" mb="sm">
          <Title order={2} size="h4">
            {HEADINGS[run.kind]}
          </Title>
          <Button
            component="a"
            href={download}
            variant={run.kind === "refresh" ? "filled" : "default"}
            size="xs"
            leftSection={<IconDownload size={14} aria-hidden />}
          >
            {run.kind === "refresh" ? "Download old and new IDs" : "Download CSV"}
          </Button>
        </Group>
        <FilterBar
          value={filters}
          onChange={setFilters}
          searchLabel="Search this run"
          fields={[{ name: "outcome", label: "Outcome", options }]}
        />
        {rows.error && !list ? (
          <ErrorState error={rows.error} onRetry={() => void rows.refetch()} />
        ) : !list ? (
          <RowsSkeleton rows={6} />
        ) : list.length === 0 ? (
          <Text size="sm" c="dimmed" mt="md">
            {Object.keys(known).length > 0 ? "No matches. Clear the search or the outcome." : emptyText(run)}
          </Text>
        ) : (
          <>
            <RowTable rows={list} kind={run.kind} canRetry={canRetry} selected={selected} onSelect={onSelect} />
            {run.kind === "push" && run.skipped > 0 && (
              <Text size="sm" c="dimmed" mt="sm">
                {run.skipped.toLocaleString("en-US")} more were already live on the connection and are not part of this
                run.
              </Text>
            )}
            {rows.hasNextPage && (
              <Center mt="md">
                <Button variant="default" loading={rows.isFetchingNextPage} onClick={() => void rows.fetchNextPage()}>
                  Load more
                </Button>
              </Center>
            )}
          </>
        )}
      </Paper>
    </>
  )
}

const isOutcome = (text: string | undefined): text is RowOutcome => text !== undefined && text in OUTCOME_LABELS

function emptyText({ kind, state }: RunSummary): string {
  if (kind === "job" || kind === "export") return "No errors."
  if (state === "running" || state === "waiting") return "No results yet."
  return "The run ended before it processed anything, or its outcomes have expired."
}

type RowTableProps = Omit<RunRowsProps, "run"> & {
  rows: readonly RunRow[]
  kind: RunSummary["kind"]
  canRetry: boolean
}

function RowTable({ rows, kind, canRetry, selected, onSelect }: RowTableProps) {
  const [open, setOpen] = useState<string | null>(null)
  const failed = rows.filter(({ outcome }) => outcome === "failed").map(({ id }) => id)
  const showsRows = kind === "import" || kind === "sync"
  const showsSegments = kind === "push" || kind === "refresh"
  const showsBoxes = canRetry && failed.length > 0
  const toggle = (id: string) => {
    const next = new Set(selected)
    if (!next.delete(id)) next.add(id)
    onSelect(next)
  }
  const columns = 4 + Number(showsRows) + Number(showsSegments) + Number(showsBoxes)
  return (
    <Table.ScrollContainer minWidth={720} type="native" tabIndex={0} role="group" aria-label="Outcomes">
      <Table aria-label="Outcomes" verticalSpacing={6}>
        <Table.Thead>
          <Table.Tr>
            {showsBoxes && (
              <Table.Th w={36}>
                <Checkbox
                  size="xs"
                  aria-label="Select all failed on this page"
                  checked={failed.every((id) => selected.has(id))}
                  onChange={(event) => onSelect(new Set(event.currentTarget.checked ? failed : []))}
                />
              </Table.Th>
            )}
            {showsRows && <Table.Th>Row</Table.Th>}
            <Table.Th>Name</Table.Th>
            <Table.Th>Outcome</Table.Th>
            <Table.Th>Why</Table.Th>
            {showsSegments && <Table.Th>Segment ID</Table.Th>}
            <Table.Th>
              <Text size="xs" inherit c="dimmed">
                Details
              </Text>
            </Table.Th>
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody>
          {rows.map((row) => (
            <Fragment key={row.id}>
              <Table.Tr>
                {showsBoxes && (
                  <Table.Td>
                    {row.outcome === "failed" && (
                      <Checkbox
                        size="xs"
                        aria-label={`Select ${row.name ?? row.id}`}
                        checked={selected.has(row.id)}
                        onChange={() => toggle(row.id)}
                      />
                    )}
                  </Table.Td>
                )}
                {showsRows && <Table.Td>{row.row}</Table.Td>}
                <Table.Td style={{ overflowWrap: "anywhere" }} maw="24rem">
                  {row.topicId ? (
                    <Anchor component={Link} href={`/library/${row.topicId}`} size="sm">
                      {row.name ?? row.topicId}
                    </Anchor>
                  ) : (
                    (row.name ?? "No name")
                  )}
                </Table.Td>
                <Table.Td>
                  <Tag color={OUTCOME_COLORS[row.outcome]}>{OUTCOME_LABELS[row.outcome]}</Tag>
                </Table.Td>
                <Table.Td style={{ overflowWrap: "anywhere" }} maw="22rem">
                  {row.reason && inWords(row.reason)}
                </Table.Td>
                {showsSegments && (
                  <Table.Td style={{ overflowWrap: "anywhere" }}>
                    {row.oldSegmentId && (
                      <Text size="xs" c="dimmed">
                        Before: {row.oldSegmentId}
                      </Text>
                    )}
                    {row.segmentId}
                    {kind === "refresh" && row.platform && (
                      <Text size="xs" c="dimmed">
                        {PLATFORM_LABELS[row.platform as Platform] ?? row.platform}
                      </Text>
                    )}
                  </Table.Td>
                )}
                <Table.Td>
                  {(row.sent ?? row.received) && (
                    <Button
                      variant="subtle"
                      size="compact-xs"
                      aria-expanded={open === row.id}
                      aria-label={`${open === row.id ? "Hide" : "Show"} details of ${row.name ?? row.id}`}
                      onClick={() => setOpen(open === row.id ? null : row.id)}
                    >
                      {open === row.id ? "Hide" : "Show"}
                    </Button>
                  )}
                </Table.Td>
              </Table.Tr>
              {open === row.id && (
                <Table.Tr>
                  <Table.Td colSpan={columns}>
                    <Exchanged title="Sent" values={row.sent} />
                    <Exchanged title="Received" values={row.received} />
                  </Table.Td>
                </Table.Tr>
              )}
            </Fragment>
          ))}
        </Table.Tbody>
      </Table>
    </Table.ScrollContainer>
  )
}

function Exchanged({ title, values }: { title: string; values: Record<string, string> | null }) {
  return (
    <div>
      <Text size="xs" fw={600}>
        {title}
      </Text>
      {values ? (
        Object.entries(values).map(([name, value]) => (
          <Text key={name} size="xs" style={{ overflowWrap: "anywhere" }}>
            {name}: <Code>{value}</Code>
          </Text>
        ))
      ) : (
        <Text size="xs" c="dimmed">
          Nothing
        </Text>
      )}
    </div>
  )
}
