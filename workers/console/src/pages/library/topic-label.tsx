import { Anchor, Button, Group, Stack, Text } from "@mantine/core"
import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query"
import { useState } from "react"
import { call, urlOf } from "../../api/call.ts"
import type { LabelFields, TopicLabel as Label } from "../../api/types.ts"
import { ErrorState } from "../../components/error-state.tsx"
import { LabelCompleteness } from "../../components/label/label-completeness.tsx"
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
      <OwnFields id={id} label={data} />
    </Stack>
  )
}

function OwnFields({ id, label }: { id: string; label: Label }) {
  const client = useQueryClient()
  const { may } = useSession()
  const [fields, setFields] = useState<LabelFields>(label.overrides)
  const save = useMutation({
    mutationFn: () =>
      call("PATCH /api/topics/{id}/label", { params: { id }, body: changesOf(label.overrides, fields) }),
    meta: { quiet: true },
    onSuccess: (saved) => {
      client.setQueryData(["topics", "label", id], saved)
      void client.invalidateQueries({ queryKey: ["organization", "label"] })
      void client.invalidateQueries({ queryKey: ["topics", "history", id] })
    },
  })
  const mayEdit = may("topics:write")
  return (
    <Stack gap="md">
      <Text size="sm">Empty fields use the organization’s defaults.</Text>
      <LabelForm fields={fields} onChange={setFields} disabled={!mayEdit} />
      {mayEdit && (
        <Group gap="sm">
          <Button loading={save.isPending} onClick={() => save.mutate()}>
            Save label
          </Button>
          <Text size="sm" role="status" c={save.error ? "red" : "dimmed"}>
            {save.error ? save.error.message : save.isSuccess ? "Saved" : ""}
          </Text>
        </Group>
      )}
    </Stack>
  )
}

/** Cleared fields return to the default. */
const changesOf = (before: LabelFields, after: LabelFields) => ({
  ...Object.fromEntries(Object.keys(before).map((name) => [name, null])),
  ...after,
})
