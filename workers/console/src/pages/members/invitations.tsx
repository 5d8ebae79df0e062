import { Button, Paper, Table, Text, Title } from "@mantine/core"
import { When } from "../../components/when.tsx"
import { ErrorState } from "../../components/error-state.tsx"
import { RowsSkeleton } from "../../components/page-skeleton.tsx"
import { sentenceCase } from "../../components/sentence-case.ts"
import { useInvitations, useRevokeInvitation } from "./use-members.ts"

export function Invitations() {
  const { data: invitations, error, refetch } = useInvitations()
  const revoke = useRevokeInvitation()
  return (
    <Paper withBorder p="md">
      <Title order={2} size="h4" mb="sm">
        Open invitations
      </Title>
      {error ? (
        <ErrorState error={error} onRetry={() => void refetch()} />
      ) : !invitations ? (
        <RowsSkeleton rows={2} />
      ) : invitations.length === 0 ? (
        <Text size="sm" c="dimmed">
          None. An invitation is a link that works for seven days.
        </Text>
      ) : (
        <Table.ScrollContainer minWidth={560} type="native" tabIndex={0} role="group" aria-label="Open invitations">
          <Table aria-label="Open invitations" verticalSpacing="xs">
            <Table.Thead>
              <Table.Tr>
                <Table.Th>E-mail address</Table.Th>
                <Table.Th>Role</Table.Th>
                <Table.Th>Invited by</Table.Th>
                <Table.Th>Expires</Table.Th>
                <Table.Th>Actions</Table.Th>
              </Table.Tr>
            </Table.Thead>
            <Table.Tbody>
              {invitations.map(({ id, email, role, invitedBy, expiresAt }) => (
                <Table.Tr key={id}>
                  <Table.Td>{email}</Table.Td>
                  <Table.Td>{sentenceCase(role)}</Table.Td>
                  <Table.Td>{invitedBy}</Table.Td>
                  <Table.Td>
                    <When at={expiresAt} />
                  </Table.Td>
                  <Table.Td>
                    <Button
                      size="compact-sm"
                      variant="light"
                      color="red"
                      aria-label={`Revoke the invitation of ${email}`}
                      loading={revoke.isPending && revoke.variables === id}
                      onClick={() => revoke.mutate(id)}
                    >
                      Revoke
                    </Button>
                  </Table.Td>
                </Table.Tr>
              ))}
            </Table.Tbody>
          </Table>
        </Table.ScrollContainer>
      )}
    </Paper>
  )
}
