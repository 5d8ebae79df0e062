import { Button, Paper, Text, Title } from "@mantine/core"
import { IconKey } from "@tabler/icons-react"
import { When } from "../../components/when.tsx"
import { EmptyState } from "../../components/empty-state.tsx"
import { ErrorState } from "../../components/error-state.tsx"
import { RowsSkeleton } from "../../components/page-skeleton.tsx"
import { useState } from "react"
import type { ApiKeyRecord } from "../../api/types.ts"
import { useSession } from "../../session/session.ts"
import { KeyTable } from "./key-table.tsx"
import { RotateDialog } from "./rotate-dialog.tsx"
import { useApiKeys } from "./use-keys.ts"

const MAX_KEYS = 25

export function ApiKeys({ onCreate }: { onCreate: () => void }) {
  const { may } = useSession()
  const { data: keys, error, refetch } = useApiKeys()
  const [rotating, setRotating] = useState<ApiKeyRecord | null>(null)
  const activeCount = keys?.filter(({ revokedAt }) => revokedAt === null).length ?? 0
  return (
    <Paper withBorder p="md">
      <Title order={2} size="h4">
        API keys
      </Title>
      <Text size="sm" c="dimmed" mb="sm">
        {activeCount} of {MAX_KEYS} used
      </Text>
      {error ? (
        <ErrorState error={error} onRetry={() => void refetch()} />
      ) : !keys ? (
        <RowsSkeleton rows={3} />
      ) : keys.length === 0 ? (
        <EmptyState
          title="No API keys yet"
          icon={IconKey}
          actions={may("api_keys:manage") && <Button onClick={onCreate}>Create the first API key</Button>}
        >
          Create a key to classify, import and push topics from your own systems.
        </EmptyState>
      ) : (
        <KeyTable
          kind="api"
          label="API keys"
          keys={keys}
          extra={[
            { header: "Expires", render: ({ expiresAt }) => (expiresAt ? <When at={expiresAt} /> : "Never") },
            { header: "Last used", render: ({ lastUsedAt }) => (lastUsedAt ? <When at={lastUsedAt} /> : "Never") },
          ]}
          action={{ label: "Rotate", onClick: setRotating }}
        />
      )}
      {rotating && <RotateDialog apiKey={rotating} onClose={() => setRotating(null)} />}
    </Paper>
  )
}
