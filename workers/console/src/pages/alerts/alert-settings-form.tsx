import {
  Alert,
  Button,
  Checkbox,
  Group,
  NativeSelect,
  NumberInput,
  Paper,
  Stack,
  Textarea,
  TextInput,
  Title,
} from "@mantine/core"
import { type FormEvent, useState } from "react"
import { messageOf } from "../../api/errors.ts"
import type { AlertSettings } from "../../api/types.ts"
import { useAlertSettings, useChangeAlertSettings } from "../../api/use-alerts.ts"
import { ConflictDialog, isConflict } from "../../components/drafts/conflict-dialog.tsx"
import { DraftNote } from "../../components/drafts/draft-note.tsx"
import { useDraft } from "../../components/drafts/use-draft.ts"
import { RowsSkeleton } from "../../components/page-skeleton.tsx"
import { useUnsavedChanges } from "../../components/unsaved-changes.tsx"
import { useSession } from "../../session/session.ts"
import { useWebhooks } from "../webhooks/use-webhooks.ts"

type Kind = AlertSettings["kinds"][number]

const KINDS: { kind: Kind; label: string }[] = [
  { kind: "run_failed", label: "A run failed" },
  { kind: "run_errors", label: "A run finished with errors" },
  { kind: "run_succeeded", label: "An import, sync or push completed without errors" },
  { kind: "approval_waiting", label: "A push waits for approval: owners and admins get this mail too" },
  { kind: "sync_overdue", label: "A scheduled sync is overdue" },
  { kind: "segments_stale", label: "Segments are stale" },
  { kind: "credentials_refused", label: "A platform rejects the credentials" },
  { kind: "keys_left", label: "A person leaves keys behind" },
  { kind: "quota_80", label: "80% of a quota is used" },
  { kind: "quota_100", label: "A quota is used up" },
]

const LABELS = {
  kinds: "Send a message when",
  email: "E-mail addresses",
  webhookId: "Webhook",
  hours: "Hours without a successful sync",
}

const valuesOf = ({ kinds, email, webhookId, overdueHours }: AlertSettings) => ({
  kinds,
  email: email.join("\n"),
  webhookId: webhookId ?? "",
  hours: overdueHours,
})

const bodyOf = ({ kinds, email, webhookId, hours }: Partial<ReturnType<typeof valuesOf>>) => ({
  ...(kinds && { kinds: kinds.filter((kind) => kind !== "dead_letters" && kind !== "wall") }),
  ...(email !== undefined && { email: email.split(/[\s,;]+/).filter(Boolean) }),
  ...(webhookId !== undefined && { webhookId: webhookId || null }),
  ...(hours !== undefined && { overdueHours: hours }),
})

export function AlertSettingsForm() {
  const { may } = useSession()
  const { data: settings } = useAlertSettings()
  if (!may("settings:manage")) return null
  return (
    <Paper withBorder p="md">
      <Title order={2} size="h4" mb="sm">
        Messages
      </Title>
      {settings ? <Form settings={settings} /> : <RowsSkeleton rows={3} />}
    </Paper>
  )
}

function Form({ settings }: { settings: AlertSettings }) {
  const { features } = useSession()
  const change = useChangeAlertSettings()
  const draft = useDraft("alert settings", valuesOf(settings), settings.updatedAt)
  const { kinds, email, webhookId, hours } = draft.values
  // A secret, which no draft may keep.
  const [slackUrl, setSlackUrl] = useState("")
  const unsaved = useUnsavedChanges(slackUrl.trim() !== "")
  const saved = () => {
    draft.end()
    setSlackUrl("")
  }
  const saveFrom = (version: string) => {
    const slack = slackUrl.trim()
    change.mutate({ version, ...bodyOf(draft.changes), ...(slack !== "" && { slackUrl: slack }) }, { onSuccess: saved })
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    saveFrom(draft.version)
  }
  return (
    <form onSubmit={submit}>
      <Stack gap="md">
        <DraftNote draft={draft} />
        <Checkbox.Group
          label="Send a message when"
          value={[...kinds]}
          onChange={(value) => draft.set({ kinds: value })}
        >
          <Stack gap={6} mt="xs">
            {KINDS.map(({ kind, label }) => (
              <Checkbox key={kind} value={kind} label={label} />
            ))}
          </Stack>
        </Checkbox.Group>
        {kinds.includes("sync_overdue") && (
          <NumberInput
            label="Hours without a successful sync"
            description="After this, a scheduled sync is overdue."
            min={1}
            max={720}
            allowDecimal={false}
            maw="16rem"
            value={hours}
            onChange={(value) => draft.set({ hours: Number(value) })}
          />
        )}
        <Textarea
          label="E-mail addresses"
          description="One per line, at most ten."
          autosize
          minRows={2}
          value={email}
          onChange={(event) => draft.set({ email: event.currentTarget.value })}
        />
        {features.includes("webhooks") && (
          <WebhookChoice value={webhookId} onChange={(id) => draft.set({ webhookId: id })} />
        )}
        <Group align="flex-end" gap="xs">
          <TextInput
            label="Slack"
            description={
              settings.slack
                ? `Messages go to ${settings.slack}. Enter another address to replace it.`
                : "The address of an incoming webhook of a channel. It is stored encrypted and not shown again."
            }
            placeholder="https://hooks.slack.com/services/..."
            flex="1 1 20rem"
            value={slackUrl}
            onChange={(event) => setSlackUrl(event.currentTarget.value)}
          />
          {settings.slack && (
            <Button variant="default" loading={change.isPending} onClick={() => change.mutate({ slackUrl: null })}>
              Remove Slack
            </Button>
          )}
        </Group>
        {change.error && !isConflict(change.error) && (
          <Alert color="red" role="alert">
            {messageOf(change.error)}
          </Alert>
        )}
        {change.isSuccess && <Alert role="status">Saved.</Alert>}
        <Group>
          <Button type="submit" loading={change.isPending} disabled={!draft.isChanged && slackUrl.trim() === ""}>
            Save
          </Button>
        </Group>
      </Stack>
      <ConflictDialog
        error={change.error}
        mine={draft.changes}
        from={draft.from}
        labels={LABELS}
        read={(now: AlertSettings) => ({ values: valuesOf(now), version: now.updatedAt })}
        onKeepMine={saveFrom}
        onTakeTheirs={saved}
      />
      {unsaved.dialog}
    </form>
  )
}

function WebhookChoice({ value, onChange }: { value: string; onChange: (id: string) => void }) {
  const { data: webhooks = [] } = useWebhooks()
  return (
    <NativeSelect
      label="Webhook"
      description="Receives every alert as an alert.raised event, in addition to its own events."
      data={[{ value: "", label: "None" }, ...webhooks.map(({ id, url }) => ({ value: id, label: url }))]}
      value={value}
      onChange={(event) => onChange(event.currentTarget.value)}
    />
  )
}
