import { Anchor, Badge, Button, Paper, Stack, Table, Text, Title } from "@mantine/core"
import { IconPlug, IconPlus } from "@tabler/icons-react"
import { Link } from "wouter"
import type { ConnectionRecord, Direction } from "../../api/routes/connections.ts"
import { useConnections } from "../../api/use-connections.ts"
import { PLATFORM_LABELS, STATUS_COLORS } from "../../components/connection-names.ts"
import { dateAndTime } from "../../components/dates.ts"
import { EmptyState } from "../../components/empty-state.tsx"
import { ErrorState } from "../../components/error-state.tsx"
import { PageHeader } from "../../components/page-header.tsx"
import { RowsSkeleton } from "../../components/page-skeleton.tsx"
import { useSession } from "../../session/session.ts"
import { MAX_CONNECTIONS } from "./change-connections.ts"
import { SCHEDULE_LABELS } from "./inbound-fields.ts"
import { TestButton } from "./test-button.tsx"

const GROUPS: readonly { direction: Direction; title: string }[] = [
  { direction: "outbound", title: "Sending segments out" },
  { direction: "inbound", title: "Bringing topics in" },
  { direction: "bidirectional", title: "Both ways" },
]

export function ConnectionList() {
  const { may } = useSession()
  const { data: connections, error, refetch } = useConnections()
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
        lead="Where your topics come from, and the platforms they are pushed to."
        help="Credentials are stored encrypted and never shown again. A test changes nothing on the other side. Syncs and pushes in the background go on when you close this page."
        actions={create}
      />
      {error ? (
        <ErrorState error={error} onRetry={() => void refetch()} />
      ) : !connections ? (
        <RowsSkeleton rows={5} />
      ) : connections.length === 0 ? (
        <EmptyState title="No connections yet" icon={IconPlug} actions={create}>
          Connect a platform to push segments to it, or a source to bring topics in.
        </EmptyState>
      ) : (
        <Stack gap="lg">
          <Text size="sm" c="dimmed">
            {connections.length} of {MAX_CONNECTIONS} in use
            {isFull && may("connections") && ". Delete one to make room for another."}
          </Text>
          {GROUPS.map(({ direction, title }) => (
            <ConnectionGroup
              key={direction}
              title={title}
              connections={connections.filter((one) => one.direction === direction)}
            />
          ))}
        </Stack>
      )}
    </>
  )
}

function ConnectionGroup({ title, connections }: { title: string; connections: readonly ConnectionRecord[] }) {
  const { may } = useSession()
  if (connections.length === 0) return null
  return (
    <Paper withBorder p="md">
      <Title order={2} size="h4" mb="xs">
        {title}
      </Title>
      <Table.ScrollContainer minWidth={640} type="native">
        <Table aria-label={title} verticalSpacing="xs">
          <Table.Thead>
            <Table.Tr>
              <Table.Th>Name</Table.Th>
              <Table.Th>Platform</Table.Th>
              <Table.Th>Details</Table.Th>
              <Table.Th>State</Table.Th>
              <Table.Th>Last test</Table.Th>
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
                <Table.Td>
                  <Anchor component={Link} href={`/connections/${connection.id}`} size="sm">
                    {connection.name}
                  </Anchor>
                </Table.Td>
                <Table.Td>{PLATFORM_LABELS[connection.platform]}</Table.Td>
                <Table.Td c="dimmed" style={{ overflowWrap: "anywhere" }}>
                  {detailsOf(connection)}
                </Table.Td>
                <Table.Td>
                  <StateBadge status={connection.status} />
                </Table.Td>
                <Table.Td style={{ whiteSpace: "nowrap" }}>
                  {connection.lastTestedAt ? dateAndTime(connection.lastTestedAt) : "never"}
                </Table.Td>
                {may("connections") && (
                  <Table.Td>
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

export const StateBadge = ({ status }: Pick<ConnectionRecord, "status">) => (
  <Badge variant="light" color={STATUS_COLORS[status]}>
    {status === "error" ? "last test failed" : status}
  </Badge>
)

/** What tells one connection from another at a glance. */
function detailsOf({ config }: ConnectionRecord): string {
  const address = config["base_url"] ?? config["api_base_url"]
  const host = typeof address === "string" && URL.canParse(address) ? new URL(address).host : undefined
  const schedule = SCHEDULE_LABELS[config["schedule"] as keyof typeof SCHEDULE_LABELS] as string | undefined
  return [host, config["match_key"], schedule?.toLowerCase()].filter(Boolean).join(" · ")
}
