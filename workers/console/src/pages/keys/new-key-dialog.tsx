import {
  Alert,
  Button,
  Checkbox,
  Group,
  Modal,
  NativeSelect,
  SegmentedControl,
  Stack,
  Text,
  TextInput,
} from "@mantine/core"
import { type FormEvent, useState } from "react"
import { messageOf } from "../../api/errors.ts"
import type { Scope } from "../../api/types.ts"
import { changeOf, NO_FENCE } from "./fence.ts"
import { FenceFields } from "./fence-fields.tsx"
import { EXPIRIES, type Expiry, expiryOf } from "./key-state.ts"
import { NewSecret } from "./new-secret.tsx"
import { DEFAULT_SCOPES, SCOPES_OF } from "./scopes.ts"
import { type KeyKind, useCreateKey } from "./use-keys.ts"

const tomorrow = () => new Date(Date.now() + 24 * 3600 * 1000).toISOString().slice(0, 10)

export function NewKeyDialog({ kind, onClose }: { kind: KeyKind; onClose: () => void }) {
  const create = useCreateKey(kind)
  const available = SCOPES_OF[kind]
  const [name, setName] = useState("")
  const [mode, setMode] = useState<"live" | "test">("live")
  const [expiry, setExpiry] = useState<Expiry>("90")
  const [date, setDate] = useState("")
  const [scopes, setScopes] = useState<readonly Scope[]>(DEFAULT_SCOPES[kind])
  const [briefs, setBriefs] = useState(false)
  const [fence, setFence] = useState(NO_FENCE)
  const isDateMissing = expiryOf(expiry, date, new Date()) === undefined
  const submit = (event: FormEvent) => {
    event.preventDefault()
    create.mutate({
      name: name.trim(),
      scopes: [...scopes],
      mode,
      expiresAt: expiryOf(expiry, date, new Date()) ?? null,
      briefs,
      fence: changeOf(fence),
    })
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
              value={[...scopes]}
              onChange={(value) => setScopes(value)}
            >
              <Stack gap={6} mt="xs">
                {available.map(({ scope, allows }) => (
                  <Checkbox key={scope} value={scope} label={scope} description={allows} />
                ))}
              </Stack>
            </Checkbox.Group>
            {kind === "sdk" && (
              <Checkbox
                label="Analyze briefs"
                description="Visitors of your pages can then upload documents, each of which costs a classification."
                disabled={!scopes.includes("classify")}
                checked={briefs && scopes.includes("classify")}
                onChange={(event) => setBriefs(event.currentTarget.checked)}
              />
            )}
            {kind === "sdk" && <FenceFields draft={fence} onChange={setFence} />}
            {kind === "api" && (
              <NativeSelect
                label="Expires"
                description="A key that expires limits the damage when it leaks."
                data={[...EXPIRIES]}
                value={expiry}
                onChange={(event) => setExpiry(event.currentTarget.value as Expiry)}
              />
            )}
            {kind === "api" && expiry === "date" && (
              <TextInput
                type="date"
                label="Expiry date"
                required
                min={tomorrow()}
                value={date}
                onChange={(event) => setDate(event.currentTarget.value)}
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
              <Button
                type="submit"
                loading={create.isPending}
                disabled={name.trim() === "" || scopes.length === 0 || isDateMissing}
              >
                Create
              </Button>
            </Group>
          </Stack>
        </form>
      )}
    </Modal>
  )
}
