import { notifications } from "@mantine/notifications"
import { useMutation } from "@tanstack/react-query"
import { call } from "../../api/call.ts"
import { ConfirmDialog } from "../../components/confirm-dialog.tsx"
import { counted } from "../../components/counted.ts"
import { useTopicsChanged } from "./use-library.ts"

type DeleteDialogProps = {
  opened: boolean
  topics: readonly { id: string; topic_name: string }[]
  onClose: () => void
  onDeleted: () => void
}

export function DeleteDialog({ opened, topics, onClose, onDeleted }: DeleteDialogProps) {
  const refreshTopics = useTopicsChanged()
  const remove = useMutation({
    mutationFn: () => call("DELETE /api/topics", { body: { ids: topics.map(({ id }) => id) } }),
    meta: { quiet: true },
    onSuccess: async ({ deleted }) => {
      notifications.show({
        color: "petrol",
        title: "Removed from library",
        message: deleted === 1 ? topics[0]?.topic_name : counted(deleted, "topic"),
      })
      onDeleted()
      onClose()
      await refreshTopics()
    },
  })
  const what = topics.length === 1 ? `“${topics[0]?.topic_name}”` : counted(topics.length, "topic")
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
      This also deletes their history and your edits. The topics stay in the catalog, so you can add them again.
    </ConfirmDialog>
  )
}
