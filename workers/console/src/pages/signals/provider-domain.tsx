import { Alert, Button, Group, Paper, Stack, Text, TextInput, Title } from "@mantine/core"
import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query"
import { type FormEvent, useState } from "react"
import { call } from "../../api/call.ts"
import { messageOf } from "../../api/errors.ts"
import { ErrorState } from "../../components/error-state.tsx"
import { RowsSkeleton } from "../../components/page-skeleton.tsx"
import { useSession } from "../../session/session.ts"
import { ProofOfDomain } from "./proof-of-domain.tsx"

const KEY = ["organization", "settings"]

export function ProviderDomain() {
  const client = useQueryClient()
  const { may } = useSession()
  const { data, error, refetch } = useQuery({
    queryKey: KEY,
    queryFn: ({ signal }) => call("GET /api/organization/settings", { signal }),
  })
  const [typed, setTyped] = useState<string>()
  const save = useMutation({
    mutationFn: (domain: string | null) => call("PATCH /api/organization/settings", { body: { domain } }),
    onSuccess: (settings) => {
      client.setQueryData(KEY, settings)
      setTyped(undefined)
    },
    meta: { quiet: true },
  })
  if (error) return <ErrorState error={error} onRetry={() => void refetch()} />
  if (!data) return <RowsSkeleton rows={2} />
  const submit = (event: FormEvent) => {
    event.preventDefault()
    save.mutate(typed?.trim() || null)
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
          <Group align="end">
            <TextInput
              label="Domain"
              placeholder="example.com"
              readOnly={!may("settings:manage")}
              value={typed ?? data.domain ?? ""}
              onChange={(event) => setTyped(event.currentTarget.value)}
            />
            {may("settings:manage") && (
              <Button type="submit" loading={save.isPending} disabled={typed === undefined}>
                Save
              </Button>
            )}
          </Group>
          {data.domain !== null && <ProofOfDomain domain={data.domain} mayCheck={may("settings:manage")} />}
          {save.error && (
            <Alert color="red" role="alert">
              {messageOf(save.error)}
            </Alert>
          )}
        </Stack>
      </form>
    </Paper>
  )
}
