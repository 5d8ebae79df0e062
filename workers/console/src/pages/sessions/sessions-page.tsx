import { Badge, Button, Group, Table, Text } from "@mantine/core"
import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query"
import { useState } from "react"
import { call } from "../../api/call.ts"
import { endDrafts } from "../../components/drafts/draft-store.ts"
import { useSession } from "../../session/session.ts"
import { ConfirmDialog } from "../../components/confirm-dialog.tsx"
import { When } from "../../components/when.tsx"
import { ErrorState } from "../../components/error-state.tsx"
import { PageHeader } from "../../components/page-header.tsx"
import { RowsSkeleton } from "../../components/page-skeleton.tsx"

export function Page() {
  const client = useQueryClient()
  const { user } = useSession()
  const sessions = useQuery({
    queryKey: ["sessions"],
    queryFn: ({ signal }) => call("GET /auth/sessions", { signal }),
    staleTime: 0,
  })
  const end = useMutation({
    mutationFn: (id: string) => call("DELETE /auth/sessions/{id}", { params: { id } }),
    onSettled: () => client.invalidateQueries({ queryKey: ["sessions"] }),
  })
  const endAll = useMutation({
    mutationFn: async () => {
      await call("DELETE /auth/sessions")
      await endDrafts(user.id)
    },
    meta: { quiet: true },
    // A full reload drops all cached data.
    onSuccess: () => window.location.assign("/"),
  })
  const [confirming, setConfirming] = useState(false)
  return (
    <>
      <PageHeader
        title="Sessions"
        lead="Where you are signed in."
        help="A session ends after 12 hours without use, and at the latest 7 days after sign-in (8 hours for operators)."
        actions={
          <Button variant="default" onClick={() => setConfirming(true)}>
            Sign out everywhere
          </Button>
        }
      />
      {sessions.error ? (
        <ErrorState error={sessions.error} onRetry={() => void sessions.refetch()} />
      ) : !sessions.data ? (
        <RowsSkeleton rows={3} />
      ) : (
        <Table.ScrollContainer minWidth={640} type="native" tabIndex={0} role="group" aria-label="Sessions">
          <Table aria-label="Sessions" verticalSpacing="xs">
            <Table.Thead>
              <Table.Tr>
                <Table.Th>Browser</Table.Th>
                <Table.Th>Organization</Table.Th>
                <Table.Th>Signed in</Table.Th>
                <Table.Th>Last used</Table.Th>
                <Table.Th>Actions</Table.Th>
              </Table.Tr>
            </Table.Thead>
            <Table.Tbody>
              {sessions.data.map(({ id, current, organization, userAgent, address, createdAt, lastSeenAt }) => (
                <Table.Tr key={id}>
                  <Table.Td maw={320}>
                    <Text size="sm" style={{ overflowWrap: "anywhere" }}>
                      {userAgent ?? "Unknown"}
                    </Text>
                    {address && (
                      <Text size="xs" c="dimmed">
                        {address}
                      </Text>
                    )}
                  </Table.Td>
                  <Table.Td>{organization}</Table.Td>
                  <Table.Td>
                    <When at={createdAt} />
                  </Table.Td>
                  <Table.Td>
                    <When at={lastSeenAt} />
                  </Table.Td>
                  <Table.Td>
                    <Group gap="xs">
                      {current ? (
                        <Badge variant="light" color="teal" tt="none" miw="max-content">
                          This session
                        </Badge>
                      ) : (
                        <Button
                          size="compact-sm"
                          variant="light"
                          color="red"
                          loading={end.isPending && end.variables === id}
                          onClick={() => end.mutate(id)}
                        >
                          Sign out
                        </Button>
                      )}
                    </Group>
                  </Table.Td>
                </Table.Tr>
              ))}
            </Table.Tbody>
          </Table>
        </Table.ScrollContainer>
      )}
      <ConfirmDialog
        opened={confirming}
        title="Sign out everywhere?"
        action="Sign out everywhere"
        pending={endAll.isPending}
        error={endAll.error}
        onClose={() => setConfirming(false)}
        onConfirm={() => endAll.mutate()}
      >
        All your sessions end now, this one included.
      </ConfirmDialog>
    </>
  )
}
