import { Alert, Button, Group, Stack } from "@mantine/core"
import { type FormEvent, useState } from "react"
import { Dialog } from "../../components/dialog.tsx"
import { messageOf } from "../../api/errors.ts"
import type { SdkKeyRecord } from "../../api/types.ts"
import { changeOf, draftOf } from "./fence.ts"
import { FenceFields } from "./fence-fields.tsx"
import { useChangeFence } from "./use-keys.ts"

export function FenceDialog({ sdkKey, onClose }: { sdkKey: SdkKeyRecord; onClose: () => void }) {
  const change = useChangeFence(sdkKey.id)
  const [draft, setDraft] = useState(draftOf(sdkKey))
  const submit = (event: FormEvent) => {
    event.preventDefault()
    change.mutate(changeOf(draft), { onSuccess: onClose })
  }
  return (
    <Dialog opened onClose={onClose} title={`Limits of ${sdkKey.name}`}>
      <form onSubmit={submit}>
        <Stack gap="md">
          <FenceFields draft={draft} onChange={setDraft} />
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
