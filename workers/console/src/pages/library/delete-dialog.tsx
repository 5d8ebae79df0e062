import { Alert } from "@mantine/core"
import { useMutation } from "@tanstack/react-query"
import { removeTopics, restoreRemoval } from "../../components/removals.ts"
import { ConfirmDialog } from "../../components/confirm-dialog.tsx"
import { counted } from "../../components/counted.ts"
import { showUndoable } from "../../components/undo-notification.tsx"
import { useActivationStatuses, useTopicsChanged } from "./use-library.ts"

type DeleteDialogProps = {
  opened: boolean
  topics: readonly { id: string; topic_name: string }[]
  onClose: () => void
  onDeleted: () => void
}

export function DeleteDialog({ opened, topics, onClose, onDeleted }: DeleteDialogProps) {
  const refreshTopics = useTopicsChanged()
  const remove = useMutation({
    mutationFn: () => removeTopics(topics.map(({ id }) => id)),
    meta: { quiet: true },
    onSuccess: async ({ deleted, removalId }) => {
      showUndoable({
        title: "Removed from library",
        message: (deleted === 1 ? topics[0]?.topic_name : undefined) ?? counted(deleted, "topic"),
        undo: async () => {
          if (removalId !== null) await restoreRemoval(removalId)
        },
      })
      onDeleted()
      onClose()
      await refreshTopics()
    },
  })
  const statuses = useActivationStatuses(opened)
  const live = topics.filter(({ id }) => Object.values(statuses?.[id] ?? {}).includes("active")).length
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
      {live > 0 && (
        <Alert color="orange" role="alert" mb="sm">
          {topics.length === 1 ? "This topic has live segments." : `${counted(live, "topic")} with live segments.`} They
          stay on their platforms until you deactivate them under Activations.
        </Alert>
      )}
      For 30 days you can restore them with your edits, under “Recently removed”. The topics stay in the catalog.
    </ConfirmDialog>
  )
}
