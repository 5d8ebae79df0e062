import { Badge, Button, Group, Paper, Select, Table, Text, Tooltip } from "@mantine/core"
import { useState } from "react"
import type { Member } from "../../api/types.ts"
import { useMembers } from "../../api/use-members.ts"
import { ErrorState } from "../../components/error-state.tsx"
import { RowsSkeleton } from "../../components/page-skeleton.tsx"
import { sentenceCase } from "../../components/sentence-case.ts"
import { useSession } from "../../session/session.ts"
import { RemoveDialog } from "./remove-dialog.tsx"
import { ROLE_OPTIONS, useChangeRole } from "./use-members.ts"

export function MemberList() {
  const { data: members, error, refetch } = useMembers()
  const [removing, setRemoving] = useState<Member | null>(null)
  if (error) return <ErrorState error={error} onRetry={() => void refetch()} />
  if (!members) return <RowsSkeleton rows={4} />
  return (
    <Paper withBorder p="md">
      <Table.ScrollContainer minWidth={560} type="native" tabIndex={0} role="group" aria-label="Members">
        <Table aria-label="Members" verticalSpacing="xs">
          <Table.Thead>
            <Table.Tr>
              <Table.Th>Name</Table.Th>
              <Table.Th>E-mail address</Table.Th>
              <Table.Th>Role</Table.Th>
            </Table.Tr>
          </Table.Thead>
          <Table.Tbody>
            {members.map((member) => (
              <MemberRow key={member.id} member={member} onRemove={() => setRemoving(member)} />
            ))}
          </Table.Tbody>
        </Table>
      </Table.ScrollContainer>
      {removing && <RemoveDialog member={removing} members={members} onClose={() => setRemoving(null)} />}
    </Paper>
  )
}

function MemberRow({ member, onRemove }: { member: Member; onRemove: () => void }) {
  const { user, may } = useSession()
  const change = useChangeRole()
  return (
    <Table.Tr>
      <Table.Td>
        {member.name}
        {member.id === user.id && (
          <Text span c="dimmed">
            {" "}
            (you)
          </Text>
        )}
      </Table.Td>
      <Table.Td>{member.email}</Table.Td>
      <Table.Td>
        {member.source === "service" && may("members:manage") ? (
          <Group gap="xs" wrap="nowrap">
            <Select
              aria-label={`Role of ${member.email}`}
              size="xs"
              w={120}
              data={ROLE_OPTIONS}
              value={member.role}
              allowDeselect={false}
              disabled={change.isPending}
              onChange={(role) => role && role !== member.role && change.mutate({ userId: member.id, role })}
            />
            <Button
              size="compact-sm"
              variant="light"
              color="red"
              aria-label={`Remove ${member.email}`}
              onClick={onRemove}
            >
              Remove
            </Button>
          </Group>
        ) : (
          <Tooltip label="Set by the identity provider" disabled={member.source === "service"}>
            <Badge variant="light" color="gray" tt="none">
              {sentenceCase(member.role)}
            </Badge>
          </Tooltip>
        )}
      </Table.Td>
    </Table.Tr>
  )
}
