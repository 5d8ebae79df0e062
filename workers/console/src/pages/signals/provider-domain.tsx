import { Alert, Button, Group, Paper, Stack, Text, TextInput, Title } from "@mantine/core"
import { useMutation, useQueryClient } from "@tanstack/react-query"
import type { FormEvent } from "react"
import { call } from "../../api/call.ts"
import { messageOf } from "../../api/errors.ts"
import { ConflictDialog, isConflict } from "../../components/drafts/conflict-dialog.tsx"
import { DraftNote } from "../../components/drafts/draft-note.tsx"
import { useDraft } from "../../components/drafts/use-draft.ts"
import type { VersionedSettings } from "../../api/types.ts"
import { SETTINGS_KEY, useSettings } from "../../api/use-settings.ts"
import { ErrorState } from "../../components/error-state.tsx"
import { RowsSkeleton } from "../../components/page-skeleton.tsx"
import { useSession } from "../../session/session.ts"
import { ProofOfDomain } from "./proof-of-domain.tsx"

export function ProviderDomain() {
  const client = useQueryClient()
  const { may } = useSession()
  const { data, error, refetch } = useSettings()
  const draft = useDraft("provider domain", { domain: data?.domain ?? "" }, data?.updatedAt)
  const { domain } = draft.values
  const show = (settings: VersionedSettings) => {
    client.setQueryData(SETTINGS_KEY, settings)
    draft.end()
  }
  const save = useMutation({
    mutationFn: (version: string) =>
      call("PATCH /api/organization/settings", { body: { domain: domain.trim() || null }, ifMatch: version }),
    onSuccess: show,
    meta: { quiet: true },
  })
  if (error) return <ErrorState error={error} onRetry={() => void refetch()} />
  if (!data) return <RowsSkeleton rows={2} />
  const submit = (event: FormEvent) => {
    event.preventDefault()
    save.mutate(draft.version)
  }
  return (
    <Paper withBorder p="md">
      <form onSubmit={submit}>
        <Stack gap="sm" align="flex-start">
          <Title order={2} size="h4">
            Provider domain
          </Title>
          <Text size="sm">
            Buyers use this domain to verify that your signals are yours. Once it is proven, anyone can read the names
            and descriptions of your topics there, except private topics.
          </Text>
          <DraftNote draft={draft} />
          <Group align="end">
            <TextInput
              label="Domain"
              placeholder="example.com"
              readOnly={!may("settings:manage")}
              value={domain}
              onChange={(event) => draft.set({ domain: event.currentTarget.value })}
            />
            {may("settings:manage") && (
              <Button type="submit" loading={save.isPending} disabled={!draft.isChanged}>
                Save
              </Button>
            )}
          </Group>
          {data.domain !== null && <ProofOfDomain domain={data.domain} mayCheck={may("settings:manage")} />}
          {save.error && !isConflict(save.error) && (
            <Alert color="red" role="alert">
              {messageOf(save.error)}
            </Alert>
          )}
          <ConflictDialog
            error={save.error}
            mine={draft.changes}
            from={draft.from}
            labels={{ domain: "Domain" }}
            read={(now: VersionedSettings) => ({ values: { domain: now.domain ?? "" }, version: now.updatedAt })}
            onKeepMine={(version) => save.mutate(version)}
            onTakeTheirs={show}
          />
        </Stack>
      </form>
    </Paper>
  )
}
