import { Button, Group, Paper, SegmentedControl, Switch, Text, Title } from "@mantine/core"
import { IconArrowBackUp } from "@tabler/icons-react"
import { useEffect, useMemo, useState } from "react"
import type { TargetField } from "../../api/types.ts"
import { counted } from "../../components/counted.ts"
import { FIELD_LABELS } from "./fields.ts"
import { findProblems, type Problems } from "./find-problems.ts"
import type { Targets } from "./columns.ts"
import type { Change, EditedTable, Edits } from "./edited-table.ts"
import { RowGrid } from "./row-grid.tsx"
import type { Problem } from "./row-problems.ts"

type CheckRowsProps = {
  edits: Edits
  targets: Targets
  columns: ReadonlyMap<TargetField, number>
  lenient: boolean
  onChange: (change: Change) => void
}

type View = "all" | "problems" | "excluded"
const NONE: readonly Problem[] = []
const NO_ROWS: readonly number[] = []

/** The rows as they will be imported, with their problems. Users correct them in place or exclude them. */
export function CheckRows({ edits, targets, columns, lenient, onChange }: CheckRowsProps) {
  const { table, before } = edits
  const found = useProblems(table, columns, lenient)
  const [view, setView] = useState<View>("all")
  const [showsAll, setShowsAll] = useState(false)
  const visible = useVisible(table, view, found)
  const shown = useMemo(
    () =>
      table.header.flatMap((name, index) => {
        const field = targets[index] ?? null
        if (field === null) return showsAll ? [{ index, label: name }] : []
        return [{ index, label: FIELD_LABELS[field] }]
      }),
    [table.header, targets, showsAll],
  )
  const views = [
    { value: "all" as const, label: `All (${table.rows.length.toLocaleString()})` },
    { value: "problems" as const, label: `Problems (${(found?.byRow.size ?? 0).toLocaleString()})` },
    { value: "excluded" as const, label: `Excluded (${table.excluded.size.toLocaleString()})` },
  ]
  return (
    <Paper withBorder p="md">
      <Group justify="space-between" gap="sm" mb="sm">
        <div>
          <Title order={2} size="h4">
            Rows
          </Title>
          <Text size="sm" c="dimmed" role="status">
            {found ? summaryOf(table, found) : "Checking rows…"}
          </Text>
        </div>
        <Group gap="sm">
          <Button
            variant="default"
            size="xs"
            leftSection={<IconArrowBackUp size={14} aria-hidden />}
            disabled={before.length === 0}
            onClick={() => onChange({ type: "undo" })}
          >
            Undo last change
          </Button>
          <Switch
            size="xs"
            label="Show columns that are not imported"
            checked={showsAll}
            onChange={(event) => setShowsAll(event.currentTarget.checked)}
          />
          <SegmentedControl aria-label="Visible rows" size="xs" value={view} onChange={setView} data={views} />
        </Group>
      </Group>
      <RowGrid
        table={table}
        columns={shown}
        rows={visible}
        problemsOf={(row) => found?.byRow.get(row) ?? NONE}
        onEdit={(row, column, value) => onChange({ type: "edit", row, column, value })}
        onInclude={(rows, included) => onChange({ type: "include", rows, included })}
      />
      <Text size="xs" c="dimmed" mt={6}>
        Click a cell to change it. Keyboard: arrow keys move, Enter edits, Escape cancels the edit, Space excludes the
        row.
      </Text>
    </Paper>
  )
}

function summaryOf(table: EditedTable, { rejected, warned, duplicates }: Problems): string {
  const { size: excluded } = table.excluded
  const parts = [
    rejected > 0 && `${rejected.toLocaleString()} will be rejected`,
    warned > 0 && `${warned.toLocaleString()} imported without a value`,
    duplicates > 0 && counted(duplicates, "duplicate"),
    excluded > 0 && `${excluded.toLocaleString()} excluded`,
  ].filter((part) => part !== false)
  const rows = counted(table.rows.length, "row")
  return parts.length === 0 ? `${rows}, no problems found.` : `${rows}: ${parts.join(", ")}.`
}

/**
 * The rows of a view. Rows that no longer match after an edit stay until the view is selected again, so that nothing moves while the user types.
 */
function useVisible(table: EditedTable, view: View, found: Problems | null): readonly number[] {
  const [kept, setKept] = useState<{ view: View; rows: readonly number[] }>({ view: "all", rows: [] })
  const { length } = table.rows
  const all = useMemo(() => Array.from({ length }, (_, i) => i), [length])
  if (view === "all") {
    if (kept.view !== "all") setKept({ view: "all", rows: [] })
    return all
  }
  if (kept.view === view) return kept.rows
  if (view === "problems" && !found) return NO_ROWS
  const rows = view === "excluded" ? [...table.excluded] : [...(found?.byRow.keys() ?? [])]
  const sorted = rows.sort((a, b) => a - b)
  setKept({ view, rows: sorted })
  return sorted
}

function useProblems(table: EditedTable, columns: CheckRowsProps["columns"], lenient: boolean): Problems | null {
  const [found, setFound] = useState<Problems | null>(null)
  useEffect(() => {
    const controller = new AbortController()
    const check = async () => {
      const all = await findProblems({ table, columns, lenient, signal: controller.signal })
      if (all) setFound(all)
    }
    void check()
    return () => controller.abort()
  }, [table, columns, lenient])
  return found
}
