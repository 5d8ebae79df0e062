import { ConfirmDialog } from "../../components/confirm-dialog.tsx"
import { useSkip } from "./use-review.ts"

type SkipDialogProps = {
  topic: { id: string; name: string }
  onClose: () => void
  onSkipped: (id: string) => void
}

export function SkipDialog({ topic: { id, name }, onClose, onSkipped }: SkipDialogProps) {
  const remove = useSkip()
  return (
    <ConfirmDialog
      opened
      danger
      title={`Skip “${name}”?`}
      action="Skip it"
      pending={remove.isPending}
      error={remove.error}
      onClose={onClose}
      onConfirm={() => remove.mutate(id, { onSuccess: () => onSkipped(id) })}
    >
      It leaves your library, with what the file said of it. The shared catalog keeps it, so it can be added again.
    </ConfirmDialog>
  )
}
