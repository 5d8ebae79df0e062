import { Button, Text } from "@mantine/core"
import { IconFileImport, IconTrashOff, IconWand } from "@tabler/icons-react"
import { lazy, Suspense, useMemo, useState } from "react"
import { Link, useLocation, useRoute } from "wouter"
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
import { ExportMenu } from "./export-menu.tsx"
import { columnsOf, DEFAULT_LAYOUT, DETAIL_COLUMNS } from "./library-columns.tsx"
import { queryOf, useLibraryFilters } from "./library-filters.ts"
import { SelectionBar } from "./selection-bar.tsx"
import { useLibrary, useSelection, useTopicDetails } from "./use-library.ts"

// Loaded when a topic is opened.
const TopicDrawer = lazy(() => import("./topic-drawer.tsx").then((file) => ({ default: file.TopicDrawer })))

const RemovedDialog = lazy(() => import("./removed-dialog.tsx").then((file) => ({ default: file.RemovedDialog })))

export function Page() {
  const { may } = useSession()
  const [, navigate] = useLocation()
  const [isOpen, opened] = useRoute("/library/:id")
  // The drawer stays mounted after it closes, to return the focus to the row.
  const [drawerNeeded, setDrawerNeeded] = useState(isOpen)
  if (isOpen && !drawerNeeded) setDrawerNeeded(true)
  const { filters, setFilters, fields, more } = useLibraryFilters()
  const [showsRemoved, setShowsRemoved] = useState(false)
  const [seen, setSeen] = useState<readonly string[]>([])
  const [showsDetails, setShowsDetails] = useState(false)
  const details = useTopicDetails(seen, showsDetails)
  const columns = useMemo(() => columnsOf(details), [details])
  const table = useTableView({ page: "library", columns, initial: DEFAULT_LAYOUT })
  const needsDetails = table.columns.some(({ key }) => DETAIL_COLUMNS.has(key))
  if (needsDetails !== showsDetails) setShowsDetails(needsDetails)
  const { sort } = table
  const rows = useLibrary(filters, sort)
  const selection = useSelection(rows.loaded, filters)
  const ids = needsDetails ? rows.visible().map(({ id }) => id) : seen
  if (ids.join() !== seen.join()) setSeen(ids)
  const filtered = Object.keys(filters).length > 0
  const maySelect = may("topics:write")

  const open = (id: string) => navigate(`/library/${id}${window.location.search}`)
  const close = () => navigate(`/library${window.location.search}`)

  return (
    <FullHeight>
      <PageHeader
        title="Library"
        lead="Your organization’s topics. Open a topic to see its layers, evidence and platform names."
        help="Click a column header to sort. Keyboard: arrow keys move between rows, Space selects, Shift + Space selects a range, Enter opens a topic. Drag the edge of a column header to resize it. Filters are part of the URL, so you can share a filtered list."
        actions={
          <>
            <ExportMenu filters={queryOf(filters)} />
            {maySelect && (
              <Button
                variant="default"
                leftSection={<IconTrashOff size={16} aria-hidden />}
                onClick={() => setShowsRemoved(true)}
              >
                Recently removed
              </Button>
            )}
            {maySelect && (
              <Button component={Link} href="/classify" leftSection={<IconWand size={16} aria-hidden />}>
                Add topics
              </Button>
            )}
          </>
        }
      />
      <FilterBar value={filters} onChange={setFilters} fields={fields} more={more} searchLabel="Search the library">
        <Text size="sm" c="dimmed" role="status">
          {rows.loading ? "" : counted(rows.total, "topic")}
        </Text>
        <ViewsMenu {...table.views} />
        <ColumnsMenu all={columns} layout={table.layout} onChange={table.setLayout} onReset={table.reset} />
      </FilterBar>
      {rows.error ? (
        <ErrorState error={rows.error} onRetry={rows.refetch} />
      ) : rows.loading ? (
        <RowsSkeleton rows={12} />
      ) : rows.total === 0 && filtered ? (
        <EmptyState title="No topics match" actions={<Button onClick={() => setFilters({})}>Clear filters</Button>}>
          Use fewer words or clear a filter.
        </EmptyState>
      ) : rows.total === 0 ? (
        <EmptyState
          title="Your library is empty"
          actions={
            maySelect && (
              <>
                <Button component={Link} href="/classify" leftSection={<IconWand size={16} aria-hidden />}>
                  Classify topics
                </Button>
                <Button
                  component={Link}
                  href="/import"
                  variant="default"
                  leftSection={<IconFileImport size={16} aria-hidden />}
                >
                  Import a file
                </Button>
              </>
            )
          }
        >
          Classify an audience, import a CSV file or add topics from the catalog.
        </EmptyState>
      ) : (
        <VirtualTable
          label="Library"
          columns={table.columns}
          rowCount={rows.total}
          rowAt={rows.rowAt}
          idOf={({ id }) => id}
          nameOf={({ topic_name }) => topic_name}
          onVisible={rows.onVisible}
          listKey={rows.listKey}
          busy={rows.busy}
          sort={sort}
          onSort={table.onSort}
          onResize={table.onResize}
          onOpen={({ id }) => open(id)}
          {...(maySelect && { selected: selection.ids, onSelect: selection.select, allSelected: selection.all })}
        />
      )}
      {/* Below the table, whose rows stay where they are. */}
      <SelectionBar selection={selection} filters={queryOf(filters)} total={rows.total} />
      {showsRemoved && (
        <Suspense>
          <RemovedDialog onClose={() => setShowsRemoved(false)} />
        </Suspense>
      )}
      {drawerNeeded && (
        <Suspense>
          <TopicDrawer id={isOpen ? opened.id : null} onClose={close} />
        </Suspense>
      )}
    </FullHeight>
  )
}
