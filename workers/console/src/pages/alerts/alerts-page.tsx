import { Button, Group, Paper, Stack, Text, Title } from "@mantine/core"
import { IconBell } from "@tabler/icons-react"
import { Link } from "wouter"
import { useAlerts, useReadAlerts } from "../../api/use-alerts.ts"
import { EmptyState } from "../../components/empty-state.tsx"
import { ErrorState } from "../../components/error-state.tsx"
import { PageHeader } from "../../components/page-header.tsx"
import { RowsSkeleton } from "../../components/page-skeleton.tsx"
import { Tag } from "../../components/tag.tsx"
import { When } from "../../components/when.tsx"
import { AlertSettingsForm } from "./alert-settings-form.tsx"

export function Page() {
  const { data: alerts, error, refetch } = useAlerts()
  const read = useReadAlerts()
  return (
    <>
      <PageHeader
        title="Alerts"
        lead="What went wrong or needs a decision, and who is notified."
        help="Everyone in the organization sees the same alerts. Each person marks them as read for themselves. Alerts are kept for 90 days."
        actions={
          alerts &&
          alerts.unread > 0 && (
            <Button variant="default" loading={read.isPending} onClick={() => read.mutate(undefined)}>
              Mark all as read
            </Button>
          )
        }
      />
      <Stack gap="xl">
        {error ? (
          <ErrorState error={error} onRetry={() => void refetch()} />
        ) : !alerts ? (
          <RowsSkeleton rows={4} />
        ) : alerts.data.length === 0 ? (
          <EmptyState
            title="No alerts"
            icon={IconBell}
            actions={
              <Button component={Link} href="/runs" variant="default">
                See all runs
              </Button>
            }
          >
            Failed runs, stale segments, rejected credentials and exhausted quotas appear here.
          </EmptyState>
        ) : (
          <Stack gap="xs" component="ul" p={0} m={0} style={{ listStyle: "none" }} aria-label="Alerts">
            {alerts.data.map((alert) => (
              <Paper key={alert.id} withBorder p="sm" component="li">
                <Group gap="xs" align="baseline">
                  <Title order={2} size="h5" fw={alert.read ? 500 : 700} style={{ overflowWrap: "anywhere" }}>
                    {alert.title}
                  </Title>
                  {!alert.read && <Tag color="orange">Unread</Tag>}
                  {alert.operators && <Tag color="gray">Operators</Tag>}
                </Group>
                {alert.detail && (
                  <Text size="sm" style={{ overflowWrap: "anywhere" }}>
                    {alert.detail}
                  </Text>
                )}
                <Group gap="md" mt={4}>
                  <Text size="xs" c="dimmed">
                    <When at={alert.createdAt} />
                  </Text>
                  <Text
                    size="sm"
                    component={Link}
                    href={alert.link}
                    onClick={() => {
                      if (!alert.read) read.mutate([alert.id])
                    }}
                  >
                    Open
                  </Text>
                </Group>
              </Paper>
            ))}
          </Stack>
        )}
        <AlertSettingsForm />
      </Stack>
    </>
  )
}
