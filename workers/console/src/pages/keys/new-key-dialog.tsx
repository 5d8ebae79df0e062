import { Alert, Button, Checkbox, Group, NativeSelect, SegmentedControl, Stack, Text, TextInput } from "@mantine/core"
import { type FormEvent, Fragment } from "react"
import { Dialog } from "../../components/dialog.tsx"
import { messageOf } from "../../api/errors.ts"
import type { Scope } from "../../api/types.ts"
import { DraftNote } from "../../components/drafts/draft-note.tsx"
import { useDraft } from "../../components/drafts/use-draft.ts"
import { changeOf, NO_FENCE } from "./fence.ts"
import { FenceFields } from "./fence-fields.tsx"
import { EXPIRIES, type Expiry, expiryOf } from "./key-state.ts"
import { NewSecret } from "./new-secret.tsx"
import { DEFAULT_SCOPES, SCOPES_OF } from "./scopes.ts"
import { type KeyKind, useCreateKey } from "./use-keys.ts"

const tomorrow = () => new Date(Date.now() + 24 * 3600 * 1000).toISOString().slice(0, 10)

type Values = {
  name: string
  mode: "live" | "test"
  expiry: Expiry
  date: string
  scopes: readonly Scope[]
  briefs: boolean
  fence: typeof NO_FENCE
}

export function NewKeyDialog({ kind, onClose }: { kind: KeyKind; onClose: () => void }) {
  const create = useCreateKey(kind)
  const available = SCOPES_OF[kind]
  const draft = useDraft<Values>(`${kind} key`, {
    name: "",
    mode: "live",
    expiry: "90",
    date: "",
    scopes: DEFAULT_SCOPES[kind],
    briefs: false,
    fence: NO_FENCE,
  })
  const { name, mode, expiry, date, scopes, briefs, fence } = draft.values
  const { set } = draft
  const isDateMissing = expiryOf(expiry, date, new Date()) === undefined
  const submit = (event: FormEvent) => {
    event.preventDefault()
    create.mutate(
      {
        name: name.trim(),
        scopes: [...scopes],
        mode,
        expiresAt: expiryOf(expiry, date, new Date()) ?? null,
        briefs,
        fence: changeOf(fence),
      },
      { onSuccess: draft.end },
    )
  }
  return (
    <Dialog
      opened
      onClose={onClose}
      // The secret is shown only once, so an accidental click must not close the dialog.
      closeOnClickOutside={!create.data}
      title={kind === "api" ? "New API key" : "New SDK key"}
    >
      {create.data ? (
        <NewSecret secret={create.data} onClose={onClose} />
      ) : (
        <form onSubmit={submit}>
          <Stack gap="md">
            <DraftNote draft={draft} />
            <TextInput
              label="Name"
              description="For example, the system that will use the key."
              required
              maxLength={100}
              data-autofocus
              value={name}
              onChange={(event) => set({ name: event.currentTarget.value })}
            />
            {kind === "sdk" && (
              <SegmentedControl
                aria-label="Mode"
                value={mode}
                onChange={(value) => set({ mode: value })}
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
              onChange={(value) => set({ scopes: value })}
            >
              <Stack gap={6} mt="xs">
                {available.map(({ title, options }) => (
                  <Fragment key={title ?? ""}>
                    {title && (
                      <Text size="sm" fw={500} mt="xs">
                        {title}
                      </Text>
                    )}
                    {options.map(({ scope, allows }) => (
                      <Checkbox key={scope} value={scope} label={scope} description={allows} />
                    ))}
                  </Fragment>
                ))}
              </Stack>
            </Checkbox.Group>
            {kind === "sdk" && (
              <Checkbox
                label="Analyze briefs"
                description="Visitors of your pages can then upload documents, each of which costs a classification."
                disabled={!scopes.includes("classify")}
                checked={briefs && scopes.includes("classify")}
                onChange={(event) => set({ briefs: event.currentTarget.checked })}
              />
            )}
            {kind === "sdk" && <FenceFields draft={fence} onChange={(next) => set({ fence: next })} />}
            {kind === "api" && (
              <NativeSelect
                label="Expires"
                description="A key that expires limits the damage when it leaks."
                data={[...EXPIRIES]}
                value={expiry}
                onChange={(event) => set({ expiry: event.currentTarget.value as Expiry })}
              />
            )}
            {kind === "api" && expiry === "date" && (
              <TextInput
                type="date"
                label="Expiry date"
                required
                min={tomorrow()}
                value={date}
                onChange={(event) => set({ date: event.currentTarget.value })}
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
    </Dialog>
  )
}
