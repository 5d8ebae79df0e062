import { Button, CloseButton, Group, Paper, Text } from "@mantine/core"
import { IconBroadcast } from "@tabler/icons-react"
import { useMemo, useState } from "react"
import { Link } from "wouter"
import { EmptyState } from "../../components/empty-state.tsx"
import { ErrorState } from "../../components/error-state.tsx"
import { FilterBar } from "../../components/filter-bar.tsx"
import { FullHeight } from "../../components/full-height.tsx"
import { PageHeader } from "../../components/page-header.tsx"
import { RowsSkeleton } from "../../components/page-skeleton.tsx"
import { type Sort, VirtualTable } from "../../components/virtual-table.tsx"
import { useSession } from "../../session/session.ts"
import { columnsOf } from "./activation-columns.tsx"
import { ActivationDrawer } from "./activation-drawer.tsx"
import { nameOf, rowsOf } from "./activation-rows.ts"
import classes from "./activations.module.css"
import { ChangeDialog } from "./change-dialog.tsx"
import type { Change } from "./change-many.ts"
import { StaleNotice } from "./stale-notice.tsx"
import { MAX_SHOWN, useActivationFilters, useActivations } from "./use-activations.ts"

const countWords = (count: number, isCut: boolean) =>
  `${isCut ? "the newest " : ""}${count.toLocaleString()} ${count === 1 ? "activation" : "activations"}`

export function ActivationList() {
  const { may } = useSession()
  const { filters, setFilters, fields, connections } = useActivationFilters()
  const { data, error, refetch, isPlaceholderData } = useActivations(filters)
  const [sort, setSort] = useState<Sort>({ by: "date", order: "desc" })
  const [selected, setSelected] = useState<ReadonlySet<string>>(new Set())
  const [openId, setOpenId] = useState<string | null>(null)
  const [changing, setChanging] = useState<{ change: Change; ids: readonly string[] } | null>(null)
  const columns = useMemo(() => columnsOf(connections), [connections])
  const rows = useMemo(() => rowsOf(data ?? [], filters.search ?? "", sort), [data, filters.search, sort])
  const chosen = rows.filter(({ id }) => selected.has(id))
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
        lead="What of your library is on which platform, and whether it is still what you would push today."
        help="An activation is stale when its topic was classified anew or its template changed since it was pushed. Refreshing puts a segment with the names of now in its place. Nothing is refreshed or taken off by itself."
        actions={push}
      />
      <StaleNotice filters={filters} onFilter={setFilters} />
      <FilterBar value={filters} onChange={setFilters} fields={fields} searchLabel="Search activations">
        <Text size="sm" c="dimmed" role="status">
          {data ? countWords(rows.length, data.length === MAX_SHOWN) : ""}
        </Text>
      </FilterBar>
      {chosen.length > 0 && (
        <Paper withBorder className={classes["selection"]} role="toolbar" aria-label="Selected activations">
          <Group gap="xs">
            <CloseButton aria-label="Clear selection" onClick={() => setSelected(new Set())} />
            <Text size="sm" fw={600} mr="xs" role="status">
              {chosen.length.toLocaleString()} selected
            </Text>
            {(["refresh", "deactivate"] as const).map((change) => (
              <Button
                key={change}
                size="xs"
                variant={change === "refresh" ? "default" : "light"}
                color={change === "refresh" ? "gray" : "red"}
                onClick={() => setChanging({ change, ids: chosen.map(({ id }) => id) })}
              >
                {change === "refresh" ? "Refresh" : "Deactivate"}
              </Button>
            ))}
          </Group>
        </Paper>
      )}
      {error && !data ? (
        <ErrorState error={error} onRetry={() => void refetch()} />
      ) : !data ? (
        <RowsSkeleton rows={12} />
      ) : rows.length === 0 && filtered ? (
        <EmptyState
          title="No activation matches"
          actions={<Button onClick={() => setFilters({})}>Clear filters</Button>}
        />
      ) : rows.length === 0 ? (
        <EmptyState title="Nothing is activated yet" icon={IconBroadcast} actions={push}>
          Choose topics in the library and push them to a platform: what is live there is listed here.
        </EmptyState>
      ) : (
        <VirtualTable
          label="Activations"
          columns={columns}
          rowCount={rows.length}
          rowAt={(i) => rows[i]}
          idOf={({ id }) => id}
          nameOf={nameOf}
          listKey={JSON.stringify([filters, sort])}
          busy={isPlaceholderData}
          sort={sort}
          onSort={setSort}
          onOpen={({ id }) => setOpenId(id)}
          {...(may("activate") && { selected, onSelect: setSelected })}
        />
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
