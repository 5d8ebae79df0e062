import { Button, Center, Code, Group, Table, Text, TextInput } from "@mantine/core"
import { IconDownload, IconHistory } from "@tabler/icons-react"
import { useInfiniteQuery } from "@tanstack/react-query"
import { call, urlOf } from "../../api/call.ts"
import { inZone, ZONE } from "../../components/dates.ts"
import { When } from "../../components/when.tsx"
import { EmptyState } from "../../components/empty-state.tsx"
import { ErrorState } from "../../components/error-state.tsx"
import { PageHeader } from "../../components/page-header.tsx"
import { RowsSkeleton } from "../../components/page-skeleton.tsx"
import { useUrlFilters } from "../../components/use-url-filters.ts"
import { useSession } from "../../session/session.ts"
import { actionText } from "./action-words.ts"
import { detailLines } from "./detail-lines.ts"

const NAMES = ["actor", "action", "orgId", "from", "to"] as const
type Filters = Partial<Record<(typeof NAMES)[number], string>>

const TEXT_FILTERS = { actor: "Actor", action: "Action", orgId: "Organization" } as const
const DATE_FILTERS = { from: `From (${ZONE})`, to: `To (${ZONE})` } as const

export function Page() {
  const { user, organization } = useSession()
  const [filters, setFilters] = useUrlFilters<Filters>(NAMES)
  // Operators see the log of all organizations.
  const route = user.operator ? "GET /api/admin/audit" : "GET /api/audit"
  const log = useInfiniteQuery({
    queryKey: ["audit", filters],
    queryFn: ({ pageParam, signal }) =>
      call(route, { query: { ...inZone(filters), ...(pageParam && { cursor: pageParam }) }, signal }),
    initialPageParam: "",
    getNextPageParam: ({ next }) => next,
  })
  const entries = log.data?.pages.flatMap(({ data }) => data)
  const input = (name: keyof Filters, label: string, type: "text" | "date") => (
    <TextInput
      key={name}
      type={type}
      label={label}
      defaultValue={filters[name] ?? ""}
      onChange={(event) =>
        type === "date" && setFilters({ ...filters, [name]: event.currentTarget.value || undefined })
      }
      onBlur={(event) => setFilters({ ...filters, [name]: event.currentTarget.value.trim() || undefined })}
      onKeyDown={(event) => event.key === "Enter" && event.currentTarget.blur()}
    />
  )
  return (
    <>
      <PageHeader
        title="Audit"
        lead={`Who viewed and changed what in ${user.operator ? "all organizations" : organization.name}, newest first.`}
        help="Sign-ins, exports, imports, pushes, renames, members, keys, connections, match values and operators' actions. Entries never change, and are deleted only after the installation’s retention period. Use the request ID to find the request in the server logs."
        actions={
          <Button
            component="a"
            variant="default"
            href={urlOf(route, { query: { ...inZone(filters), format: "csv" } })}
            leftSection={<IconDownload size={16} aria-hidden />}
          >
            Download CSV
          </Button>
        }
      />
      <Group gap="sm" align="flex-end" mb="md" role="search" aria-label="Search the audit log">
        {Object.entries(TEXT_FILTERS)
          .filter(([name]) => name !== "orgId" || user.operator)
          .map(([name, label]) => input(name as keyof Filters, label, "text"))}
        {Object.entries(DATE_FILTERS).map(([name, label]) => input(name as keyof Filters, label, "date"))}
      </Group>
      {log.error ? (
        <ErrorState error={log.error} onRetry={() => void log.refetch()} />
      ) : !entries ? (
        <RowsSkeleton rows={8} />
      ) : entries.length === 0 ? (
        <EmptyState
          title="No entries match"
          icon={IconHistory}
          actions={Object.keys(filters).length > 0 && <Button onClick={() => setFilters({})}>Clear filters</Button>}
        >
          Widen the date range or clear a filter.
        </EmptyState>
      ) : (
        <>
          <Table.ScrollContainer minWidth={820} type="native" tabIndex={0} role="group" aria-label="Audit log">
            <Table aria-label="Audit log" verticalSpacing="xs">
              <Table.Thead>
                <Table.Tr>
                  <Table.Th>Time</Table.Th>
                  <Table.Th>Actor</Table.Th>
                  <Table.Th>What happened</Table.Th>
                  <Table.Th>Target</Table.Th>
                  <Table.Th>Details</Table.Th>
                </Table.Tr>
              </Table.Thead>
              <Table.Tbody>
                {entries.map((entry) => (
                  <Table.Tr key={entry.id}>
                    <Table.Td style={{ whiteSpace: "nowrap" }}>
                      <When at={entry.at} />
                    </Table.Td>
                    <Table.Td>{entry.actorEmail ?? entry.actor}</Table.Td>
                    <Table.Td>{actionText(entry.action)}</Table.Td>
                    <Table.Td>
                      {entry.target}
                      {user.operator && entry.orgId && (
                        <Text size="xs" c="dimmed">
                          {entry.orgId}
                        </Text>
                      )}
                    </Table.Td>
                    <Table.Td>
                      <EntryDetails entry={entry} />
                    </Table.Td>
                  </Table.Tr>
                ))}
              </Table.Tbody>
            </Table>
          </Table.ScrollContainer>
          {log.hasNextPage && (
            <Center mt="md">
              <Button variant="default" loading={log.isFetchingNextPage} onClick={() => void log.fetchNextPage()}>
                Load older entries
              </Button>
            </Center>
          )}
        </>
      )}
    </>
  )
}

type Entry = { action: string; target: string; details: Record<string, unknown>; requestId: string }

/** Readable details, with the stored JSON on demand. */
function EntryDetails({ entry: { action, target, details, requestId } }: { entry: Entry }) {
  return (
    <>
      {detailLines(details).map((line) => (
        <Text key={line} size="sm" style={{ overflowWrap: "anywhere" }}>
          {line}
        </Text>
      ))}
      <details>
        <Text size="xs" c="dimmed" component="summary">
          Details
        </Text>
        <Code block style={{ whiteSpace: "pre-wrap", overflowWrap: "anywhere" }}>
          {JSON.stringify({ action, target, details, requestId }, null, 2)}
        </Code>
      </details>
    </>
  )
}
