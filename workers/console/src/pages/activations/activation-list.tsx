import { Button, CloseButton, Group, Paper, Text } from "@mantine/core"
import { IconBroadcast } from "@tabler/icons-react"
import { useMemo, useState } from "react"
import { Link } from "wouter"
import { ColumnsMenu } from "../../components/columns-menu.tsx"
import { counted } from "../../components/counted.ts"
import { EmptyState } from "../../components/empty-state.tsx"
import { ErrorState } from "../../components/error-state.tsx"
import { FilterBar } from "../../components/filter-bar.tsx"
import { FullHeight } from "../../components/full-height.tsx"
import { PageHeader } from "../../components/page-header.tsx"
import { RowsSkeleton } from "../../components/page-skeleton.tsx"
import { useStoredTable } from "../../components/use-stored-table.ts"
import { VirtualTable } from "../../components/virtual-table.tsx"
import { useSession } from "../../session/session.ts"
import { ACTIVATION_LAYOUT, columnsOf } from "./activation-columns.tsx"
import { ActivationDrawer } from "./activation-drawer.tsx"
import { nameOf, rowsOf } from "./activation-rows.ts"
import classes from "./activations.module.css"
import { ChangeDialog } from "./change-dialog.tsx"
import type { Change } from "./change-many.ts"
import { StaleNotice } from "./stale-notice.tsx"
import { MAX_SHOWN, useActivationFilters, useActivations } from "./use-activations.ts"

const countLabel = (count: number, truncated: boolean) => `${truncated ? "Newest " : ""}${counted(count, "activation")}`

export function ActivationList() {
  const { may } = useSession()
  const { filters, setFilters, fields, connections } = useActivationFilters()
  const { data, error, refetch, isPlaceholderData } = useActivations(filters)
  const [selected, setSelected] = useState<ReadonlySet<string>>(new Set())
  const [openId, setOpenId] = useState<string | null>(null)
  const [changing, setChanging] = useState<{ change: Change; ids: readonly string[] } | null>(null)
  const columns = useMemo(() => columnsOf(connections), [connections])
  const table = useStoredTable("activations", columns, ACTIVATION_LAYOUT)
  const { sort } = table
  const rows = useMemo(() => rowsOf(data ?? [], filters.search ?? "", sort), [data, filters.search, sort])
  const selectedRows = rows.filter(({ id }) => selected.has(id))
  const filtered = Object.keys(filters).length > 0
  const push = may("activate") && (
    <Button component={Link} href="/activations/push" leftSection={<IconBroadcast size={16} aria-hidden />}>
      Push topics
    </Button>
  )
  const isOne = changing?.ids.length === 1 && changing.ids[0] === openId
  return (
    <FullHeight>
      <PageHeader
        title="Activations"
        lead="Topics pushed to platforms as segments, and whether they are up to date."
        help="An activation is stale when its topic was reclassified or its template changed after the push. Refreshing replaces the segment with an updated one. Nothing is refreshed or deactivated automatically."
        actions={push}
      />
      <StaleNotice filters={filters} onFilter={setFilters} />
      <FilterBar value={filters} onChange={setFilters} fields={fields} searchLabel="Search activations">
        <Text size="sm" c="dimmed" role="status">
          {data ? countLabel(rows.length, data.length === MAX_SHOWN) : ""}
        </Text>
        <ColumnsMenu all={columns} layout={table.layout} onChange={table.setLayout} onReset={table.reset} />
      </FilterBar>
      {error && !data ? (
        <ErrorState error={error} onRetry={() => void refetch()} />
      ) : !data ? (
        <RowsSkeleton rows={12} />
      ) : rows.length === 0 && filtered ? (
        <EmptyState
          title="No activations match"
          actions={<Button onClick={() => setFilters({})}>Clear filters</Button>}
        />
      ) : rows.length === 0 ? (
        <EmptyState title="No activations yet" icon={IconBroadcast} actions={push}>
          Select topics in your library and push them to a platform.
        </EmptyState>
      ) : (
        <VirtualTable
          label="Activations"
          columns={table.columns}
          rowCount={rows.length}
          rowAt={(i) => rows[i]}
          idOf={({ id }) => id}
          nameOf={nameOf}
          listKey={JSON.stringify([filters, sort])}
          busy={isPlaceholderData}
          sort={sort}
          onSort={table.onSort}
          onResize={table.onResize}
          onOpen={({ id }) => setOpenId(id)}
          {...(may("activate") && { selected, onSelect: setSelected })}
        />
      )}
      {/* Below the table, whose rows stay where they are. */}
      {selectedRows.length > 0 && (
        <Paper withBorder className={classes["selection"]} role="toolbar" aria-label="Selected activations">
          <Group gap="xs">
            <CloseButton aria-label="Clear selection" onClick={() => setSelected(new Set())} />
            <Text size="sm" fw={600} mr="xs" role="status">
              {selectedRows.length.toLocaleString("en-US")} selected
            </Text>
            {(["refresh", "deactivate"] as const).map((change) => (
              <Button
                key={change}
                size="xs"
                variant={change === "refresh" ? "default" : "light"}
                color={change === "refresh" ? "gray" : "red"}
                onClick={() => setChanging({ change, ids: selectedRows.map(({ id }) => id) })}
              >
                {change === "refresh" ? "Refresh" : "Deactivate"}
              </Button>
            ))}
          </Group>
        </Paper>
      )}
      <ActivationDrawer
        activation={rows.find(({ id }) => id === openId) ?? null}
        connections={connections}
        onClose={() => setOpenId(null)}
        onChange={(change, id) => setChanging({ change, ids: [id] })}
      />
      {changing && (
        <ChangeDialog
          change={changing.change}
          activations={rows.filter(({ id }) => changing.ids.includes(id))}
          onClose={() => setChanging(null)}
          onDone={() => (isOne ? setOpenId(null) : setSelected(new Set()))}
        />
      )}
    </FullHeight>
  )
}
