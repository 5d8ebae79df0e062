import { Button, Group, Radio, Table, Text } from "@mantine/core"
import { useState } from "react"
import { counted } from "../../components/counted.ts"
import type { FilePart } from "./file-parts.ts"
import { HEADER_ROWS } from "./guess-header.ts"
import classes from "./header-picker.module.css"

/** Rows below the header that tell it from the data. */
const CONTEXT = 2
const SHOWN_COLUMNS = 8

type HeaderPickerProps = { part: FilePart; onChoose: (row: number | null) => void }

/** The first rows of a file: a click chooses the one with the column names. Rows above it are skipped. */
export function HeaderPicker({ part: { name, rows, header }, onChoose }: HeaderPickerProps) {
  const [showsAll, setShowsAll] = useState(false)
  const first = rows.slice(0, showsAll ? HEADER_ROWS : (header ?? 0) + 1 + CONTEXT)
  const width = Math.min(
    SHOWN_COLUMNS,
    first.reduce((max, cells) => Math.max(max, cells.length), 0),
  )
  const of = name === "" ? "" : ` of “${name}”`
  return (
    <div>
      <Text size="sm" fw={500} mt="sm">
        Column names{of}
      </Text>
      <Text size="sm" c="dimmed" mb={6} role="status">
        {header === null
          ? "The columns have no names: every row is imported."
          : `Row ${header + 1} has the column names${header > 0 ? `, ${counted(header, "row")} above ${header === 1 ? "it is" : "are"} skipped` : ""}. Click another row to change this.`}
      </Text>
      <Table.ScrollContainer minWidth={320} type="native">
        <Table aria-label={`First rows${of}`} withTableBorder verticalSpacing={4}>
          <Table.Tbody>
            {first.map((cells, row) => (
              <Table.Tr
                key={row}
                className={classes["row"]}
                data-chosen={row === header || undefined}
                data-skipped={(header !== null && row < header) || undefined}
                onClick={() => onChoose(row)}
              >
                <Table.Td w={40}>
                  <Radio
                    size="xs"
                    name={`header${of}`}
                    aria-label={`Row ${row + 1}${of} has the column names`}
                    checked={row === header}
                    onChange={() => onChoose(row)}
                  />
                </Table.Td>
                {Array.from({ length: width }, (_, column) => (
                  <Table.Td key={column}>
                    <span className={classes["text"]}>{cells[column] ?? ""}</span>
                  </Table.Td>
                ))}
              </Table.Tr>
            ))}
          </Table.Tbody>
        </Table>
      </Table.ScrollContainer>
      <Group gap="md" mt={6}>
        <Radio
          size="xs"
          name={`header${of}`}
          label={`No row has column names${of === "" ? "" : ` in “${name}”`}`}
          checked={header === null}
          onChange={() => onChoose(null)}
        />
        {!showsAll && rows.length > first.length && (
          <Button size="compact-xs" variant="default" onClick={() => setShowsAll(true)}>
            Show more rows{of}
          </Button>
        )}
      </Group>
    </div>
  )
}
