import { Alert, Anchor, Badge, Button, Code, Group, Stack, Text } from "@mantine/core"
import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query"
import { call } from "../../api/call.ts"
import { messageOf } from "../../api/errors.ts"
import { ErrorState } from "../../components/error-state.tsx"

/** Whether the domain is proven; until it is, the DNS record to add and a button that looks for it. */
export function ProofOfDomain({ domain, mayCheck }: { domain: string; mayCheck: boolean }) {
  const client = useQueryClient()
  const key = ["organization", "domain", domain]
  const { data, error, refetch } = useQuery({
    queryKey: key,
    queryFn: ({ signal }) => call("GET /api/organization/domain", { signal }),
  })
  const check = useMutation({
    mutationFn: () => call("POST /api/organization/domain/check", {}),
    onSuccess: (proof) => client.setQueryData(key, proof),
    meta: { quiet: true },
  })
  if (error) return <ErrorState error={error} onRetry={() => void refetch()} />
  if (!data) return null
  if (data.state === "proven") {
    return (
      <Group gap="sm">
        <Badge color="green">Proven</Badge>
        <Anchor size="sm" href={`/.well-known/adagents.json?domain=${domain}`} target="_blank">
          Show the provider file
        </Anchor>
      </Group>
    )
  }
  return (
    <Stack gap="xs" align="flex-start">
      <Badge color="yellow">Not proven</Badge>
      <Text size="sm">Add this TXT record to the DNS of {domain}. Nothing is published for it until then.</Text>
      <Code block>
        {data.record?.name} TXT {data.record?.value}
      </Code>
      {mayCheck && (
        <Button variant="default" loading={check.isPending} onClick={() => check.mutate()}>
          Check now
        </Button>
      )}
      {check.error && (
        <Alert color="red" role="alert">
          {messageOf(check.error)}
        </Alert>
      )}
    </Stack>
  )
}
