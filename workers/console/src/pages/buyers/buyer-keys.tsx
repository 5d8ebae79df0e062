import { Button, Group, Text } from "@mantine/core"
import { useState } from "react"
import type { BuyerRecord } from "../../api/types.ts"
import { ConfirmDialog } from "../../components/confirm-dialog.tsx"
import { When } from "../../components/when.tsx"
import { useBuyerChanges } from "./use-buyers.ts"

type Key = BuyerRecord["keys"][number]

/** The keys of a buyer that work. */
export function BuyerKeys({ keys }: { keys: readonly Key[] }) {
  const { revokeKey } = useBuyerChanges()
  const [revoking, setRevoking] = useState<Key | null>(null)
  const close = () => {
    setRevoking(null)
    revokeKey.reset()
  }
  if (keys.length === 0) return <Text size="sm">No keys</Text>
  return (
    <>
      {keys.map((key) => (
        <Group key={key.id} gap="xs">
          <Text size="sm" style={{ overflowWrap: "anywhere" }}>
            {key.name}, <span style={{ fontFamily: "monospace" }}>{key.keyPrefix}</span>, created{" "}
            <When at={key.createdAt} />
          </Text>
          <Button
            size="compact-sm"
            variant="light"
            color="red"
            aria-label={`Revoke ${key.name}`}
            onClick={() => setRevoking(key)}
          >
            Revoke
          </Button>
        </Group>
      ))}
      <ConfirmDialog
        opened={revoking !== null}
        title="Revoke key?"
        action="Revoke"
        danger
        pending={revokeKey.isPending}
        error={revokeKey.error}
        onClose={close}
        onConfirm={() => revoking && revokeKey.mutate(revoking.id, { onSuccess: close })}
      >
        The agent’s next request with {revoking?.name} fails. This cannot be undone.
      </ConfirmDialog>
    </>
  )
}
