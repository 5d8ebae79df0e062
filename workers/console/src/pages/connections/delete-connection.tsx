import { Anchor, Text } from "@mantine/core"
import { Link, useLocation } from "wouter"
import { ApiError } from "../../api/errors.ts"
import type { ConnectionRecord } from "../../api/types.ts"
import { ConfirmDialog } from "../../components/confirm-dialog.tsx"
import { useDeleteConnection } from "./change-connections.ts"

type DeleteConnectionProps = { connection: ConnectionRecord; opened: boolean; onClose: () => void }

export function DeleteConnection({ connection: { id, name }, opened, onClose }: DeleteConnectionProps) {
  const [, navigate] = useLocation()
  const remove = useDeleteConnection()
  const isInUse = remove.error instanceof ApiError && remove.error.status === 409
  const close = () => {
    remove.reset()
    onClose()
  }
  return (
    <ConfirmDialog
      opened={opened}
      title={`Delete ${name}?`}
      action="Delete"
      danger
      pending={remove.isPending}
      error={isInUse ? null : remove.error}
      onClose={close}
      onConfirm={() => remove.mutate(id, { onSuccess: () => navigate("/connections") })}
    >
      This deletes its credentials and cancels running syncs and pushes. Synced topics stay in your library.
      {isInUse && (
        <Text size="sm" mt="sm" role="alert" c="var(--mantine-color-error)">
          This connection still has active segments.{" "}
          <Anchor component={Link} href={`/activations?connectionId=${id}&status=active`} inherit>
            Deactivate them
          </Anchor>{" "}
          before you delete it.
        </Text>
      )}
    </ConfirmDialog>
  )
}
