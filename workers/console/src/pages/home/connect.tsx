import { Alert, Button, Group, Text } from "@mantine/core"
import { useMutation, useQueryClient } from "@tanstack/react-query"
import { Link } from "wouter"
import { call } from "../../api/call.ts"
import { messageOf } from "../../api/errors.ts"
import { useSession } from "../../session/session.ts"

export function Connect() {
  const { may } = useSession()
  const client = useQueryClient()
  const connect = useMutation({
    mutationFn: async () => {
      const { id } = await call("POST /api/connections", {
        body: { name: "Sandbox", platform: "sandbox", direction: "outbound", config: {} },
      })
      await call("POST /api/connections/{id}/test", { params: { id } })
    },
    meta: { quiet: true },
    onSuccess: async () => {
      await client.invalidateQueries({ queryKey: ["home"] })
      await client.invalidateQueries({ queryKey: ["connections"] })
    },
  })
  if (!may("connections"))
    return <Text size="sm">Ask an admin or owner of your organization to connect a platform.</Text>
  return (
    <>
      <Text size="sm">
        The sandbox is a platform built into this service. It stores segments like a real platform, reaches no audience,
        and can be set to fail.
      </Text>
      <Group gap="sm">
        <Button loading={connect.isPending} onClick={() => connect.mutate()}>
          Use the sandbox
        </Button>
        <Button component={Link} href="/connections/new" variant="default">
          Connect another platform
        </Button>
      </Group>
      {connect.error && (
        <Alert color="red" role="alert">
          {messageOf(connect.error)}
        </Alert>
      )}
    </>
  )
}
