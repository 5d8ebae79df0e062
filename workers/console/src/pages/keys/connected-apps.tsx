import { Button, Paper, Table, Text, Title } from "@mantine/core"
import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query"
import { useState } from "react"
import { call } from "../../api/call.ts"
import type { GrantRecord } from "../../api/types.ts"
import { APP_SCOPES } from "../../components/app-scopes.ts"
import { ConfirmDialog } from "../../components/confirm-dialog.tsx"
import { sentenceCase } from "../../components/sentence-case.ts"
import { When } from "../../components/when.tsx"

const APPS = ["apps"]

/** Apps that people gave access to: everyone's own, and for owners those of all members. */
export function ConnectedApps() {
  const client = useQueryClient()
  const { data: apps } = useQuery({
    queryKey: APPS,
    queryFn: ({ signal }) => call("GET /api/apps", { signal }),
    staleTime: 0,
  })
  const [ending, setEnding] = useState<GrantRecord | null>(null)
  const end = useMutation({
    mutationFn: (id: string) => call("DELETE /api/apps/{id}", { params: { id } }),
    meta: { quiet: true },
    onSuccess: () => setEnding(null),
    onSettled: () => client.invalidateQueries({ queryKey: APPS }),
  })
  if (!apps || apps.length === 0) return null
  return (
    <Paper withBorder p="md">
      <Title order={2} size="h4">
        Connected apps
      </Title>
      <Text size="sm" c="dimmed" mb="sm">
        Assistants that act for a person, with that person’s rights at most.
      </Text>
      <Table.ScrollContainer minWidth={640} type="native" tabIndex={0} role="group" aria-label="Connected apps">
        <Table aria-label="Connected apps" verticalSpacing="xs">
          <Table.Thead>
            <Table.Tr>
              <Table.Th>App</Table.Th>
              <Table.Th>May</Table.Th>
              <Table.Th>Connected by</Table.Th>
              <Table.Th>Last used</Table.Th>
              <Table.Th>Actions</Table.Th>
            </Table.Tr>
          </Table.Thead>
          <Table.Tbody>
            {apps.map((one) => (
              <Table.Tr key={one.id}>
                <Table.Td style={{ overflowWrap: "anywhere" }}>
                  {one.app}
                  <Text size="xs" c="dimmed">
                    {one.redirectHost}
                    {one.workspace !== null && `, workspace ${one.workspace}`}
                  </Text>
                </Table.Td>
                <Table.Td>{one.scopes.map((scope) => sentenceCase(APP_SCOPES[scope])).join("; ")}</Table.Td>
                <Table.Td>{one.own ? "You" : one.person.name || one.person.email}</Table.Td>
                <Table.Td>
                  <When at={one.lastUsedAt} />
                </Table.Td>
                <Table.Td>
                  <Button
                    size="compact-sm"
                    variant="light"
                    color="red"
                    aria-label={`Disconnect ${one.app}`}
                    onClick={() => setEnding(one)}
                  >
                    Disconnect
                  </Button>
                </Table.Td>
              </Table.Tr>
            ))}
          </Table.Tbody>
        </Table>
      </Table.ScrollContainer>
      <ConfirmDialog
        opened={ending !== null}
        title={`Disconnect ${ending?.app}?`}
        action="Disconnect"
        danger
        pending={end.isPending}
        error={end.error}
        onClose={() => setEnding(null)}
        onConfirm={() => ending && end.mutate(ending.id)}
      >
        Its next call is rejected. To use it again, connect it again from the app.
      </ConfirmDialog>
    </Paper>
  )
}
