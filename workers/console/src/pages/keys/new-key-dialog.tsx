import { Alert, Button, Checkbox, Group, Modal, SegmentedControl, Stack, Text, TextInput } from "@mantine/core"
import { type FormEvent, useState } from "react"
import { messageOf } from "../../api/errors.ts"
import type { Scope } from "../../api/routes/keys.ts"
import { endOfDay } from "./key-state.ts"
import { NewSecret } from "./new-secret.tsx"
import { SCOPES_OF } from "./scopes.ts"
import { type KeyKind, useCreateKey } from "./use-keys.ts"

const tomorrow = () => new Date(Date.now() + 24 * 3600 * 1000).toISOString().slice(0, 10)

export function NewKeyDialog({ kind, onClose }: { kind: KeyKind; onClose: () => void }) {
  const create = useCreateKey(kind)
  const available = SCOPES_OF[kind]
  const [name, setName] = useState("")
  const [mode, setMode] = useState<"live" | "test">("live")
  const [expiry, setExpiry] = useState("")
  const [scopes, setScopes] = useState<Scope[]>(available.map(({ scope }) => scope))
  const submit = (event: FormEvent) => {
    event.preventDefault()
    create.mutate({ name: name.trim(), scopes, mode, expiresAt: expiry === "" ? null : endOfDay(expiry) })
  }
  return (
    <Modal
      opened
      onClose={onClose}
      // The secret is shown only once, so an accidental click must not close the dialog.
      closeOnClickOutside={!create.data}
      title={kind === "api" ? "New API key" : "New SDK key"}
      closeButtonProps={{ "aria-label": "Close" }}
    >
      {create.data ? (
        <NewSecret secret={create.data} onClose={onClose} />
      ) : (
        <form onSubmit={submit}>
          <Stack gap="md">
            <TextInput
              label="Name"
              description="For example, the system that will use the key."
              required
              maxLength={100}
              data-autofocus
              value={name}
              onChange={(event) => setName(event.currentTarget.value)}
            />
            {kind === "sdk" && (
              <SegmentedControl
                aria-label="Mode"
                value={mode}
                onChange={(value) => setMode(value)}
                data={[
                  { value: "live", label: "Live" },
                  { value: "test", label: "Test" },
                ]}
              />
            )}
            <Checkbox.Group
              label="Scopes"
              description="Scopes cannot be changed later."
              value={scopes}
              onChange={(value) => setScopes(value)}
            >
              <Stack gap={6} mt="xs">
                {available.map(({ scope, allows }) => (
                  <Checkbox key={scope} value={scope} label={scope} description={allows} />
                ))}
              </Stack>
            </Checkbox.Group>
            {kind === "api" && (
              <TextInput
                type="date"
                label="Expires"
                description="Leave empty for a key that does not expire."
                min={tomorrow()}
                value={expiry}
                onChange={(event) => setExpiry(event.currentTarget.value)}
              />
            )}
            {create.error && (
              <Alert color="red" role="alert">
                {messageOf(create.error)}
              </Alert>
            )}
            {scopes.length === 0 && (
              <Text size="sm" c="dimmed">
                Select at least one scope.
              </Text>
            )}
            <Group justify="flex-end" gap="xs">
              <Button variant="default" onClick={onClose}>
                Cancel
              </Button>
              <Button type="submit" loading={create.isPending} disabled={name.trim() === "" || scopes.length === 0}>
                Create
              </Button>
            </Group>
          </Stack>
        </form>
      )}
    </Modal>
  )
}
