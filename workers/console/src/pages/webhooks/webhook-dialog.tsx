import { Alert, Button, Checkbox, Group, Stack, TextInput } from "@mantine/core"
import type { FormEvent } from "react"
import { Dialog } from "../../components/dialog.tsx"
import { EVENT_TYPES, type EventType } from "../../../../../src/organizations/webhooks/event-types.ts"
import { ConflictDialog, isConflict } from "../../components/drafts/conflict-dialog.tsx"
import { DraftNote } from "../../components/drafts/draft-note.tsx"
import { useDraft } from "../../components/drafts/use-draft.ts"
import { messageOf } from "../../api/errors.ts"
import type { WebhookRecord } from "../../api/types.ts"
import { SigningSecret } from "./signing-secret.tsx"
import { useWebhookChanges } from "./use-webhooks.ts"

const MEANINGS: Record<EventType, string> = {
  "topic.classified": "A topic was added to the library",
  "topic.reclassified": "A topic was reclassified",
  "topic.deleted": "A topic was removed from the library",
  "import.completed": "An import finished",
  "import.failed": "An import failed",
  "activation.pushed": "A segment is live on a platform",
  "activation.deactivated": "A segment was deactivated",
  "activation.stale": "A live segment differs from what a push would send",
  "sync.completed": "A sync finished",
  "sync.failed": "A sync failed",
  "connection.test_failed": "A connection test failed",
}

type Values = { url: string; description: string; events: EventType[] }

const valuesOf = (webhook: WebhookRecord | null): Values => ({
  url: webhook?.url ?? "",
  description: webhook?.description ?? "",
  events: webhook?.events ?? [],
})

const trimmed = <T extends Partial<Values>>(values: T): T => ({
  ...values,
  ...(values.url !== undefined && { url: values.url.trim() }),
  ...(values.description !== undefined && { description: values.description.trim() }),
})

export function WebhookDialog({ webhook, onClose }: { webhook: WebhookRecord | null; onClose: () => void }) {
  const { create, change } = useWebhookChanges()
  const draft = useDraft(`webhook ${webhook?.id ?? "new"}`, valuesOf(webhook), webhook?.updatedAt)
  const { values, changes, set } = draft
  const { url, description, events } = values
  const error = create.error ?? change.error
  const saved = () => {
    draft.end()
    onClose()
  }
  const saveFrom = (version: string) => {
    if (!webhook) create.mutate(trimmed(values), { onSuccess: draft.end })
    else if (draft.isChanged) change.mutate({ id: webhook.id, version, ...trimmed(changes) }, { onSuccess: saved })
    else onClose()
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    saveFrom(draft.version)
  }
  return (
    <Dialog
      opened
      onClose={onClose}
      // The secret is shown only once, so an accidental click must not close the dialog.
      closeOnClickOutside={!create.data}
      title={webhook ? "Edit webhook" : "New webhook"}
    >
      {create.data ? (
        <SigningSecret secret={create.data.secret} onClose={onClose} />
      ) : (
        <form onSubmit={submit}>
          <Stack gap="md">
            <DraftNote draft={draft} />
            <TextInput
              label="URL"
              description="An https URL of your system."
              required
              type="url"
              maxLength={2048}
              data-autofocus
              value={url}
              onChange={(event) => set({ url: event.currentTarget.value })}
            />
            <TextInput
              label="Description"
              maxLength={200}
              value={description}
              onChange={(event) => set({ description: event.currentTarget.value })}
            />
            <Checkbox.Group label="Events" required value={[...events]} onChange={(value) => set({ events: value })}>
              <Stack gap={6} mt="xs">
                {EVENT_TYPES.map((type) => (
                  <Checkbox key={type} value={type} label={type} description={MEANINGS[type]} />
                ))}
              </Stack>
            </Checkbox.Group>
            {error && !isConflict(error) && (
              <Alert color="red" role="alert">
                {messageOf(error)}
              </Alert>
            )}
            <Group justify="flex-end" gap="xs">
              <Button variant="default" onClick={onClose}>
                Cancel
              </Button>
              <Button
                type="submit"
                loading={create.isPending || change.isPending}
                disabled={url.trim() === "" || events.length === 0}
              >
                {webhook ? "Save" : "Create"}
              </Button>
            </Group>
          </Stack>
          <ConflictDialog
            error={change.error}
            mine={changes}
            from={draft.from}
            labels={{ url: "URL", description: "Description", events: "Events" }}
            read={(current: WebhookRecord) => ({ values: valuesOf(current), version: current.updatedAt })}
            onKeepMine={saveFrom}
            onTakeTheirs={saved}
          />
        </form>
      )}
    </Dialog>
  )
}
