import { ConfirmDialog } from "../../components/confirm-dialog.tsx"
import { type Filters, queryOf, useAddTopics } from "./use-catalog.ts"

type AddAllDialogProps = { opened: boolean; filters: Filters; total: number; onClose: () => void }

/** Takes in everything that matches. Two filters the service cannot add by; what is in the library already is skipped anyway. */
export function AddAllDialog({ opened, filters, total, onClose }: AddAllDialogProps) {
  const add = useAddTopics()
  const { inLibrary, hasExternalId, ...wanted } = queryOf(filters)
  const close = () => {
    add.reset()
    onClose()
  }
  return (
    <ConfirmDialog
      opened={opened}
      title="Add all that match"
      action="Add them"
      pending={add.isPending}
      onConfirm={() => add.mutate({ filters: wanted }, { onSuccess: close })}
      onClose={close}
    >
      {hasExternalId !== undefined || inLibrary === true
        ? "Everything that matches your other filters is added: a choice by library or external id does not count here. "
        : `${total.toLocaleString()} topics match your filters. `}
      Those already in the library are skipped.
    </ConfirmDialog>
  )
}
