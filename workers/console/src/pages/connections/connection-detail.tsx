import { Alert, Button, Code, Paper, Stack, Text, Title } from "@mantine/core"
import { IconPencil, IconPlugConnected, IconTrash } from "@tabler/icons-react"
import { useState } from "react"
import { Link } from "wouter"
import { isOutbound, isInbound } from "../../../../../src/organizations/connections/kinds.ts"
import { messageOf } from "../../api/errors.ts"
import type { ConnectionRecord } from "../../api/types.ts"
import { BackLink } from "../../components/back-link.tsx"
import { DIRECTION_LABELS, PLATFORM_LABELS } from "../../components/connection-names.ts"
import { When } from "../../components/when.tsx"
import { PageHeader } from "../../components/page-header.tsx"
import { useSession } from "../../session/session.ts"
import { useTestConnection } from "./change-connections.ts"
import { StatusBadge } from "./connection-list.tsx"
import classes from "./connections.module.css"
import { DeleteConnection } from "./delete-connection.tsx"
import { describeTest } from "./describe-test.ts"
import { PushRuns } from "./push-runs.tsx"
import { Schedules } from "./schedules.tsx"
import { settingsOf } from "./settings.ts"
import { SyncRuns } from "./sync-runs.tsx"

export function ConnectionDetail({ connection }: { connection: ConnectionRecord }) {
  const { id, name, platform, direction, status, lastTestedAt } = connection
  const { may } = useSession()
  const [deleting, setDeleting] = useState(false)
  const test = useTestConnection(id)
  const result = test.data
  return (
    <>
      <BackLink href="/connections">All connections</BackLink>
      <PageHeader
        title={name}
        lead={
          <>
            {PLATFORM_LABELS[platform]} · {DIRECTION_LABELS[direction]} <StatusBadge status={status} />{" "}
            {lastTestedAt && (
              <>
                Last tested <When at={lastTestedAt} />
              </>
            )}
          </>
        }
        actions={
          may("connections") && (
            <>
              <Button
                leftSection={<IconPlugConnected size={16} aria-hidden />}
                loading={test.isPending}
                onClick={() => test.mutate()}
              >
                Test
              </Button>
              <Button
                component={Link}
                href={`/connections/${id}/edit`}
                variant="default"
                leftSection={<IconPencil size={16} aria-hidden />}
              >
                Edit
              </Button>
              <Button
                variant="light"
                color="red"
                leftSection={<IconTrash size={16} aria-hidden />}
                onClick={() => setDeleting(true)}
              >
                Delete
              </Button>
            </>
          )
        }
      />
      <Stack gap="lg">
        {(result ?? test.error) && !test.isPending && (
          <Alert
            color={result?.success ? "teal" : "red"}
            role="status"
            title={result?.success ? "Test succeeded" : "Test failed"}
          >
            {result ? describeTest(result) : messageOf(test.error)}
          </Alert>
        )}
        {connection.warnings && (
          <Alert color="yellow" role="status" title="Settings without effect">
            {connection.warnings.join(". ")}
          </Alert>
        )}
        {isInbound(direction) && <SyncRuns connection={connection} />}
        {isOutbound(direction) && <PushRuns connection={connection} />}
        {isOutbound(direction) && <Schedules connection={connection} />}
        <Settings connection={connection} />
      </Stack>
      <DeleteConnection connection={connection} opened={deleting} onClose={() => setDeleting(false)} />
    </>
  )
}

function Settings({ connection }: { connection: ConnectionRecord }) {
  const settings = settingsOf(connection)
  return (
    <Paper withBorder p="md">
      <Title order={2} size="h4" mb="xs">
        Settings
      </Title>
      <dl className={classes["facts"]}>
        {settings.map(({ label, text, isCode }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{isCode ? <Code>{text}</Code> : text}</dd>
          </div>
        ))}
        <div>
          <dt>ID</dt>
          <dd>{connection.id}</dd>
        </div>
        <div>
          <dt>Created</dt>
          <dd>
            <When at={connection.createdAt} />
          </dd>
        </div>
      </dl>
      <Text size="sm" c="dimmed" mt="sm">
        Credentials are stored encrypted and never shown. You can replace them.
      </Text>
    </Paper>
  )
}
