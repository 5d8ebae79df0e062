import { Alert, Button, Group, Stack } from "@mantine/core"
import type { FormEvent } from "react"
import { Dialog } from "../../components/dialog.tsx"
import { messageOf } from "../../api/errors.ts"
import type { SdkKeyRecord } from "../../api/types.ts"
import { DraftNote } from "../../components/drafts/draft-note.tsx"
import { useDraft } from "../../components/drafts/use-draft.ts"
import { changeOf, draftOf } from "./fence.ts"
import { FenceFields } from "./fence-fields.tsx"
import { useChangeFence } from "./use-keys.ts"

export function FenceDialog({ sdkKey, onClose }: { sdkKey: SdkKeyRecord; onClose: () => void }) {
  const change = useChangeFence(sdkKey.id)
  const draft = useDraft(`limits ${sdkKey.id}`, draftOf(sdkKey))
  const saved = () => {
    draft.end()
    onClose()
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    change.mutate(changeOf(draft.values), { onSuccess: saved })
  }
  return (
    <Dialog opened onClose={onClose} title={`Limits of ${sdkKey.name}`}>
      <form onSubmit={submit}>
        <Stack gap="md">
          <DraftNote draft={draft} />
          <FenceFields draft={draft.values} onChange={draft.set} />
          {change.error && (
            <Alert color="red" role="alert">
              {messageOf(change.error)}
            </Alert>
          )}
          <Group justify="flex-end" gap="xs">
            <Button variant="default" onClick={onClose}>
              Cancel
            </Button>
            <Button type="submit" loading={change.isPending}>
              Save
            </Button>
          </Group>
        </Stack>
      </form>
    </Dialog>
  )
}
