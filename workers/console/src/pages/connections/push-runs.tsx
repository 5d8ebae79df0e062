import { Anchor, Badge, Button, Drawer, Group, Paper, Table, Text, Title, UnstyledButton } from "@mantine/core"
import { IconBroadcast } from "@tabler/icons-react"
import { useState } from "react"
import { Link } from "wouter"
import type { ConnectionRecord, PushRun } from "../../api/types.ts"
import { RUN_COLORS } from "../../components/connection-names.ts"
import { When } from "../../components/when.tsx"
import { EmptyState } from "../../components/empty-state.tsx"
import { ErrorState } from "../../components/error-state.tsx"
import { RowsSkeleton } from "../../components/page-skeleton.tsx"
import { sentenceCase } from "../../components/sentence-case.ts"
import { useSession } from "../../session/session.ts"
import { PushRunView, RunProgress } from "../activations/push-run-view.tsx"
import { usePushRuns } from "../activations/use-push-run.ts"

const INITIAL_LIMIT = 10
const MAX_LIMIT = 100

export function PushRuns({ connection: { id } }: { connection: ConnectionRecord }) {
  const { may } = useSession()
  const [limit, setLimit] = useState(INITIAL_LIMIT)
  const [openId, setOpenId] = useState<string | null>(null)
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
          <RunTable runs={runs} onOpen={setOpenId} />
          {runs.length === INITIAL_LIMIT && limit === INITIAL_LIMIT && (
            <Button variant="default" size="xs" mt="sm" loading={isFetching} onClick={() => setLimit(MAX_LIMIT)}>
              Show more
            </Button>
          )}
        </>
      )}
      <Drawer
        opened={openId !== null}
        onClose={() => setOpenId(null)}
        position="right"
        size="lg"
        title="Push run"
        closeButtonProps={{ "aria-label": "Close" }}
      >
        {openId && <PushRunView key={openId} connectionId={id} runId={openId} />}
      </Drawer>
    </Paper>
  )
}

function RunTable({ runs, onOpen }: { runs: readonly PushRun[]; onOpen: (runId: string) => void }) {
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
                <UnstyledButton fz="sm" td="underline" onClick={() => onOpen(run.runId)}>
                  <When at={run.createdAt} />
                </UnstyledButton>
              </Table.Td>
              <Table.Td>
                <Badge variant="light" color={RUN_COLORS[run.status]}>
                  {sentenceCase(run.status)}
                </Badge>
              </Table.Td>
              <Table.Td>
                <RunProgress run={run} />
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
