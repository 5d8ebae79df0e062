import { Button, Text } from "@mantine/core"
import { IconPlus, IconWand } from "@tabler/icons-react"
import { useState } from "react"
import { Link } from "wouter"
import type { CatalogRecord } from "../../api/types.ts"
import { ColumnsMenu } from "../../components/columns-menu.tsx"
import { counted } from "../../components/counted.ts"
import { EmptyState } from "../../components/empty-state.tsx"
import { ErrorState } from "../../components/error-state.tsx"
import { FilterBar } from "../../components/filter-bar.tsx"
import { FullHeight } from "../../components/full-height.tsx"
import { PageHeader } from "../../components/page-header.tsx"
import { RowsSkeleton } from "../../components/page-skeleton.tsx"
import { useTableView } from "../../components/use-table-view.ts"
import { ViewsMenu } from "../../components/views-menu.tsx"
import { VirtualTable } from "../../components/virtual-table.tsx"
import { useSession } from "../../session/session.ts"
import { AddAllDialog } from "./add-all-dialog.tsx"
import { CATALOG_COLUMNS, CATALOG_LAYOUT } from "./catalog-columns.tsx"
import { CatalogDrawer } from "./catalog-drawer.tsx"
import { useAddTopics, useCatalog, useCatalogFilters } from "./use-catalog.ts"

export function Page() {
  const { may } = useSession()
  const { filters, setFilters, fields, more } = useCatalogFilters()
  const table = useTableView({ page: "catalog", columns: CATALOG_COLUMNS, initial: CATALOG_LAYOUT })
  const { sort } = table
  const [opened, setOpened] = useState<CatalogRecord | null>(null)
  const [selected, setSelected] = useState<ReadonlySet<string>>(new Set())
  const [addingAll, setAddingAll] = useState(false)
  const rows = useCatalog(filters, sort)
  const add = useAddTopics()
  const mayAdd = may("topics:write")

  const addSelected = () => add.mutate({ topicIds: [...selected] }, { onSuccess: () => setSelected(new Set()) })

  return (
    <FullHeight>
      <PageHeader
        title="Catalog"
        lead="Topics shared by all organizations. Add them to your library to use them."
        help="Your library links to catalog topics. When a topic is reclassified, your library is updated. Your own edits stay private and are kept."
        actions={
          mayAdd && (
            <Button
              leftSection={<IconPlus size={16} aria-hidden />}
              disabled={selected.size === 0}
              loading={add.isPending}
              onClick={addSelected}
            >
              {selected.size === 0 ? "Add to library" : `Add ${selected.size.toLocaleString("en-US")} to library`}
            </Button>
          )
        }
      />
      <FilterBar value={filters} onChange={setFilters} fields={fields} more={more} searchLabel="Search the catalog">
        <Text size="sm" c="dimmed" role="status">
          {counted(rows.total, "topic")}
        </Text>
        <ViewsMenu {...table.views} />
        <ColumnsMenu all={CATALOG_COLUMNS} layout={table.layout} onChange={table.setLayout} onReset={table.reset} />
        {mayAdd && rows.total > 0 && (
          <Button variant="default" onClick={() => setAddingAll(true)}>
            Add all matching
          </Button>
        )}
      </FilterBar>
      {rows.error ? (
        <ErrorState error={rows.error} onRetry={rows.refetch} />
      ) : rows.loading ? (
        <RowsSkeleton rows={12} />
      ) : rows.total === 0 ? (
        <EmptyState
          title="No topics match"
          actions={
            <>
              <Button onClick={() => setFilters({})}>Clear filters</Button>
              <Button
                component={Link}
                href="/classify"
                variant="default"
                leftSection={<IconWand size={16} aria-hidden />}
              >
                Classify topics
              </Button>
            </>
          }
        >
          Use fewer words or clear a filter. To add a topic that is not in the catalog, use Classify.
        </EmptyState>
      ) : (
        <VirtualTable
          label="Catalog"
          columns={table.columns}
          rowCount={rows.total}
          rowAt={rows.rowAt}
          idOf={({ id }) => id}
          nameOf={({ topicName }) => topicName}
          onVisible={rows.onVisible}
          listKey={rows.listKey}
          busy={rows.busy}
          sort={sort}
          onSort={table.onSort}
          onResize={table.onResize}
          onOpen={setOpened}
          {...(mayAdd && { selected, onSelect: setSelected })}
        />
      )}
      <CatalogDrawer topic={opened} onClose={() => setOpened(null)} />
      <AddAllDialog opened={addingAll} filters={filters} total={rows.total} onClose={() => setAddingAll(false)} />
      <div className="visually-hidden" aria-live="polite">
        {selected.size > 0 ? `${selected.size} selected` : ""}
      </div>
    </FullHeight>
  )
}
