import { Alert, Button, Checkbox, Group, NativeSelect, Paper, Stack, Textarea, Title } from "@mantine/core"
import { type FormEvent, useState } from "react"
import { messageOf } from "../../api/errors.ts"
import type { AlertSettings } from "../../api/types.ts"
import { useAlertSettings, useChangeAlertSettings } from "../../api/use-alerts.ts"
import { RowsSkeleton } from "../../components/page-skeleton.tsx"
import { useSession } from "../../session/session.ts"
import { useWebhooks } from "../webhooks/use-webhooks.ts"

type Kind = AlertSettings["kinds"][number]

const KINDS: { kind: Kind; label: string }[] = [
  { kind: "run_failed", label: "A run failed" },
  { kind: "run_errors", label: "A run finished with errors" },
  { kind: "segments_stale", label: "Segments are stale" },
  { kind: "credentials_refused", label: "A platform rejects the credentials" },
  { kind: "keys_left", label: "A person leaves keys behind" },
  { kind: "quota_80", label: "80% of a quota is used" },
  { kind: "quota_100", label: "A quota is used up" },
]

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
  const [kinds, setKinds] = useState<readonly Kind[]>(settings.kinds)
  const [email, setEmail] = useState(settings.email.join("\n"))
  const [webhookId, setWebhookId] = useState(settings.webhookId ?? "")
  const submit = (event: FormEvent) => {
    event.preventDefault()
    const addresses = email.split(/[\s,;]+/).filter(Boolean)
    change.mutate({
      kinds: kinds.filter((kind) => kind !== "dead_letters" && kind !== "wall"),
      email: addresses,
      webhookId: webhookId || null,
    })
  }
  return (
    <form onSubmit={submit}>
      <Stack gap="md">
        <Checkbox.Group label="Send a message when" value={[...kinds]} onChange={(value) => setKinds(value)}>
          <Stack gap={6} mt="xs">
            {KINDS.map(({ kind, label }) => (
              <Checkbox key={kind} value={kind} label={label} />
            ))}
          </Stack>
        </Checkbox.Group>
        <Textarea
          label="E-mail addresses"
          description="One per line, at most ten."
          autosize
          minRows={2}
          value={email}
          onChange={(event) => setEmail(event.currentTarget.value)}
        />
        {features.includes("webhooks") && <WebhookChoice value={webhookId} onChange={setWebhookId} />}
        {change.error && (
          <Alert color="red" role="alert">
            {messageOf(change.error)}
          </Alert>
        )}
        {change.isSuccess && <Alert role="status">Saved.</Alert>}
        <Group>
          <Button type="submit" loading={change.isPending}>
            Save
          </Button>
        </Group>
      </Stack>
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
