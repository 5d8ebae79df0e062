import { Anchor, Button, Paper, Text, Title } from "@mantine/core"
import { IconKey } from "@tabler/icons-react"
import { EmptyState } from "../../components/empty-state.tsx"
import { ErrorState } from "../../components/error-state.tsx"
import { When } from "../../components/when.tsx"
import { RowsSkeleton } from "../../components/page-skeleton.tsx"
import { useState } from "react"
import type { SdkKeyRecord } from "../../api/types.ts"
import { limitsOf } from "./fence.ts"
import { FenceDialog } from "./fence-dialog.tsx"
import { useSession } from "../../session/session.ts"
import { KeyTable } from "./key-table.tsx"
import { useSdkKeys } from "./use-keys.ts"

export function SdkKeys({ onCreate }: { onCreate: () => void }) {
  const { may } = useSession()
  const { data: keys, error, refetch } = useSdkKeys()
  const [fencing, setFencing] = useState<SdkKeyRecord | null>(null)
  return (
    <Paper withBorder p="md">
      <Title order={2} size="h4">
        SDK keys
      </Title>
      <Text size="sm" c="dimmed" mb="sm">
        Try a key on the{" "}
        <Anchor href="/sdk-demo" inherit underline="always">
          demo page
        </Anchor>
        .
      </Text>
      {error ? (
        <ErrorState error={error} onRetry={() => void refetch()} />
      ) : !keys ? (
        <RowsSkeleton rows={3} />
      ) : keys.length === 0 ? (
        <EmptyState
          title="No SDK keys yet"
          icon={IconKey}
          actions={may("api_keys:manage") && <Button onClick={onCreate}>Create the first SDK key</Button>}
        >
          Create a key to classify topics from a web page.
        </EmptyState>
      ) : (
        <KeyTable
          kind="sdk"
          label="SDK keys"
          keys={keys}
          extra={[
            { header: "Mode", render: ({ keyPrefix }) => (keyPrefix.startsWith("pk_test") ? "Test" : "Live") },
            { header: "Briefs", render: ({ briefs }) => (briefs === false ? "No" : "Yes") },
            { header: "Origins", render: ({ allowedOrigins }) => allowedOrigins?.join(", ") ?? "Any" },
            { header: "Limits", render: limitsOf },
            { header: "Last used", render: ({ lastUsedAt }) => (lastUsedAt ? <When at={lastUsedAt} /> : "Never") },
          ]}
          action={{ label: "Limits", onClick: setFencing }}
        />
      )}
      {fencing && <FenceDialog sdkKey={fencing} onClose={() => setFencing(null)} />}
    </Paper>
  )
}
