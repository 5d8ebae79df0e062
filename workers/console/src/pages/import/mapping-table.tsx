import { Select, Table, Text } from "@mantine/core"
import type { TargetField } from "../../api/routes/imports.ts"
import type { Targets } from "./columns.ts"
import { FIELD_LABELS, FIELDS } from "./fields.ts"

type MappingTableProps = {
  header: readonly string[]
  rows: readonly (readonly string[])[]
  targets: Targets
  onChange: (column: number, field: TargetField | null) => void
}

const NOTHING = "nothing"
const CHOICES = [
  { value: NOTHING, label: "Leave out" },
  ...FIELDS.map((field) => ({ value: field, label: FIELD_LABELS[field] })),
] as const
const EXAMPLES = 3

export function MappingTable({ header, rows, targets, onChange }: MappingTableProps) {
  return (
    <Table.ScrollContainer minWidth={460} type="native">
      <Table aria-label="Columns of the file" verticalSpacing={6}>
        <Table.Thead>
          <Table.Tr>
            <Table.Th>In the file</Table.Th>
            <Table.Th w={200}>Goes to</Table.Th>
            <Table.Th>For example</Table.Th>
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
                  aria-label={`${name} goes to`}
                  size="xs"
                  data={[...CHOICES]}
                  value={targets[column] ?? NOTHING}
                  allowDeselect={false}
                  onChange={(field) => onChange(column, field === NOTHING ? null : field)}
                />
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
  )
}

function examplesOf(rows: readonly (readonly string[])[], column: number): string[] {
  const examples = new Set<string>()
  for (const cells of rows.slice(0, 50)) {
    const value = (cells[column] ?? "").trim()
    if (value !== "") examples.add(value.slice(0, 80))
    if (examples.size === EXAMPLES) break
  }
  return [...examples]
}
