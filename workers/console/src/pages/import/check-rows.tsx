import { Button, Chip, Group, Paper, Switch, Text, Title } from "@mantine/core"
import { IconArrowBackUp } from "@tabler/icons-react"
import { useEffect, useMemo, useState } from "react"
import type { TargetField } from "../../api/types.ts"
import { counted } from "../../components/counted.ts"
import { FIELD_LABELS } from "./fields.ts"
import { findProblems, isOf, type Problems } from "./find-problems.ts"
import type { Targets } from "./columns.ts"
import type { Change, EditedTable, Edits } from "./edited-table.ts"
import type { Typing } from "./import-draft.ts"
import { RowGrid } from "./row-grid.tsx"
import type { NameCheck, Problem, Readings } from "./row-problems.ts"
import { useNameChecks } from "./use-name-checks.ts"

type CheckRowsProps = {
  edits: Edits
  targets: Targets
  columns: ReadonlyMap<TargetField, number>
  lenient: boolean
  readings: Readings
  onChange: (change: Change) => void
  onTyping: (typing: Typing | null) => void
}

type View = "all" | Problem["kind"] | "excluded"
const NONE: readonly Problem[] = []
const NO_ROWS: readonly number[] = []

const VIEWS: Record<View, string> = {
  all: "All",
  rejected: "Rejected",
  warning: "Warning",
  duplicate: "Duplicate in file",
  library: "Already in library",
  excluded: "Excluded",
}

/** The rows as they will be imported, with their problems. Users correct them in place or exclude them. */
export function CheckRows({ edits, targets, columns, lenient, readings, onChange, onTyping }: CheckRowsProps) {
  const { table, before } = edits
  const nameColumn = columns.get("topic_name")
  const names = useNameChecks(table.rows, nameColumn)
  const found = useProblems(table, { columns, lenient, readings, checked: names.settled })
  const [view, setView] = useState<View>("all")
  const [showsAll, setShowsAll] = useState(false)
  const visible = useVisible(table, view, found)
  const shown = useMemo(
    () =>
      table.header.flatMap((name, index) => {
        const field = targets[index] ?? null
        if (field === null) return showsAll ? [{ index, label: name }] : []
        return [{ index, label: field === "field" ? name : FIELD_LABELS[field] }]
      }),
    [table.header, targets, showsAll],
  )
  const sizes: Record<View, number> = {
    all: table.rows.length,
    ...(found?.counts ?? { rejected: 0, warning: 0, duplicate: 0, library: 0 }),
    excluded: table.excluded.size,
  }
  const cleanedOf = (row: number) => {
    const text = (table.rows[row]?.[nameColumn ?? -1] ?? "").trim()
    const cleaned = names.answers.get(text)?.name
    return cleaned === text ? undefined : cleaned
  }
  return (
    <Paper withBorder p="md">
      <Group justify="space-between" gap="sm" mb="sm">
        <div>
          <Title order={2} size="h4">
            Rows
          </Title>
          <Text size="sm" c="dimmed" role="status">
            {found ? summaryOf(table, found) : "Checking rows…"}
            {names.failed
              ? " Which topics are in your library could not be checked; the import finds out."
              : names.progress < 1 && ` Comparing with your library: ${Math.floor(names.progress * 100)}%.`}
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
        </Group>
      </Group>
      <Chip.Group value={view} onChange={(next) => setView(next)}>
        <Group gap="xs" mb="sm" role="radiogroup" aria-label="Visible rows">
          {(Object.keys(VIEWS) as View[]).map((key) => (
            <Chip key={key} value={key} size="xs">
              {VIEWS[key]} ({sizes[key].toLocaleString("en-US")})
            </Chip>
          ))}
        </Group>
      </Chip.Group>
      <RowGrid
        table={table}
        columns={shown}
        rows={visible}
        problemsOf={(row) => found?.byRow.get(row) ?? NONE}
        cleanedOf={cleanedOf}
        onEdit={(row, column, value) => onChange({ type: "edit", row, column, value })}
        onTyping={onTyping}
        onInclude={(rows, included) => onChange({ type: "include", rows, included })}
      />
      <Text size="xs" c="dimmed" mt={6}>
        Click a cell to change it. Keyboard: arrow keys move, Enter edits, Escape cancels the edit, Space excludes the
        row.
      </Text>
    </Paper>
  )
}

function summaryOf(table: EditedTable, { counts: { rejected, warning, duplicate, library } }: Problems): string {
  const { size: excluded } = table.excluded
  const parts = [
    rejected > 0 && `${rejected.toLocaleString("en-US")} will be rejected`,
    warning > 0 && `${warning.toLocaleString("en-US")} imported without a value`,
    duplicate > 0 && `${counted(duplicate, "duplicate")} in the file`,
    library > 0 && `${library.toLocaleString("en-US")} already in your library`,
    excluded > 0 && `${excluded.toLocaleString("en-US")} excluded`,
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
  if (view !== "excluded" && !found) return NO_ROWS
  const rows =
    view === "excluded"
      ? [...table.excluded]
      : [...(found?.byRow ?? [])].flatMap(([row, problems]) => (isOf(view, problems) ? row : []))
  const sorted = rows.sort((a, b) => a - b)
  setKept({ view, rows: sorted })
  return sorted
}

type Checks = Pick<CheckRowsProps, "columns" | "lenient" | "readings"> & { checked: ReadonlyMap<string, NameCheck> }

function useProblems(table: EditedTable, { columns, lenient, readings, checked }: Checks): Problems | null {
  const [found, setFound] = useState<Problems | null>(null)
  useEffect(() => {
    const controller = new AbortController()
    const check = async () => {
      const all = await findProblems({ table, columns, lenient, checked, readings, signal: controller.signal })
      if (all) setFound(all)
    }
    void check()
    return () => controller.abort()
  }, [table, columns, lenient, checked, readings])
  return found
}
