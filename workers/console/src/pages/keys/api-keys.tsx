import { Paper, Text, Title } from "@mantine/core"
import { IconKey } from "@tabler/icons-react"
import { dateAndTime, shortDate } from "../../components/dates.ts"
import { EmptyState } from "../../components/empty-state.tsx"
import { ErrorState } from "../../components/error-state.tsx"
import { RowsSkeleton } from "../../components/page-skeleton.tsx"
import { KeyTable } from "./key-table.tsx"
import { useApiKeys } from "./use-keys.ts"

const MOST_KEYS = 25

export function ApiKeys() {
  const { data: keys, error, refetch } = useApiKeys()
  const held = keys?.filter(({ revokedAt }) => revokedAt === null).length ?? 0
  return (
    <Paper withBorder p="md">
      <Title order={2} size="h4">
        API keys
      </Title>
      <Text size="sm" c="dimmed" mb="sm">
        {held} of {MOST_KEYS} in use
      </Text>
      {error ? (
        <ErrorState error={error} onRetry={() => void refetch()} />
      ) : !keys ? (
        <RowsSkeleton rows={3} />
      ) : keys.length === 0 ? (
        <EmptyState title="No API keys yet" icon={IconKey}>
          Your systems need one to classify, import and push without a person.
        </EmptyState>
      ) : (
        <KeyTable
          kind="api"
          label="API keys"
          keys={keys}
          extra={[
            { header: "Expires", render: ({ expiresAt }) => (expiresAt ? shortDate(expiresAt) : "never") },
            { header: "Last used", render: ({ lastUsedAt }) => (lastUsedAt ? dateAndTime(lastUsedAt) : "never") },
          ]}
        />
      )}
    </Paper>
  )
}
