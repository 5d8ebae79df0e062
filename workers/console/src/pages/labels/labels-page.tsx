import { Anchor, Button, Group, Paper, Stack, Text } from "@mantine/core"
import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query"
import { call } from "../../api/call.ts"
import type { LabelDefaults, LabelFields } from "../../api/types.ts"
import { counted } from "../../components/counted.ts"
import { ConflictDialog, isConflict } from "../../components/drafts/conflict-dialog.tsx"
import { DraftNote } from "../../components/drafts/draft-note.tsx"
import { ErrorState } from "../../components/error-state.tsx"
import { LabelCompleteness } from "../../components/label/label-completeness.tsx"
import { LABEL_NAMES, useLabelDraft } from "../../components/label/label-draft.ts"
import { LabelForm } from "../../components/label/label-form.tsx"
import { PageHeader } from "../../components/page-header.tsx"
import { RowsSkeleton } from "../../components/page-skeleton.tsx"
import { useSession } from "../../session/session.ts"

const KEY = ["organization", "label"]

export function Page() {
  const { data, error, refetch } = useQuery({
    queryKey: KEY,
    queryFn: ({ signal }) => call("GET /api/organization/label", { signal }),
  })
  return (
    <>
      <PageHeader
        title="Labels"
        lead="Defaults for the data transparency label of every topic. A topic's own label can override them."
      />
      {error ? (
        <ErrorState error={error} onRetry={() => void refetch()} />
      ) : data ? (
        <Stack gap="lg">
          <Paper withBorder p="md">
            <Stack gap="sm">
              <LabelCompleteness completeness={data.completeness} />
              <Text size="sm">
                {data.topics.complete} of {counted(data.topics.total, "topic")} have a complete label;{" "}
                {data.topics.withOwnFields} override a default.
              </Text>
            </Stack>
          </Paper>
          <Defaults stored={data} />
          <Text size="xs" c="dimmed">
            Fields of the IAB Tech Lab{" "}
            <Anchor href="https://www.datalabel.org" target="_blank" rel="noreferrer" size="xs">
              Data Transparency Standard
            </Anchor>{" "}
            1.2.
          </Text>
        </Stack>
      ) : (
        <RowsSkeleton rows={8} />
      )}
    </>
  )
}

function Defaults({ stored }: { stored: LabelDefaults }) {
  const client = useQueryClient()
  const { may } = useSession()
  const draft = useLabelDraft("label defaults", stored.fields, stored.updatedAt)
  const show = (saved: LabelDefaults) => {
    client.setQueryData(KEY, saved)
    draft.end()
  }
  const save = useMutation({
    mutationFn: ({ over = stored.fields, version }: { over?: LabelFields; version: string }) =>
      call("PUT /api/organization/label", { body: draft.over(over), ifMatch: version }),
    meta: { quiet: true },
    onSuccess: (saved) => {
      show(saved)
      void client.invalidateQueries({ queryKey: ["topics", "label"] })
    },
  })
  const mayEdit = may("settings:manage")
  return (
    <Stack gap="md">
      <DraftNote draft={draft} />
      <LabelForm fields={draft.fields} onChange={draft.setFields} disabled={!mayEdit} />
      {mayEdit && (
        <Group gap="sm">
          <Button loading={save.isPending} onClick={() => save.mutate({ version: draft.version })}>
            Save defaults
          </Button>
          <Text size="sm" role="status" c={save.error ? "red" : "dimmed"}>
            {isConflict(save.error) ? "Not saved" : save.error ? save.error.message : save.isSuccess ? "Saved" : ""}
          </Text>
        </Group>
      )}
      <ConflictDialog
        error={save.error}
        mine={draft.changes}
        from={draft.from}
        labels={LABEL_NAMES}
        read={({ fields, updatedAt }: LabelDefaults) => ({ values: fields, version: updatedAt })}
        onKeepMine={(version, { fields }: LabelDefaults) => save.mutate({ over: fields, version })}
        onTakeTheirs={show}
      />
    </Stack>
  )
}
