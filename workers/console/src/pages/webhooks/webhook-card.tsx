import { Alert, Button, Group, Paper, Stack, Text, Title } from "@mantine/core"
import { useState } from "react"
import { messageOf } from "../../api/errors.ts"
import type { WebhookRecord } from "../../api/types.ts"
import { ConfirmDialog } from "../../components/confirm-dialog.tsx"
import { Tag } from "../../components/tag.tsx"
import { When } from "../../components/when.tsx"
import { DeliveriesDialog } from "./deliveries-dialog.tsx"
import { RotateSecretDialog } from "./rotate-secret-dialog.tsx"
import { useWebhookChanges } from "./use-webhooks.ts"

type Opened = "deliveries" | "rotate" | "delete" | null
type Props = { webhook: WebhookRecord; mayChange: boolean; onEdit: () => void }

export function WebhookCard({ webhook, mayChange, onEdit }: Props) {
  const { test, change, remove } = useWebhookChanges()
  const [opened, setOpened] = useState<Opened>(null)
  const close = () => setOpened(null)
  const { id, url, description, events, enabled } = webhook
  return (
    <Paper withBorder p="md" component="section" aria-label={url}>
      <Stack gap="sm">
        <Group gap="xs" align="baseline">
          <Title order={2} size="h5" style={{ overflowWrap: "anywhere" }}>
            {url}
          </Title>
          <State webhook={webhook} />
        </Group>
        {description && <Text size="sm">{description}</Text>}
        <Group gap={6}>
          {events.map((type) => (
            <Tag key={type} color="gray">
              {type}
            </Tag>
          ))}
        </Group>
        <TestResult test={test} />
        <Group gap="xs">
          <Button size="compact-sm" variant="default" onClick={() => setOpened("deliveries")}>
            Deliveries
          </Button>
          {mayChange && (
            <>
              <Button size="compact-sm" variant="default" loading={test.isPending} onClick={() => test.mutate(id)}>
                Send a test
              </Button>
              <Button size="compact-sm" variant="default" onClick={onEdit}>
                Edit
              </Button>
              <Button size="compact-sm" variant="default" onClick={() => setOpened("rotate")}>
                Rotate secret
              </Button>
              <Button
                size="compact-sm"
                variant="default"
                loading={change.isPending}
                onClick={() => change.mutate({ id, enabled: !enabled })}
              >
                {enabled ? "Disable" : "Enable"}
              </Button>
              <Button size="compact-sm" variant="light" color="red" onClick={() => setOpened("delete")}>
                Delete
              </Button>
            </>
          )}
        </Group>
        {change.error && (
          <Alert color="red" role="alert">
            {messageOf(change.error)}
          </Alert>
        )}
      </Stack>
      {opened === "deliveries" && <DeliveriesDialog webhook={webhook} mayReplay={mayChange} onClose={close} />}
      {opened === "rotate" && <RotateSecretDialog webhook={webhook} onClose={close} />}
      <ConfirmDialog
        opened={opened === "delete"}
        title="Delete webhook?"
        action="Delete"
        danger
        pending={remove.isPending}
        error={remove.error}
        onClose={close}
        onConfirm={() => remove.mutate(id, { onSuccess: close })}
      >
        Undelivered events and the delivery log are deleted too.
      </ConfirmDialog>
    </Paper>
  )
}

function State({ webhook: { enabled, disabledReason, failingSince } }: { webhook: WebhookRecord }) {
  if (!enabled) return <Tag color="red">Disabled: {disabledReason ?? "unknown reason"}</Tag>
  if (failingSince === null) return <Tag color="green">Enabled</Tag>
  return (
    <Tag color="orange">
      Failing since <When at={failingSince} />
    </Tag>
  )
}

function TestResult({ test: { data, error } }: { test: ReturnType<typeof useWebhookChanges>["test"] }) {
  if (error) {
    return (
      <Alert color="red" role="alert">
        {messageOf(error)}
      </Alert>
    )
  }
  if (!data) return null
  return (
    <Alert color={data.success ? "green" : "red"} role="status">
      {data.success ? `The test was delivered in ${data.ms} ms.` : `The test failed: ${data.error ?? "no answer"}.`}
    </Alert>
  )
}
