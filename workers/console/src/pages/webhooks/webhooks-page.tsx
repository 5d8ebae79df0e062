import { Button, Stack } from "@mantine/core"
import { IconPlus, IconWebhook } from "@tabler/icons-react"
import { useState } from "react"
import type { WebhookRecord } from "../../api/types.ts"
import { EmptyState } from "../../components/empty-state.tsx"
import { ErrorState } from "../../components/error-state.tsx"
import { PageHeader } from "../../components/page-header.tsx"
import { RowsSkeleton } from "../../components/page-skeleton.tsx"
import { useSession } from "../../session/session.ts"
import { useWebhooks } from "./use-webhooks.ts"
import { WebhookCard } from "./webhook-card.tsx"
import { WebhookDialog } from "./webhook-dialog.tsx"

export function Page() {
  const { may } = useSession()
  const { data: webhooks, error, refetch } = useWebhooks()
  const [editing, setEditing] = useState<WebhookRecord | "new" | null>(null)
  const mayChange = may("connections")
  const create = mayChange && (
    <Button leftSection={<IconPlus size={16} aria-hidden />} onClick={() => setEditing("new")}>
      New webhook
    </Button>
  )
  return (
    <>
      <PageHeader
        title="Webhooks"
        lead="URLs that are notified when something happens in your organization."
        help="Each event is sent as a signed POST. Any 2xx response counts as delivered; otherwise the event is sent again after 30 seconds, 2 minutes, 15 minutes, 1 hour, 4 hours and 24 hours. A webhook that has failed for 5 days is disabled."
        actions={create}
      />
      {error ? (
        <ErrorState error={error} onRetry={() => void refetch()} />
      ) : !webhooks ? (
        <RowsSkeleton rows={3} />
      ) : webhooks.length === 0 ? (
        <EmptyState title="No webhooks yet" icon={IconWebhook} actions={create}>
          Add the URL of your system to be notified of imports, syncs, pushes and changed topics.
        </EmptyState>
      ) : (
        <Stack gap="md">
          {webhooks.map((webhook) => (
            <WebhookCard key={webhook.id} webhook={webhook} mayChange={mayChange} onEdit={() => setEditing(webhook)} />
          ))}
        </Stack>
      )}
      {editing && <WebhookDialog webhook={editing === "new" ? null : editing} onClose={() => setEditing(null)} />}
    </>
  )
}
