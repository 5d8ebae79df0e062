import { Anchor, Text } from "@mantine/core"
import { Link, useLocation } from "wouter"
import { ApiError } from "../../api/errors.ts"
import type { ConnectionRecord } from "../../api/routes/connections.ts"
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
      Its credentials are gone with it, and syncs and pushes that are under way end. Topics it brought in stay in the
      library.
      {isInUse && (
        <Text size="sm" mt="sm" role="alert" c="var(--mantine-color-error)">
          It cannot be deleted yet: segments it pushed are live, and nobody could take them off the platform any more.{" "}
          <Anchor component={Link} href={`/activations?connectionId=${id}&status=active`} inherit>
            Deactivate them first
          </Anchor>
          .
        </Text>
      )}
    </ConfirmDialog>
  )
}
