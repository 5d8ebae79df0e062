import { Button, Text } from "@mantine/core"
import { useLocalStorage } from "@mantine/hooks"
import { IconFileImport, IconTrashOff, IconWand } from "@tabler/icons-react"
import { lazy, Suspense, useMemo, useState } from "react"
import { Link, useLocation, useRoute } from "wouter"
import { counted } from "../../components/counted.ts"
import { EmptyState } from "../../components/empty-state.tsx"
import { ErrorState } from "../../components/error-state.tsx"
import { FilterBar } from "../../components/filter-bar.tsx"
import { FullHeight } from "../../components/full-height.tsx"
import { PageHeader } from "../../components/page-header.tsx"
import { RowsSkeleton } from "../../components/page-skeleton.tsx"
import { type Sort, VirtualTable } from "../../components/virtual-table.tsx"
import { useSession } from "../../session/session.ts"
import { ColumnsMenu } from "./columns-menu.tsx"
import { ExportMenu } from "./export-menu.tsx"
import { columnsOf, DEFAULT_COLUMNS } from "./library-columns.tsx"
import { queryOf, useLibraryFilters } from "./library-filters.ts"
import { SelectionBar } from "./selection-bar.tsx"
import { useActivationStatuses, useLibrary, useSelection } from "./use-library.ts"

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
  const [sort, setSort] = useState<Sort>({ by: "created_at", order: "desc" })
  const [visible, setVisible] = useLocalStorage({ key: "strata-library-columns", defaultValue: DEFAULT_COLUMNS })
  const rows = useLibrary(filters, sort)
  const selection = useSelection(rows.loaded)
  const activations = useActivationStatuses()
  const columns = useMemo(() => columnsOf(activations), [activations])
  const visibleColumns = useMemo(
    () => columns.filter(({ key }) => key === "topic_name" || visible.includes(key)),
    [columns, visible],
  )
  const [showsRemoved, setShowsRemoved] = useState(false)
  const filtered = Object.keys(filters).length > 0
  const maySelect = may("topics:write")

  const open = (id: string) => navigate(`/library/${id}${window.location.search}`)
  const close = () => navigate(`/library${window.location.search}`)

  return (
    <FullHeight>
      <PageHeader
        title="Library"
        lead="Your organization’s topics. Open a topic to see its layers, evidence and platform names."
        help="Click a column header to sort. Keyboard: arrow keys move between rows, Space selects, Shift + Space selects a range, Enter opens a topic. Filters are part of the URL, so you can share a filtered list."
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
        <ColumnsMenu all={columns.slice(1)} visible={visible} onChange={setVisible} />
      </FilterBar>
      <SelectionBar selection={selection} />
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
          columns={visibleColumns}
          rowCount={rows.total}
          rowAt={rows.rowAt}
          idOf={({ id }) => id}
          nameOf={({ topic_name }) => topic_name}
          onVisible={rows.onVisible}
          listKey={rows.listKey}
          busy={rows.busy}
          sort={sort}
          onSort={setSort}
          onOpen={({ id }) => open(id)}
          {...(maySelect && { selected: selection.ids, onSelect: selection.select })}
        />
      )}
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
