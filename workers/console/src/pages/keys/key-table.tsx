import { Badge, Button, Group, Table, Text } from "@mantine/core"
import type { ReactNode } from "react"
import { useState } from "react"
import type { Scope } from "../../api/types.ts"
import { ConfirmDialog } from "../../components/confirm-dialog.tsx"
import { When } from "../../components/when.tsx"
import { sentenceCase } from "../../components/sentence-case.ts"
import stacked from "../../components/stacked-table.module.css"
import { useSession } from "../../session/session.ts"
import { type Dated, type KeyState, stateOf } from "./key-state.ts"
import type { KeyPerson } from "./key-holders.ts"
import { KeyPeople } from "./key-people.tsx"
import { type KeyKind, useRevokeKey } from "./use-keys.ts"

type ShownKey = {
  id: string
  name: string
  keyPrefix: string
  scopes: Scope[]
  createdAt: string
  madeBy: KeyPerson
  holder: KeyPerson
} & Dated

const COLORS: Record<KeyState, string> = { active: "teal", expired: "orange", revoked: "gray" }

type KeyTableProps<K extends ShownKey> = {
  kind: KeyKind
  label: string
  keys: readonly K[]
  /** Columns specific to this kind of key. */
  extra: { header: string; render: (key: K) => ReactNode }[]
  /** Opens a dialog for a key that still works. */
  action: { label: string; onClick: (key: K) => void }
}

export function KeyTable<K extends ShownKey>({ kind, label, keys, extra, action }: KeyTableProps<K>) {
  const { may } = useSession()
  const now = new Date()
  const [revoking, setRevoking] = useState<K | null>(null)
  const revoke = useRevokeKey(kind)
  const close = () => {
    setRevoking(null)
    revoke.reset()
  }
  return (
    <Table.ScrollContainer minWidth={0} type="native" tabIndex={0} role="group" aria-label={label}>
      <Table aria-label={label} verticalSpacing="xs" className={stacked["table"]}>
        <Table.Thead>
          <Table.Tr>
            <Table.Th>Name</Table.Th>
            <Table.Th>Prefix</Table.Th>
            <Table.Th>Scopes</Table.Th>
            {extra.map(({ header }) => (
              <Table.Th key={header}>{header}</Table.Th>
            ))}
            <Table.Th>Created</Table.Th>
            <Table.Th>Made by</Table.Th>
            <Table.Th>Status</Table.Th>
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody>
          {keys.map((key) => (
            <Table.Tr key={key.id}>
              <Table.Td data-label="Name" style={{ overflowWrap: "anywhere", minWidth: "8rem" }}>
                {key.name}
              </Table.Td>
              <Table.Td ff="monospace" data-label="Prefix">
                {key.keyPrefix}
              </Table.Td>
              <Table.Td data-label="Scopes">
                <Group gap={4}>
                  {key.scopes.map((scope) => (
                    <Badge key={scope} variant="light" color="gray" tt="none" miw="max-content">
                      {scope}
                    </Badge>
                  ))}
                </Group>
              </Table.Td>
              {extra.map(({ header, render }) => (
                <Table.Td key={header} data-label={header}>
                  {render(key)}
                </Table.Td>
              ))}
              <Table.Td data-label="Created">
                <When at={key.createdAt} />
              </Table.Td>
              <Table.Td data-label="Made by">
                <KeyPeople madeBy={key.madeBy} holder={key.holder} />
              </Table.Td>
              <Table.Td data-label="Status">
                <Group gap="xs">
                  <Badge variant="light" color={COLORS[stateOf(key, now)]} tt="none" miw="max-content">
                    {sentenceCase(stateOf(key, now))}
                  </Badge>
                  {stateOf(key, now) === "active" && may("api_keys:manage") && (
                    <Button
                      size="compact-sm"
                      variant="light"
                      aria-label={`${action.label} ${key.name}`}
                      onClick={() => action.onClick(key)}
                    >
                      {action.label}
                    </Button>
                  )}
                  {stateOf(key, now) !== "revoked" && may("api_keys:manage") && (
                    <Button
                      size="compact-sm"
                      variant="light"
                      color="red"
                      aria-label={`Revoke ${key.name}`}
                      onClick={() => setRevoking(key)}
                    >
                      Revoke
                    </Button>
                  )}
                </Group>
              </Table.Td>
            </Table.Tr>
          ))}
        </Table.Tbody>
      </Table>
      <ConfirmDialog
        opened={revoking !== null}
        title="Revoke key?"
        action="Revoke"
        danger
        pending={revoke.isPending}
        error={revoke.error}
        onClose={close}
        onConfirm={() => revoking && revoke.mutate(revoking.id, { onSuccess: close })}
      >
        Requests with{" "}
        <Text span fw={600}>
          {revoking?.name}
        </Text>{" "}
        will fail immediately. This cannot be undone.
      </ConfirmDialog>
    </Table.ScrollContainer>
  )
}
