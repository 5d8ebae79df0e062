import { ConfirmDialog } from "../../components/confirm-dialog.tsx"
import { useRemove } from "./use-review.ts"

type SkipDialogProps = {
  topic: { id: string; name: string }
  onClose: () => void
  onSkipped: (id: string) => void
}

export function SkipDialog({ topic: { id, name }, onClose, onSkipped }: SkipDialogProps) {
  const remove = useRemove()
  return (
    <ConfirmDialog
      opened
      danger
      title={`Skip “${name}”?`}
      action="Skip topic"
      pending={remove.isPending}
      error={remove.error}
      onClose={onClose}
      onConfirm={() => remove.mutate([id], { onSuccess: () => onSkipped(id) })}
    >
      The topic is removed from your library, including its imported data. It stays in the catalog, so you can add it
      again.
    </ConfirmDialog>
  )
}
