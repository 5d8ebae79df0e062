import { Alert, Button, Group, NativeSelect, Stack, Text } from "@mantine/core"
import { type FormEvent, useState } from "react"
import { Dialog } from "../../components/dialog.tsx"
import { messageOf } from "../../api/errors.ts"
import type { ApiKeyRecord } from "../../api/types.ts"
import { exactTime } from "../../components/dates.ts"
import { NewSecret } from "./new-secret.tsx"
import { useRotateKey } from "./use-keys.ts"

const HOUR = 3600
const GRACE = [
  { value: "0", label: "Not at all" },
  { value: String(HOUR), label: "1 hour" },
  { value: String(24 * HOUR), label: "1 day" },
  { value: String(7 * 24 * HOUR), label: "7 days" },
  { value: String(30 * 24 * HOUR), label: "30 days" },
]

export function RotateDialog({ apiKey, onClose }: { apiKey: ApiKeyRecord; onClose: () => void }) {
  const rotate = useRotateKey(apiKey.id)
  const [grace, setGrace] = useState(String(24 * HOUR))
  const submit = (event: FormEvent) => {
    event.preventDefault()
    rotate.mutate(Number(grace))
  }
  return (
    <Dialog opened onClose={onClose} closeOnClickOutside={!rotate.data} title={`Rotate ${apiKey.name}`}>
      {rotate.data ? (
        <Stack gap="md">
          <Text size="sm">The old secret works until {exactTime(rotate.data.oldSecretWorksUntil)}.</Text>
          <NewSecret secret={rotate.data.plaintext} onClose={onClose} />
        </Stack>
      ) : (
        <form onSubmit={submit}>
          <Stack gap="md">
            <Text size="sm">The key gets a new secret. Its scopes and expiry stay as they are.</Text>
            <NativeSelect
              label="The old secret works for"
              description="Leave enough time to switch every system that uses the key."
              data={GRACE}
              value={grace}
              onChange={(event) => setGrace(event.currentTarget.value)}
            />
            {rotate.error && (
              <Alert color="red" role="alert">
                {messageOf(rotate.error)}
              </Alert>
            )}
            <Group justify="flex-end" gap="xs">
              <Button variant="default" onClick={onClose}>
                Cancel
              </Button>
              <Button type="submit" loading={rotate.isPending}>
                Rotate
              </Button>
            </Group>
          </Stack>
        </form>
      )}
    </Dialog>
  )
}
