import { Group, Paper, SegmentedControl, Table, Text, Title } from "@mantine/core"
import { useEffect, useState } from "react"
import type { TargetField } from "../../api/routes/imports.ts"
import { counted } from "../../components/counted.ts"
import { RowsSkeleton } from "../../components/page-skeleton.tsx"
import { Tag } from "../../components/tag.tsx"
import { FIELD_LABELS, FIELDS } from "./fields.ts"
import { type CheckedRow, findProblems, type Problems } from "./find-problems.ts"
import { topicNameOf } from "./row-problems.ts"

type PreviewProps = {
  header: readonly string[]
  rows: readonly (readonly string[])[]
  columns: ReadonlyMap<TargetField, number>
}

const FIRST_ROWS = 10

/** The first rows as they will be imported, and rows with problems. */
export function Preview(props: PreviewProps) {
  const { columns, rows } = props
  const found = useProblems(props)
  const [view, setView] = useState<"first" | "problems">("first")
  const problems = found ? found.rejected + found.duplicates : 0
  const list = (problems > 0 && view === "problems" ? found?.rows : found?.firstRows) ?? []
  return (
    <Paper withBorder p="md">
      <Group justify="space-between" gap="sm" mb="sm">
        <div>
          <Title order={2} size="h4">
            Preview
          </Title>
          <Text size="sm" c="dimmed" role="status">
            {found ? summaryOf(rows.length, found) : "Checking rows…"}
          </Text>
        </div>
        {problems > 0 && (
          <SegmentedControl
            aria-label="Visible rows"
            value={view}
            onChange={setView}
            data={[
              { value: "first", label: "First rows" },
              { value: "problems", label: `Problems (${problems.toLocaleString()})` },
            ]}
          />
        )}
      </Group>
      {found ? <PreviewTable list={list} columns={columns} /> : <RowsSkeleton rows={5} />}
      {list.length < problems && view === "problems" && (
        <Text size="sm" c="dimmed" mt="xs">
          Showing the first {list.length.toLocaleString()}. Rejected rows are skipped, and you can download them after
          the import.
        </Text>
      )}
    </Paper>
  )
}

function summaryOf(total: number, { rejected, duplicates }: Problems): string {
  if (rejected + duplicates === 0) return `${counted(total, "row")}, no problems found.`
  const parts = [
    rejected > 0 && `${rejected.toLocaleString()} will be rejected`,
    duplicates > 0 && counted(duplicates, "duplicate"),
  ]
  return `${counted(total, "row")}: ${parts.filter((part) => part !== false).join(", ")}.`
}

function PreviewTable({ list, columns }: { list: readonly CheckedRow[]; columns: PreviewProps["columns"] }) {
  const others = FIELDS.filter((field) => field !== "topic_name" && columns.has(field))
  const cellOf = (cells: readonly string[], field: TargetField) => cells[columns.get(field) ?? -1] ?? ""
  return (
    <Table.ScrollContainer
      minWidth={400 + 110 * others.length}
      type="native"
      // Focusable, so that it can be scrolled by keyboard.
      tabIndex={0}
      role="group"
      aria-label="Rows"
    >
      <Table aria-label="Preview" verticalSpacing={6}>
        <Table.Thead>
          <Table.Tr>
            <Table.Th w={60}>Row</Table.Th>
            <Table.Th>{FIELD_LABELS.topic_name}</Table.Th>
            <Table.Th>Problems</Table.Th>
            {others.map((field) => (
              <Table.Th key={field}>{FIELD_LABELS[field]}</Table.Th>
            ))}
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody>
          {list.map(({ row, cells, problems }) => (
            <Table.Tr key={row}>
              <Table.Td c="dimmed">{row.toLocaleString()}</Table.Td>
              <Table.Td fw={550} style={{ overflowWrap: "anywhere" }}>
                {topicNameOf(cellOf(cells, "topic_name"))}
              </Table.Td>
              <Table.Td>
                {problems.map(({ kind, message }) => (
                  <div key={message}>
                    <Tag color={kind === "rejected" ? "red" : "orange"}>{message}</Tag>
                  </div>
                ))}
              </Table.Td>
              {others.map((field) => (
                <Table.Td key={field}>
                  <Text size="sm" lineClamp={2} style={{ overflowWrap: "anywhere" }}>
                    {cellOf(cells, field)}
                  </Text>
                </Table.Td>
              ))}
            </Table.Tr>
          ))}
        </Table.Tbody>
      </Table>
    </Table.ScrollContainer>
  )
}

function useProblems({ header, rows, columns }: PreviewProps): Problems | null {
  const [found, setFound] = useState<Problems | null>(null)
  useEffect(() => {
    const controller = new AbortController()
    const check = async () => {
      const all = await findProblems({ header, rows, columns, first: FIRST_ROWS, signal: controller.signal })
      if (all) setFound(all)
    }
    void check()
    return () => controller.abort()
  }, [header, rows, columns])
  return found
}
