import { Anchor, Button, Group, Paper, Stack, Text } from "@mantine/core"
import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query"
import { useState } from "react"
import { call } from "../../api/call.ts"
import type { LabelFields } from "../../api/types.ts"
import { counted } from "../../components/counted.ts"
import { ErrorState } from "../../components/error-state.tsx"
import { LabelCompleteness } from "../../components/label/label-completeness.tsx"
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
          <Defaults stored={data.fields} />
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

function Defaults({ stored }: { stored: LabelFields }) {
  const client = useQueryClient()
  const { may } = useSession()
  const [fields, setFields] = useState(stored)
  const save = useMutation({
    mutationFn: () => call("PUT /api/organization/label", { body: fields }),
    meta: { quiet: true },
    onSuccess: (saved) => {
      client.setQueryData(KEY, saved)
      void client.invalidateQueries({ queryKey: ["topics", "label"] })
    },
  })
  const mayEdit = may("settings:manage")
  return (
    <Stack gap="md">
      <LabelForm fields={fields} onChange={setFields} disabled={!mayEdit} />
      {mayEdit && (
        <Group gap="sm">
          <Button loading={save.isPending} onClick={() => save.mutate()}>
            Save defaults
          </Button>
          <Text size="sm" role="status" c={save.error ? "red" : "dimmed"}>
            {save.error ? save.error.message : save.isSuccess ? "Saved" : ""}
          </Text>
        </Group>
      )}
    </Stack>
  )
}
