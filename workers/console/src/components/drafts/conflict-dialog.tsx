import { Button, Group, Stack, Table, Text } from "@mantine/core"
import { useEffect, useEffectEvent, useState } from "react"
import { ApiError } from "../../api/errors.ts"
import { Dialog } from "../dialog.tsx"
import { disputed } from "./disputed.ts"

type ConflictDialogProps<T extends object> = {
  /** Why the save failed. The dialog opens if the record was changed after the version that the changes were made from. */
  error: unknown
  /** The fields that the person changed. */
  mine: Partial<T>
  /** What these fields had before; what someone else has left as it was is no conflict. Without it, every difference is one. */
  from?: Partial<T>
  labels: Readonly<Partial<Record<keyof T, string>>>
  /** The form's fields of the record that is stored now, and its version. */
  read: (current: never) => { values: Partial<T>; version: string }
  /** Saves the person's changes over that version. */
  onKeepMine: (version: string, current: never) => void
  /** Shows what is stored now. */
  onTakeTheirs: (current: never) => void
}

/** Shows both versions of the fields that two people changed. What only one of them changed is no conflict. */
export function ConflictDialog<T extends object>(props: ConflictDialogProps<T>) {
  const { error, mine, from = {}, labels, read, onKeepMine, onTakeTheirs } = props
  const [answered, setAnswered] = useState<unknown>(null)
  const stored = currentIn(error)
  const theirs = stored === undefined ? undefined : read(stored as never)
  const fields = disputed(mine, from, theirs?.values ?? {})
  const isOpen = theirs !== undefined && answered !== error
  const keep = () => {
    setAnswered(error)
    if (theirs) onKeepMine(theirs.version, stored as never)
  }
  const isNone = isOpen && fields.length === 0
  const keepSilently = useEffectEvent(keep)
  useEffect(() => {
    if (isNone) keepSilently()
  }, [isNone])
  if (!isOpen || isNone) return null
  return (
    <Dialog
      opened
      onClose={() => setAnswered(error)}
      size="lg"
      title="Someone else has changed this since you opened it"
    >
      <Stack gap="md">
        <Text size="sm">Nothing is saved yet. Choose whose version of these fields counts.</Text>
        <Table.ScrollContainer minWidth={420} type="native" tabIndex={0} role="group" aria-label="Both versions">
          <Table aria-label="Both versions" layout="fixed">
            <Table.Thead>
              <Table.Tr>
                <Table.Th>Field</Table.Th>
                <Table.Th>Yours</Table.Th>
                <Table.Th>Theirs</Table.Th>
              </Table.Tr>
            </Table.Thead>
            <Table.Tbody>
              {fields.map((field) => (
                <Table.Tr key={String(field)}>
                  <Table.Th scope="row">{labels[field] ?? String(field)}</Table.Th>
                  {[mine[field], theirs.values[field]].map((value, i) => (
                    <Table.Td key={i} style={{ overflowWrap: "anywhere" }}>
                      {shown(value)}
                    </Table.Td>
                  ))}
                </Table.Tr>
              ))}
            </Table.Tbody>
          </Table>
        </Table.ScrollContainer>
        <Group justify="flex-end" gap="xs">
          <Button
            variant="default"
            onClick={() => {
              setAnswered(error)
              onTakeTheirs(stored as never)
            }}
          >
            Take theirs
          </Button>
          <Button onClick={keep}>Keep mine</Button>
        </Group>
      </Stack>
    </Dialog>
  )
}

/** What is stored now, if a save failed because of it. */
function currentIn(error: unknown): unknown {
  return error instanceof ApiError && error.status === 412 ? error.details["current"] : undefined
}

/** Whether a failed save is the business of the conflict dialog. */
export const isConflict = (error: unknown) => currentIn(error) !== undefined

function shown(value: unknown): string {
  if (value === undefined || value === null || value === "") return "Empty"
  if (typeof value === "string") return value
  if (typeof value === "boolean") return value ? "Yes" : "No"
  return Array.isArray(value) ? value.map(shown).join(", ") : JSON.stringify(value, null, 1)
}
