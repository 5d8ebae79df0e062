import { Group, Paper, SegmentedControl, Table, Text, Title } from "@mantine/core"
import { useEffect, useState } from "react"
import type { TargetField } from "../../api/routes/imports.ts"
import { RowsSkeleton } from "../../components/page-skeleton.tsx"
import { Tag } from "../../components/tag.tsx"
import { FIELD_LABELS, FIELDS } from "./fields.ts"
import { type Found, findProblems, type FoundRow } from "./find-problems.ts"
import { topicNameOf } from "./row-problems.ts"

type PreviewProps = {
  header: readonly string[]
  rows: readonly (readonly string[])[]
  columns: ReadonlyMap<TargetField, number>
}

const FIRST_ROWS = 10

/** The first rows as they will come in, and what is wrong with any. */
export function Preview(props: PreviewProps) {
  const { columns, rows } = props
  const found = useProblems(props)
  const [shown, setShown] = useState<"first" | "problems">("first")
  const problems = found ? found.refused + found.repeated : 0
  const list = (problems > 0 && shown === "problems" ? found?.rows : found?.firstRows) ?? []
  return (
    <Paper withBorder p="md">
      <Group justify="space-between" gap="sm" mb="sm">
        <div>
          <Title order={2} size="h4">
            Preview
          </Title>
          <Text size="sm" c="dimmed" role="status">
            {found ? summaryOf(rows.length, found) : "Looking at the rows …"}
          </Text>
        </div>
        {problems > 0 && (
          <SegmentedControl
            aria-label="Rows shown"
            value={shown}
            onChange={setShown}
            data={[
              { value: "first", label: "First rows" },
              { value: "problems", label: `With problems (${problems.toLocaleString()})` },
            ]}
          />
        )}
      </Group>
      {found ? <PreviewTable list={list} columns={columns} /> : <RowsSkeleton rows={5} />}
      {list.length < problems && shown === "problems" && (
        <Text size="sm" c="dimmed" mt="xs">
          The first {list.length.toLocaleString()} of them. The import goes on without refused rows, and you can
          download them afterwards.
        </Text>
      )}
    </Paper>
  )
}

function summaryOf(total: number, { refused, repeated }: Found): string {
  if (refused + repeated === 0) return `All ${total.toLocaleString()} rows look good.`
  const parts = [
    refused > 0 && `${refused.toLocaleString()} will be refused`,
    repeated > 0 && `${repeated.toLocaleString()} ${repeated === 1 ? "repeats" : "repeat"} a name of the file`,
  ]
  return `Of ${total.toLocaleString()} rows ${parts.filter((part) => part !== false).join(" and ")}.`
}

function PreviewTable({ list, columns }: { list: readonly FoundRow[]; columns: PreviewProps["columns"] }) {
  const others = FIELDS.filter((field) => field !== "topic_name" && columns.has(field))
  const cellOf = (cells: readonly string[], field: TargetField) => cells[columns.get(field) ?? -1] ?? ""
  return (
    <Table.ScrollContainer
      minWidth={400 + 110 * others.length}
      type="native"
      // Without anything in it to reach by keyboard, it has to be reached itself to be scrolled.
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
                    <Tag color={kind === "refused" ? "red" : "orange"}>{message}</Tag>
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

function useProblems({ header, rows, columns }: PreviewProps): Found | null {
  const [found, setFound] = useState<Found | null>(null)
  useEffect(() => {
    const stop = new AbortController()
    const look = async () => {
      const all = await findProblems({ header, rows, columns, first: FIRST_ROWS, signal: stop.signal })
      if (all) setFound(all)
    }
    void look()
    return () => stop.abort()
  }, [header, rows, columns])
  return found
}
