import { notifications } from "@mantine/notifications"
import { useMutation } from "@tanstack/react-query"
import { call } from "../../api/call.ts"
import { ConfirmDialog } from "../../components/confirm-dialog.tsx"
import { useTopicsChanged } from "./use-library.ts"

type DeleteDialogProps = {
  opened: boolean
  topics: readonly { id: string; topic_name: string }[]
  onClose: () => void
  onDeleted: () => void
}

export function DeleteDialog({ opened, topics, onClose, onDeleted }: DeleteDialogProps) {
  const changed = useTopicsChanged()
  const remove = useMutation({
    mutationFn: () => call("DELETE /api/topics", { body: { ids: topics.map(({ id }) => id) } }),
    meta: { quiet: true },
    onSuccess: async ({ deleted }) => {
      notifications.show({
        color: "petrol",
        title: "Removed from the library",
        message: deleted === 1 ? topics[0]?.topic_name : `${deleted.toLocaleString()} topics`,
      })
      onDeleted()
      onClose()
      await changed()
    },
  })
  const what = topics.length === 1 ? `“${topics[0]?.topic_name}”` : `${topics.length.toLocaleString()} topics`
  return (
    <ConfirmDialog
      opened={opened}
      danger
      title={`Remove ${what}?`}
      action="Remove"
      pending={remove.isPending}
      error={remove.error}
      onConfirm={() => remove.mutate()}
      onClose={() => {
        remove.reset()
        onClose()
      }}
    >
      They leave your library together with their history and what you changed in them. The shared catalog keeps its
      topics, so they can be added again.
    </ConfirmDialog>
  )
}
