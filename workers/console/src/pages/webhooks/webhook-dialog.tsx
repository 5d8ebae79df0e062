import { Alert, Button, Checkbox, Group, Modal, Stack, TextInput } from "@mantine/core"
import { type FormEvent, useState } from "react"
import { EVENT_TYPES, type EventType } from "../../../../../src/organizations/webhooks/event-types.ts"
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

export function WebhookDialog({ webhook, onClose }: { webhook: WebhookRecord | null; onClose: () => void }) {
  const { create, change } = useWebhookChanges()
  const [url, setUrl] = useState(webhook?.url ?? "")
  const [description, setDescription] = useState(webhook?.description ?? "")
  const [events, setEvents] = useState<readonly EventType[]>(webhook?.events ?? [])
  const error = create.error ?? change.error
  const submit = (event: FormEvent) => {
    event.preventDefault()
    const body = { url: url.trim(), description: description.trim(), events: [...events] }
    if (webhook) change.mutate({ id: webhook.id, ...body }, { onSuccess: onClose })
    else create.mutate(body)
  }
  return (
    <Modal
      opened
      onClose={onClose}
      // The secret is shown only once, so an accidental click must not close the dialog.
      closeOnClickOutside={!create.data}
      title={webhook ? "Edit webhook" : "New webhook"}
      closeButtonProps={{ "aria-label": "Close" }}
    >
      {create.data ? (
        <SigningSecret secret={create.data.secret} onClose={onClose} />
      ) : (
        <form onSubmit={submit}>
          <Stack gap="md">
            <TextInput
              label="URL"
              description="An https URL of your system."
              required
              type="url"
              maxLength={2048}
              data-autofocus
              value={url}
              onChange={(event) => setUrl(event.currentTarget.value)}
            />
            <TextInput
              label="Description"
              maxLength={200}
              value={description}
              onChange={(event) => setDescription(event.currentTarget.value)}
            />
            <Checkbox.Group label="Events" required value={[...events]} onChange={(value) => setEvents(value)}>
              <Stack gap={6} mt="xs">
                {EVENT_TYPES.map((type) => (
                  <Checkbox key={type} value={type} label={type} description={MEANINGS[type]} />
                ))}
              </Stack>
            </Checkbox.Group>
            {error && (
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
        </form>
      )}
    </Modal>
  )
}
