import { Button, Group, Select, Table, Text } from "@mantine/core"
import { useMemo, useState } from "react"
import type { TargetField } from "../../api/types.ts"
import { counted } from "../../components/counted.ts"
import type { ColumnRule } from "./column-rules.ts"
import { ColumnRulesMenu } from "./column-rules-menu.tsx"
import type { Targets } from "./columns.ts"
import { FIELD_LABELS, FIELDS } from "./fields.ts"
import { isPlace, type PlaceField, valuesOf } from "./place-values.ts"
import type { Readings } from "./row-problems.ts"
import { ValuesDialog } from "./values-dialog.tsx"

type MappingTableProps = {
  header: readonly string[]
  rows: readonly (readonly string[])[]
  targets: Targets
  readings: Readings
  onChange: (column: number, field: TargetField | null) => void
  onRule: (column: number, rule: ColumnRule) => void
}

const NONE = "nothing"
const OPTIONS = [
  { value: NONE, label: "Do not import" },
  ...FIELDS.map((field) => ({ value: field, label: FIELD_LABELS[field] })),
] as const
const EXAMPLE_COUNT = 3

export function MappingTable({ header, rows, targets, readings, onChange, onRule }: MappingTableProps) {
  const [matching, setMatching] = useState<number | null>(null)
  const matched = matching === null ? null : (targets[matching] ?? null)
  return (
    <>
      <Table.ScrollContainer minWidth={560} type="native">
        <Table aria-label="Column mappings" verticalSpacing={6}>
          <Table.Thead>
            <Table.Tr>
              <Table.Th>Column</Table.Th>
              <Table.Th w={200}>Field</Table.Th>
              <Table.Th w={210}>Rules</Table.Th>
              <Table.Th>Examples</Table.Th>
            </Table.Tr>
          </Table.Thead>
          <Table.Tbody>
            {header.map((name, column) => (
              <Table.Tr key={name}>
                <Table.Th scope="row" fw={550}>
                  {name}
                </Table.Th>
                <Table.Td>
                  <Select
                    aria-label={`Field for ${name}`}
                    size="xs"
                    data={[...OPTIONS]}
                    value={targets[column] ?? NONE}
                    allowDeselect={false}
                    onChange={(field) => onChange(column, field === NONE ? null : field)}
                  />
                </Table.Td>
                <Table.Td>
                  <Group gap={4} wrap="nowrap">
                    <ColumnRulesMenu name={name} onRule={(rule) => onRule(column, rule)} />
                    {isPlace(targets[column] ?? null) && (
                      <ValuesButton
                        name={name}
                        field={targets[column] as PlaceField}
                        rows={rows}
                        column={column}
                        readings={readings}
                        onClick={() => setMatching(column)}
                      />
                    )}
                  </Group>
                </Table.Td>
                <Table.Td>
                  <Text size="sm" c="dimmed" lineClamp={1} style={{ wordBreak: "break-all" }}>
                    {examplesOf(rows, column).join(" · ")}
                  </Text>
                </Table.Td>
              </Table.Tr>
            ))}
          </Table.Tbody>
        </Table>
      </Table.ScrollContainer>
      {matching !== null && isPlace(matched) && (
        <ValuesDialog
          name={header[matching] ?? ""}
          field={matched}
          rows={rows}
          column={matching}
          readings={readings}
          onRule={(rule) => onRule(matching, rule)}
          onClose={() => setMatching(null)}
        />
      )}
    </>
  )
}

type ValuesButtonProps = Pick<Parameters<typeof ValuesDialog>[0], "name" | "field" | "rows" | "column" | "readings"> & {
  onClick: () => void
}

/** Stands out while the column has values that mean nothing yet. */
function ValuesButton({ name, field, rows, column, readings, onClick }: ValuesButtonProps) {
  const unknown = useMemo(
    () => valuesOf(rows, column, field, readings).filter(({ reading }) => reading === undefined).length,
    [rows, column, field, readings],
  )
  const label = unknown > 0 ? `Match ${counted(unknown, "value")}` : "Values"
  return (
    <Button
      size="compact-xs"
      variant={unknown > 0 ? "filled" : "default"}
      aria-label={`${label} of ${name}`}
      onClick={onClick}
    >
      {label}
    </Button>
  )
}

function examplesOf(rows: readonly (readonly string[])[], column: number): string[] {
  const examples = new Set<string>()
  for (const cells of rows.slice(0, 50)) {
    const value = (cells[column] ?? "").trim()
    if (value !== "") examples.add(value.slice(0, 80))
    if (examples.size === EXAMPLE_COUNT) break
  }
  return [...examples]
}
