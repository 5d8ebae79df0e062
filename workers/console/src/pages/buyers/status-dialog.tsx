import { Stack, Text, TextInput } from "@mantine/core"
import type { BuyerRecord } from "../../api/types.ts"
import { ConfirmDialog } from "../../components/confirm-dialog.tsx"
import { DraftNote } from "../../components/drafts/draft-note.tsx"
import { useDraft } from "../../components/drafts/use-draft.ts"
import { useBuyerChanges } from "./use-buyers.ts"

export type Status = BuyerRecord["status"]

const CHANGES: Record<Status, { action: string; effect: string }> = {
  active: { action: "Reinstate", effect: "Its keys work again. Activations that ended do not come back." },
  suspended: {
    action: "Suspend",
    effect: "Its agent is rejected, and its activations end in the background. You can reinstate it.",
  },
  closed: {
    action: "Close",
    effect: "Its keys are revoked, and its activations end in the background. This cannot be undone.",
  },
}

type Props = { buyer: BuyerRecord; status: Status; onClose: () => void }

/** Suspends, closes or reinstates a buyer. Its agent is told the reason. */
export function StatusDialog({ buyer, status, onClose }: Props) {
  const { change } = useBuyerChanges()
  const draft = useDraft(`buyer ${buyer.id} ${status}`, { reason: "" })
  const { reason } = draft.values
  const { action, effect } = CHANGES[status]
  const needsReason = status !== "active"
  const why = reason.trim()
  const changed = () => {
    draft.end()
    onClose()
  }
  return (
    <ConfirmDialog
      opened
      title={`${action} ${buyer.name}?`}
      action={action}
      danger={needsReason}
      pending={change.isPending}
      disabled={needsReason && why === ""}
      error={change.error}
      onClose={onClose}
      onConfirm={() => change.mutate({ id: buyer.id, status, ...(why && { reason: why }) }, { onSuccess: changed })}
    >
      <Stack gap="md">
        <Text size="sm">{effect}</Text>
        <DraftNote draft={draft} />
        {needsReason && (
          <TextInput
            label="Reason"
            description="The buyer's agent can read it."
            required
            maxLength={500}
            value={reason}
            onChange={(event) => draft.set({ reason: event.currentTarget.value })}
          />
        )}
      </Stack>
    </ConfirmDialog>
  )
}
