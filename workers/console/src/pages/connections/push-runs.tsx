import { Anchor, Button, Group, Paper, Table, Text, Title } from "@mantine/core"
import { IconBroadcast } from "@tabler/icons-react"
import { useState } from "react"
import { Link } from "wouter"
import type { ConnectionRecord, PushRun } from "../../api/types.ts"
import { RunProgress, RunState } from "../../components/run-state.tsx"
import { factsOfPush } from "../../components/run-words.ts"
import { When } from "../../components/when.tsx"
import { EmptyState } from "../../components/empty-state.tsx"
import { ErrorState } from "../../components/error-state.tsx"
import { RowsSkeleton } from "../../components/page-skeleton.tsx"
import { useSession } from "../../session/session.ts"
import { usePushRuns } from "../runs/use-push-run.ts"

const INITIAL_LIMIT = 10
const MAX_LIMIT = 100

export function PushRuns({ connection: { id } }: { connection: ConnectionRecord }) {
  const { may } = useSession()
  const [limit, setLimit] = useState(INITIAL_LIMIT)
  const { data: runs, error, refetch, isFetching } = usePushRuns(id, limit)
  return (
    <Paper withBorder p="md">
      <Group justify="space-between" align="flex-end" gap="sm" mb="sm">
        <div>
          <Title order={2} size="h4">
            Push runs
          </Title>
          <Text size="sm" c="dimmed">
            <Anchor component={Link} href={`/activations?connectionId=${id}`} inherit>
              View activations
            </Anchor>
          </Text>
        </div>
        {may("activate") && (
          <Button
            component={Link}
            href={`/activations/push?connection=${id}`}
            variant="default"
            leftSection={<IconBroadcast size={16} aria-hidden />}
          >
            Push topics
          </Button>
        )}
      </Group>
      {error && !runs ? (
        <ErrorState error={error} onRetry={() => void refetch()} retrying={isFetching} />
      ) : !runs ? (
        <RowsSkeleton rows={3} />
      ) : runs.length === 0 ? (
        <EmptyState
          title="No push runs yet"
          icon={IconBroadcast}
          actions={
            <Button component={Link} href="/library" variant="default">
              Select topics in the library
            </Button>
          }
        >
          Select topics in your library and push them.
        </EmptyState>
      ) : (
        <>
          <RunTable runs={runs} />
          {runs.length === INITIAL_LIMIT && limit === INITIAL_LIMIT && (
            <Button variant="default" size="xs" mt="sm" loading={isFetching} onClick={() => setLimit(MAX_LIMIT)}>
              Show more
            </Button>
          )}
        </>
      )}
    </Paper>
  )
}

function RunTable({ runs }: { runs: readonly PushRun[] }) {
  return (
    <Table.ScrollContainer minWidth={560} type="native">
      <Table aria-label="Push runs" verticalSpacing="xs">
        <Table.Thead>
          <Table.Tr>
            <Table.Th>Started</Table.Th>
            <Table.Th>Status</Table.Th>
            <Table.Th w="45%">Progress</Table.Th>
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody>
          {runs.map((run) => (
            <Table.Tr key={run.runId}>
              <Table.Td style={{ whiteSpace: "nowrap" }}>
                <Anchor component={Link} href={`/runs/push/${run.runId}`} size="sm">
                  <When at={run.createdAt} />
                </Anchor>
              </Table.Td>
              <Table.Td>
                <RunState run={factsOfPush(run)} />
              </Table.Td>
              <Table.Td>
                <RunProgress run={factsOfPush(run)} />
                {run.failure && (
                  <Text size="xs" c="dimmed">
                    {run.failure}
                  </Text>
                )}
              </Table.Td>
            </Table.Tr>
          ))}
        </Table.Tbody>
      </Table>
    </Table.ScrollContainer>
  )
}
