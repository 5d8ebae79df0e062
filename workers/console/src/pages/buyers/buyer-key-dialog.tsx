import { Stack, TextInput } from "@mantine/core"
import type { FormEvent } from "react"
import { Dialog } from "../../components/dialog.tsx"
import type { BuyerRecord } from "../../api/types.ts"
import { DraftNote } from "../../components/drafts/draft-note.tsx"
import { useDraft } from "../../components/drafts/use-draft.ts"
import { FormEnd } from "../../components/form-end.tsx"
import { NewSecret } from "../keys/new-secret.tsx"
import { useBuyerChanges } from "./use-buyers.ts"

export function BuyerKeyDialog({ buyer, onClose }: { buyer: BuyerRecord; onClose: () => void }) {
  const { createKey } = useBuyerChanges()
  const draft = useDraft(`key of buyer ${buyer.id}`, { name: "" })
  const { name } = draft.values
  const submit = (event: FormEvent) => {
    event.preventDefault()
    createKey.mutate({ id: buyer.id, name: name.trim() }, { onSuccess: draft.end })
  }
  return (
    <Dialog
      opened
      onClose={onClose}
      // The secret is shown only once, so an accidental click must not close the dialog.
      closeOnClickOutside={!createKey.data}
      title={`New key for ${buyer.name}`}
    >
      {createKey.data ? (
        <NewSecret secret={createKey.data.plaintext} onClose={onClose} />
      ) : (
        <form onSubmit={submit}>
          <Stack gap="md">
            <DraftNote draft={draft} />
            <TextInput
              label="Name"
              description="For example, the agent that will use the key."
              required
              maxLength={100}
              data-autofocus
              value={name}
              onChange={(event) => draft.set({ name: event.currentTarget.value })}
            />
            <FormEnd action="Create" change={createKey} onCancel={onClose} />
          </Stack>
        </form>
      )}
    </Dialog>
  )
}
