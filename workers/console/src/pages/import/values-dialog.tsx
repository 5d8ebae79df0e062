import { Button, Checkbox, Group, Select, Stack, Table, Text } from "@mantine/core"
import { useMemo, useState } from "react"
import { counted } from "../../components/counted.ts"
import { Dialog } from "../../components/dialog.tsx"
import { DraftNote } from "../../components/drafts/draft-note.tsx"
import { useDraft } from "../../components/drafts/use-draft.ts"
import type { ColumnRule, Rows } from "./column-rules.ts"
import { FIELD_LABELS } from "./fields.ts"
import { type PlaceField, PLACES, valuesOf } from "./place-values.ts"
import type { Readings } from "./row-problems.ts"
import { useRemember, useRememberedValues } from "./use-remembered-values.ts"

/** More would be a column that does not hold such values. */
const MAX_SHOWN = 100

type ValuesDialogProps = {
  name: string
  field: PlaceField
  rows: Rows
  column: number
  readings: Readings
  onRule: (rule: ColumnRule) => void
  onClose: () => void
}

/** Says what each value of a column means, for all its rows at once. */
export function ValuesDialog({ name, field, rows, column, readings, onRule, onClose }: ValuesDialogProps) {
  const values = useMemo(() => valuesOf(rows, column, field, readings), [rows, column, field, readings])
  const remembered = useRememberedValues()
  const remember = useRemember()
  const draft = useDraft<{ chosen: readonly (readonly [string, string])[] }>(`import values ${field} ${name}`, {
    chosen: [],
  })
  const chosen = new Map(draft.values.chosen)
  const [keeps, setKeeps] = useState(true)
  const meant = (from: string) =>
    chosen.get(from) ?? remembered?.find((one) => one.field === field && one.from === from)?.to ?? null
  const label = FIELD_LABELS[field].toLowerCase()
  const apply = () => {
    onRule({
      kind: "values",
      values: values.flatMap(({ from, reading }) => {
        const to = reading === undefined ? meant(from) : chosen.get(from)
        return to ? [[from, to] as const] : []
      }),
    })
    draft.end()
    if (keeps) remember.mutate(Array.from(chosen, ([from, to]) => ({ field, from, to })))
    onClose()
  }
  return (
    <Dialog opened onClose={onClose} size="lg" title={`Values of “${name}”`}>
      <Stack gap="md">
        <DraftNote draft={draft} />
        <Text size="sm">Choose the {label} that each value means. It is changed in all rows.</Text>
        <div className="scrolls" style={{ maxHeight: "50vh" }} tabIndex={0} role="group" aria-label="Values">
          <Table aria-label={`Values of ${name}`} verticalSpacing={6}>
            <Table.Thead>
              <Table.Tr>
                <Table.Th>In the file</Table.Th>
                <Table.Th w={80}>Rows</Table.Th>
                <Table.Th w="55%">{FIELD_LABELS[field]}</Table.Th>
              </Table.Tr>
            </Table.Thead>
            <Table.Tbody>
              {values.slice(0, MAX_SHOWN).map(({ from, text, rows: count, reading }) => (
                <Table.Tr key={from}>
                  <Table.Th scope="row" fw={550} style={{ overflowWrap: "anywhere" }}>
                    {text}
                  </Table.Th>
                  <Table.Td>{count.toLocaleString("en-US")}</Table.Td>
                  <Table.Td>
                    <Select
                      aria-label={`${FIELD_LABELS[field]} for ${text}`}
                      size="xs"
                      data={[...PLACES[field].options]}
                      searchable
                      placeholder={reading ?? "Unknown: choose one"}
                      value={reading === undefined ? meant(from) : (chosen.get(from) ?? null)}
                      onChange={(to) => to !== null && draft.set({ chosen: [...new Map([...chosen, [from, to]])] })}
                    />
                  </Table.Td>
                </Table.Tr>
              ))}
            </Table.Tbody>
          </Table>
        </div>
        {values.length > MAX_SHOWN && (
          <Text size="sm" c="dimmed">
            {counted(values.length - MAX_SHOWN, "more value")} with fewer rows.
          </Text>
        )}
        <Checkbox
          label="Remember for the next imports of your organization"
          checked={keeps}
          onChange={(event) => setKeeps(event.currentTarget.checked)}
        />
        <Group justify="flex-end" gap="xs">
          <Button variant="default" onClick={onClose}>
            Cancel
          </Button>
          <Button
            onClick={apply}
            disabled={values.every(({ from, reading }) => (reading === undefined ? !meant(from) : !chosen.has(from)))}
          >
            Apply to all rows
          </Button>
        </Group>
      </Stack>
    </Dialog>
  )
}
