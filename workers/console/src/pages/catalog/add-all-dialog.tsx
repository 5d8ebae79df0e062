import { ConfirmDialog } from "../../components/confirm-dialog.tsx"
import { counted } from "../../components/counted.ts"
import { type Filters, queryOf, useAddTopics } from "./use-catalog.ts"

type AddAllDialogProps = { opened: boolean; filters: Filters; total: number; onClose: () => void }

/** Adds every matching topic. The API does not support some of the filters here; duplicates are skipped anyway. */
export function AddAllDialog({ opened, filters, total, onClose }: AddAllDialogProps) {
  const add = useAddTopics()
  const { inLibrary, hasExternalId, unsure, confidence_lt: below, qualifier, ...supported } = queryOf(filters)
  const isWider = [hasExternalId, unsure, below, qualifier].some((one) => one !== undefined) || inLibrary === true
  const close = () => {
    add.reset()
    onClose()
  }
  return (
    <ConfirmDialog
      opened={opened}
      title="Add all matching topics?"
      action="Add topics"
      pending={add.isPending}
      onConfirm={() => add.mutate({ filters: supported }, { onSuccess: close })}
      onClose={close}
    >
      {isWider
        ? "The “In library”, “External ID”, “Sure or unsure”, “Confidence below” and “Qualifier” filters do not apply here: all topics that match your other filters are added. "
        : `${counted(total, "topic")} matching your filters will be added. `}
      Topics already in your library are skipped.
    </ConfirmDialog>
  )
}
