import { Alert, Button, Text } from "@mantine/core"
import { notifications } from "@mantine/notifications"
import { useMutation, useQueryClient } from "@tanstack/react-query"
import { call } from "../../api/call.ts"
import { finishedChange } from "../../api/finished-change.ts"
import { ConfirmDialog } from "../../components/confirm-dialog.tsx"
import { counted } from "../../components/counted.ts"
import { JobPreview } from "../jobs/job-preview.tsx"

async function refreshTexts(dryRun: boolean) {
  const { jobId } = await call("POST /api/topics/texts", { body: { dryRun } })
  return finishedChange(jobId, () => {})
}

/** Says that stored names and descriptions follow an older form, and previews the newest one. */
export function NewerTexts() {
  const client = useQueryClient()
  const preview = useMutation({ mutationFn: () => refreshTexts(true) })
  const refresh = useMutation({
    mutationFn: () => refreshTexts(false),
    meta: { quiet: true },
    onSuccess: ({ success_count: n }) => {
      notifications.show({ color: "petrol", title: "Refreshed", message: counted(n, "topic") })
      preview.reset()
      return client.invalidateQueries()
    },
  })
  return (
    <Alert color="petrol" title="Newer names and descriptions" mb="lg">
      <Text size="sm" mb="xs">
        Topics of your library have names and descriptions in an older wording. A refresh changes no classification, and
        leaves live segments as they are.
      </Text>
      <Button size="xs" loading={preview.isPending} onClick={() => preview.mutate()}>
        Preview the refresh
      </Button>
      <ConfirmDialog
        opened={preview.isSuccess}
        title="Refresh names and descriptions"
        action="Refresh"
        pending={refresh.isPending}
        error={refresh.error}
        onConfirm={() => refresh.mutate()}
        onClose={preview.reset}
      >
        <JobPreview result={preview.data?.result ?? null} />
      </ConfirmDialog>
    </Alert>
  )
}
