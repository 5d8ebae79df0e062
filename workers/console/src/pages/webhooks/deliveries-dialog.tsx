import { Button, Group, NativeSelect, Paper, Stack, Text } from "@mantine/core"
import { useState } from "react"
import { Dialog } from "../../components/dialog.tsx"
import type { WebhookDelivery, WebhookRecord } from "../../api/types.ts"
import { ErrorState } from "../../components/error-state.tsx"
import { RowsSkeleton } from "../../components/page-skeleton.tsx"
import { Tag } from "../../components/tag.tsx"
import { When } from "../../components/when.tsx"
import { useDeliveries, useReplay } from "./use-webhooks.ts"

type Status = WebhookDelivery["status"]

const STATUSES: { value: Status | ""; label: string }[] = [
  { value: "", label: "All" },
  { value: "delivered", label: "Delivered" },
  { value: "pending", label: "Pending" },
  { value: "failed", label: "Failed" },
]
const COLORS: Record<Status, string> = { delivered: "green", pending: "gray", failed: "red" }

type Props = { webhook: WebhookRecord; mayReplay: boolean; onClose: () => void }

export function DeliveriesDialog({ webhook, mayReplay, onClose }: Props) {
  const [status, setStatus] = useState<Status | "">("")
  const { data, error, refetch, hasNextPage, fetchNextPage, isFetchingNextPage } = useDeliveries(webhook.id, status)
  const replay = useReplay(webhook.id)
  const deliveries = data?.pages.flatMap((page) => page.data)
  return (
    <Dialog opened onClose={onClose} size="xl" title="Deliveries">
      <Stack gap="md">
        <NativeSelect
          label="Status"
          data={STATUSES}
          value={status}
          onChange={(event) => setStatus(event.currentTarget.value as Status | "")}
        />
        {error ? (
          <ErrorState error={error} onRetry={() => void refetch()} />
        ) : !deliveries ? (
          <RowsSkeleton rows={3} />
        ) : deliveries.length === 0 ? (
          <Text size="sm" c="dimmed">
            {status === "" ? "No deliveries yet." : "None."}
          </Text>
        ) : (
          <Stack gap="xs" component="ul" p={0} m={0} style={{ listStyle: "none" }} aria-label="Deliveries">
            {deliveries.map((one) => (
              <Delivery
                key={one.id}
                delivery={one}
                onReplay={mayReplay && webhook.enabled ? () => replay.mutate(one.id) : undefined}
              />
            ))}
          </Stack>
        )}
        {hasNextPage && (
          <Button variant="default" loading={isFetchingNextPage} onClick={() => void fetchNextPage()}>
            Show more
          </Button>
        )}
      </Stack>
    </Dialog>
  )
}

function Delivery({ delivery, onReplay }: { delivery: WebhookDelivery; onReplay?: () => void }) {
  const { type, status, eventId, createdAt, attempts, nextAttemptAt, log } = delivery
  const last = log.at(-1)
  return (
    <Paper withBorder p="sm" component="li">
      <Group justify="space-between" align="flex-start">
        <Stack gap={4}>
          <Group gap="xs">
            <Text size="sm" fw={600}>
              {type}
            </Text>
            <Tag color={COLORS[status]}>{status}</Tag>
            <Text size="sm" c="dimmed">
              <When at={createdAt} />
            </Text>
          </Group>
          <Text size="xs" c="dimmed" style={{ overflowWrap: "anywhere" }}>
            {eventId}, {attempts === 1 ? "1 attempt" : `${attempts} attempts`}
            {status === "pending" && attempts > 0 && nextAttemptAt && (
              <>
                , next <When at={nextAttemptAt} />
              </>
            )}
          </Text>
          {last && (
            <Text size="sm">{last.error ?? (last.status === null ? "Delivered" : `Answered with ${last.status}`)}</Text>
          )}
        </Stack>
        {onReplay && (
          <Button size="compact-sm" variant="default" aria-label={`Replay ${eventId}`} onClick={onReplay}>
            Replay
          </Button>
        )}
      </Group>
    </Paper>
  )
}
