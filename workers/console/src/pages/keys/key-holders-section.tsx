import { Button, Paper, Table, Text, Title } from "@mantine/core"
import { useState } from "react"
import { ConfirmDialog } from "../../components/confirm-dialog.tsx"
import { When } from "../../components/when.tsx"
import { useSession } from "../../session/session.ts"
import { useMembers } from "../../api/use-members.ts"
import { type Holder, holdersOf, nameOf } from "./key-holders.ts"
import { PersonName } from "./key-people.tsx"
import { type Choice, KeysChoice } from "./keys-choice.tsx"
import { useApiKeys, useSdkKeys, useSettleKeys } from "./use-keys.ts"

/** Lets owners revoke or hand over the keys of any person, also of people who have left. */
export function KeyHolders() {
  const { may } = useSession()
  const { data: api } = useApiKeys()
  const { data: sdk } = useSdkKeys()
  const [settling, setSettling] = useState<Holder | null>(null)
  if (!may("members:manage") || !api || !sdk) return null
  const holders = holdersOf(api, sdk, new Date())
  if (holders.length === 0) return null
  return (
    <Paper withBorder p="md">
      <Title order={2} size="h4">
        Keys by person
      </Title>
      <Text size="sm" c="dimmed" mb="sm">
        Keys work until they are revoked, even after the identity provider removes a person.
      </Text>
      <Table.ScrollContainer minWidth={560} type="native" tabIndex={0} role="group" aria-label="Keys by person">
        <Table aria-label="Keys by person" verticalSpacing="xs">
          <Table.Thead>
            <Table.Tr>
              <Table.Th>Person</Table.Th>
              <Table.Th>API keys</Table.Th>
              <Table.Th>SDK keys</Table.Th>
              <Table.Th>Last used</Table.Th>
              <Table.Th>Actions</Table.Th>
            </Table.Tr>
          </Table.Thead>
          <Table.Tbody>
            {holders.map((holder) => (
              <Table.Tr key={holder.person.id}>
                <Table.Td>
                  <PersonName person={holder.person} />
                </Table.Td>
                <Table.Td>{holder.apiKeys.length}</Table.Td>
                <Table.Td>{holder.sdkKeys.length}</Table.Td>
                <Table.Td>{holder.lastUsedAt ? <When at={holder.lastUsedAt} /> : "Never"}</Table.Td>
                <Table.Td>
                  <Button
                    size="compact-sm"
                    variant="light"
                    aria-label={`Revoke or hand over keys of ${nameOf(holder.person)}`}
                    onClick={() => setSettling(holder)}
                  >
                    Revoke or hand over
                  </Button>
                </Table.Td>
              </Table.Tr>
            ))}
          </Table.Tbody>
        </Table>
      </Table.ScrollContainer>
      {settling && <SettleDialog holder={settling} onClose={() => setSettling(null)} />}
    </Paper>
  )
}

function SettleDialog({ holder, onClose }: { holder: Holder; onClose: () => void }) {
  const { data: members = [] } = useMembers()
  const settle = useSettleKeys(holder.person.id)
  const [choice, setChoice] = useState<Choice>({})
  return (
    <ConfirmDialog
      opened
      title={`Keys of ${nameOf(holder.person)}`}
      action="Apply"
      danger={choice.keys !== "transfer"}
      pending={settle.isPending}
      error={settle.error}
      onClose={onClose}
      onConfirm={() => settle.mutate(choice, { onSuccess: onClose })}
    >
      What happens to the keys?
      <KeysChoice
        held={holder}
        others={members.filter(({ id }) => id !== holder.person.id)}
        choice={choice}
        onChange={setChoice}
      />
    </ConfirmDialog>
  )
}
