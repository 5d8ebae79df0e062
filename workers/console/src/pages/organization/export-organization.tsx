import { Button, Group, Paper, Stack, Text, Title } from "@mantine/core"
import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query"
import { call } from "../../api/call.ts"
import { exactTime } from "../../components/dates.ts"
import { ErrorState } from "../../components/error-state.tsx"

const POLL_MS = 2_000
const KEY = ["organization", "export"]

export function ExportOrganization() {
  const client = useQueryClient()
  const { data, error, refetch } = useQuery({
    queryKey: KEY,
    queryFn: ({ signal }) => call("GET /api/organization/export", { signal }),
    refetchInterval: ({ state }) => (isRunning(state.data?.export?.status) ? POLL_MS : false),
  })
  const start = useMutation({
    mutationFn: () => call("POST /api/organization/export", {}),
    onSuccess: (started) => client.setQueryData(KEY, started),
  })
  const newest = data?.export
  const running = isRunning(newest?.status)
  const isReady =
    newest?.status === "completed" && newest.expiresAt !== null && Date.parse(newest.expiresAt) > Date.now()
  return (
    <Paper withBorder p="md">
      <Stack gap="sm">
        <Title order={2} size="h4">
          Export everything
        </Title>
        <Text size="sm">
          An archive with topics, history, connections without secrets, activations, imports, audit log, members and
          usage, as JSON lines and CSV. You can import its topics file into another organization.
        </Text>
        {error && <ErrorState error={error} onRetry={() => void refetch()} />}
        <Group gap="sm">
          <Button loading={start.isPending || running} onClick={() => start.mutate()}>
            Export everything
          </Button>
          {isReady && (
            <Button component="a" variant="default" href="/api/organization/export/file" download>
              Download
            </Button>
          )}
          <Text size="sm" c="dimmed" role="status">
            {running && `Writing ${newest?.processed} of ${newest?.total} files`}
            {newest?.status === "failed" && "The export failed. Try again."}
            {isReady && `Ready until ${exactTime(newest.expiresAt ?? "")}`}
          </Text>
        </Group>
      </Stack>
    </Paper>
  )
}

const isRunning = (status: string | undefined) => status === "pending" || status === "processing"
