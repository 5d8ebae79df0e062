import { Alert, Button, Group, Stack, Text } from "@mantine/core"
import { Dialog } from "../../components/dialog.tsx"
import { messageOf } from "../../api/errors.ts"
import type { WebhookRecord } from "../../api/types.ts"
import { SigningSecret } from "./signing-secret.tsx"
import { useWebhookChanges } from "./use-webhooks.ts"

export function RotateSecretDialog({ webhook, onClose }: { webhook: WebhookRecord; onClose: () => void }) {
  const { rotate } = useWebhookChanges()
  return (
    <Dialog opened onClose={onClose} closeOnClickOutside={!rotate.data} title="Rotate secret">
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
    </Dialog>
  )
}
