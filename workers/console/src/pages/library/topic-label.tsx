import { Anchor, Button, Group, Stack, Text } from "@mantine/core"
import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query"
import { call, urlOf } from "../../api/call.ts"
import type { TopicLabel as Label } from "../../api/types.ts"
import { ConflictDialog, isConflict } from "../../components/drafts/conflict-dialog.tsx"
import { DraftNote } from "../../components/drafts/draft-note.tsx"
import { ErrorState } from "../../components/error-state.tsx"
import { LabelCompleteness } from "../../components/label/label-completeness.tsx"
import { LABEL_NAMES, useLabelDraft } from "../../components/label/label-draft.ts"
import { LabelForm } from "../../components/label/label-form.tsx"
import { RowsSkeleton } from "../../components/page-skeleton.tsx"
import { sentenceCase } from "../../components/sentence-case.ts"
import { useSession } from "../../session/session.ts"

/** A topic's data transparency label: its completeness, and the fields that override the organization's defaults. */
export function TopicLabel({ id }: { id: string }) {
  const { data, error, refetch } = useQuery({
    queryKey: ["topics", "label", id],
    queryFn: ({ signal }) => call("GET /api/topics/{id}/label", { params: { id }, signal }),
  })
  if (error) return <ErrorState error={error} onRetry={() => void refetch()} />
  if (!data) return <RowsSkeleton rows={6} />
  const restricted = data.signal.restricted_attributes ?? []
  return (
    <Stack gap="md">
      <LabelCompleteness completeness={data.completeness} />
      {restricted.length > 0 && <Text size="sm">Restricted attributes: {restricted.map(sentenceCase).join(", ")}</Text>}
      <Anchor
        href={urlOf("GET /api/topics/{id}/label", { params: { id }, query: { format: "html" } })}
        target="_blank"
        rel="noreferrer"
        size="sm"
      >
        Label to print
      </Anchor>
      <OwnFields key={id} id={id} label={data} />
    </Stack>
  )
}

function OwnFields({ id, label }: { id: string; label: Label }) {
  const client = useQueryClient()
  const { may } = useSession()
  const draft = useLabelDraft(`label ${id}`, label.overrides, label.updatedAt)
  const show = (saved: Label) => {
    client.setQueryData(["topics", "label", id], saved)
    draft.end()
  }
  const save = useMutation({
    // A null empties the field, which returns it to the default.
    mutationFn: (version: string) =>
      call("PATCH /api/topics/{id}/label", { params: { id }, body: draft.changes, ifMatch: version }),
    meta: { quiet: true },
    onSuccess: (saved) => {
      show(saved)
      void client.invalidateQueries({ queryKey: ["organization", "label"] })
      void client.invalidateQueries({ queryKey: ["topics", "history", id] })
    },
  })
  const mayEdit = may("topics:write")
  return (
    <Stack gap="md">
      <Text size="sm">Empty fields use the organization’s defaults.</Text>
      <DraftNote draft={draft} />
      <LabelForm fields={draft.fields} onChange={draft.setFields} disabled={!mayEdit} />
      {mayEdit && (
        <Group gap="sm">
          <Button loading={save.isPending} disabled={!draft.isChanged} onClick={() => save.mutate(draft.version)}>
            Save label
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
        read={({ overrides, updatedAt }: Label) => ({ values: overrides, version: updatedAt })}
        onKeepMine={(version) => save.mutate(version)}
        onTakeTheirs={show}
      />
    </Stack>
  )
}
