import { Anchor, Badge, Button, Group, Paper, Stack, Table, Text, Title } from "@mantine/core"
import { IconPlug, IconPlus } from "@tabler/icons-react"
import { Link } from "wouter"
import { isOutbound } from "../../../../../src/organizations/connections/kinds.ts"
import type { ConnectionBoard, ConnectionRecord, Direction } from "../../api/types.ts"
import { useConnectionCounts, useConnections } from "../../api/use-connections.ts"
import { PLATFORM_LABELS, STATUS_COLORS } from "../../components/connection-names.ts"
import { When } from "../../components/when.tsx"
import { EmptyState } from "../../components/empty-state.tsx"
import { ErrorState } from "../../components/error-state.tsx"
import { PageHeader } from "../../components/page-header.tsx"
import { RowsSkeleton } from "../../components/page-skeleton.tsx"
import { sentenceCase } from "../../components/sentence-case.ts"
import stacked from "../../components/stacked-table.module.css"
import { useSession } from "../../session/session.ts"
import { MAX_CONNECTIONS } from "./change-connections.ts"
import { SCHEDULE_LABELS } from "../../../../../src/knowledge/sources/common.ts"
import { TestButton } from "./test-button.tsx"

const GROUPS: readonly { direction: Direction; title: string }[] = [
  { direction: "outbound", title: "Outbound" },
  { direction: "inbound", title: "Inbound" },
  { direction: "bidirectional", title: "Inbound and outbound" },
]

export function ConnectionList() {
  const { may } = useSession()
  const { data: connections, error, refetch } = useConnections()
  const { data: counts } = useConnectionCounts()
  const isFull = (connections?.length ?? 0) >= MAX_CONNECTIONS
  const create = may("connections") && !isFull && (
    <Button component={Link} href="/connections/new" leftSection={<IconPlus size={16} aria-hidden />}>
      New connection
    </Button>
  )
  return (
    <>
      <PageHeader
        title="Connections"
        lead="Sources you sync topics from, and platforms you push segments to."
        help="Credentials are stored encrypted and never shown again. A test changes nothing on the platform. Background syncs and pushes continue when you close this page."
        actions={create}
      />
      {error ? (
        <ErrorState error={error} onRetry={() => void refetch()} />
      ) : !connections ? (
        <RowsSkeleton rows={5} />
      ) : connections.length === 0 ? (
        <EmptyState title="No connections yet" icon={IconPlug} actions={create}>
          Connect a platform to push segments, or a source to sync topics.
        </EmptyState>
      ) : (
        <Stack gap="lg">
          <Text size="sm" c="dimmed">
            {connections.length} of {MAX_CONNECTIONS} used
            {isFull && may("connections") && ". Delete a connection to add another one."}
          </Text>
          {GROUPS.map(({ direction, title }) => (
            <ConnectionGroup
              key={direction}
              title={title}
              connections={connections.filter((one) => one.direction === direction)}
              counts={isOutbound(direction) ? (counts ?? []) : null}
            />
          ))}
        </Stack>
      )}
    </>
  )
}

type ConnectionGroupProps = {
  title: string
  connections: readonly ConnectionRecord[]
  /** Null for connections that have no segments. */
  counts: readonly ConnectionBoard[] | null
}

function ConnectionGroup({ title, connections, counts }: ConnectionGroupProps) {
  const { may } = useSession()
  if (connections.length === 0) return null
  return (
    <Paper withBorder p="md">
      <Title order={2} size="h4" mb="xs">
        {title}
      </Title>
      <Table.ScrollContainer minWidth={0} type="native">
        <Table aria-label={title} verticalSpacing="xs" className={stacked["table"]}>
          <Table.Thead>
            <Table.Tr>
              <Table.Th>Name</Table.Th>
              <Table.Th>Platform</Table.Th>
              {counts && (
                <>
                  <Table.Th>Segments</Table.Th>
                  <Table.Th>Last push</Table.Th>
                </>
              )}
              <Table.Th>Status</Table.Th>
              <Table.Th>Last tested</Table.Th>
              {may("connections") && (
                <Table.Th>
                  <span className="visually-hidden">Test</span>
                </Table.Th>
              )}
            </Table.Tr>
          </Table.Thead>
          <Table.Tbody>
            {connections.map((connection) => (
              <Table.Tr key={connection.id}>
                <Table.Td data-label="Name">
                  <Anchor component={Link} href={`/connections/${connection.id}`} size="sm">
                    {connection.name}
                  </Anchor>
                </Table.Td>
                <Table.Td data-label="Platform" style={{ overflowWrap: "anywhere" }}>
                  <div>
                    {PLATFORM_LABELS[connection.platform]}
                    <Text size="xs" c="dimmed">
                      {detailsOf(connection)}
                    </Text>
                  </div>
                </Table.Td>
                {counts && <SegmentCells id={connection.id} counts={counts.find(({ id }) => id === connection.id)} />}
                <Table.Td data-label="Status">
                  <StatusBadge status={connection.status} />
                </Table.Td>
                <Table.Td data-label="Last tested">
                  {connection.lastTestedAt ? <When at={connection.lastTestedAt} /> : "Never"}
                </Table.Td>
                {may("connections") && (
                  <Table.Td data-label="Test">
                    <TestButton connection={connection} />
                  </Table.Td>
                )}
              </Table.Tr>
            ))}
          </Table.Tbody>
        </Table>
      </Table.ScrollContainer>
    </Paper>
  )
}

/** Readable on light and dark backgrounds. */
const COUNT_COLORS: Readonly<Record<string, string>> = {
  failed: "light-dark(var(--mantine-color-red-8), var(--mantine-color-red-4))",
  stale: "light-dark(var(--mantine-color-orange-9), var(--mantine-color-orange-4))",
}

/** Each count links to its segments. */
function SegmentCells({ id, counts }: { id: string; counts: ConnectionBoard | undefined }) {
  const link = (count: number, word: string, filter: string) => (
    <Anchor
      component={Link}
      href={`/activations?connectionId=${id}&${filter}`}
      inherit
      {...(count > 0 && { c: COUNT_COLORS[word] })}
      style={{ whiteSpace: "nowrap" }}
    >
      {count.toLocaleString("en-US")} {word}
    </Anchor>
  )
  return (
    <>
      <Table.Td data-label="Segments">
        {counts && (
          <Group gap="0 0.6rem" wrap="wrap">
            {link(counts.live, "live", "status=active")}
            {counts.failed > 0 && link(counts.failed, "failed", "status=error")}
            {(counts.stale ?? 0) > 0 && link(counts.stale ?? 0, "stale", "stale=true")}
          </Group>
        )}
      </Table.Td>
      <Table.Td data-label="Last push">
        {counts && (counts.lastPushAt ? <When at={counts.lastPushAt} /> : "Never")}
      </Table.Td>
    </>
  )
}

export const StatusBadge = ({ status }: Pick<ConnectionRecord, "status">) => (
  <Badge variant="light" color={STATUS_COLORS[status]}>
    {status === "error" ? "Last test failed" : sentenceCase(status)}
  </Badge>
)

/** Details that distinguish connections of the same kind. */
function detailsOf({ config }: ConnectionRecord): string {
  const url = config["base_url"] ?? config["api_base_url"]
  const host = typeof url === "string" && URL.canParse(url) ? new URL(url).host : undefined
  const schedule = SCHEDULE_LABELS[config["schedule"] as keyof typeof SCHEDULE_LABELS] as string | undefined
  return [host, config["match_key"], schedule?.toLowerCase()].filter(Boolean).join(" · ")
}
