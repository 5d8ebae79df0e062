import { Alert, Button, Group, Modal, Stack, Text } from "@mantine/core"
import { messageOf } from "../../api/errors.ts"
import type { WebhookRecord } from "../../api/types.ts"
import { SigningSecret } from "./signing-secret.tsx"
import { useWebhookChanges } from "./use-webhooks.ts"

export function RotateSecretDialog({ webhook, onClose }: { webhook: WebhookRecord; onClose: () => void }) {
  const { rotate } = useWebhookChanges()
  return (
    <Modal
      opened
      onClose={onClose}
      closeOnClickOutside={!rotate.data}
      title="Rotate secret"
      closeButtonProps={{ "aria-label": "Close" }}
    >
      {rotate.data ? (
        <SigningSecret secret={rotate.data.secret} onClose={onClose} />
      ) : (
        <Stack gap="md">
          <Text size="sm">
            The webhook gets a new secret. Events are signed with both secrets for a day, so that you can switch your
            system over without losing one.
          </Text>
          {rotate.error && (
            <Alert color="red" role="alert">
              {messageOf(rotate.error)}
            </Alert>
          )}
          <Group justify="flex-end" gap="xs">
            <Button variant="default" onClick={onClose} data-autofocus>
              Cancel
            </Button>
            <Button loading={rotate.isPending} onClick={() => rotate.mutate(webhook.id)}>
              Rotate
            </Button>
          </Group>
        </Stack>
      )}
    </Modal>
  )
}
