import { Button, Text } from "@mantine/core"
import { useLocalStorage } from "@mantine/hooks"
import { IconFileImport, IconWand } from "@tabler/icons-react"
import { lazy, Suspense, useMemo, useState } from "react"
import { Link, useLocation, useRoute } from "wouter"
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

// Nobody needs the drawer before a topic is opened.
const TopicDrawer = lazy(() => import("./topic-drawer.tsx").then((file) => ({ default: file.TopicDrawer })))

export function Page() {
  const { may } = useSession()
  const [, navigate] = useLocation()
  const [isOpen, opened] = useRoute("/library/:id")
  // It stays when the topic is closed: closing gives the focus back to the row.
  const [drawerNeeded, setDrawerNeeded] = useState(isOpen)
  if (isOpen && !drawerNeeded) setDrawerNeeded(true)
  const { filters, setFilters, fields, more } = useLibraryFilters()
  const [sort, setSort] = useState<Sort>({ by: "created_at", order: "desc" })
  const [shown, setShown] = useLocalStorage({ key: "strata-library-columns", defaultValue: DEFAULT_COLUMNS })
  const rows = useLibrary(filters, sort)
  const selection = useSelection(rows.loaded)
  const activations = useActivationStatuses()
  const columns = useMemo(() => columnsOf(activations), [activations])
  const shownColumns = useMemo(
    () => columns.filter(({ key }) => key === "topic_name" || shown.includes(key)),
    [columns, shown],
  )
  const filtered = Object.keys(filters).length > 0
  const maySelect = may("topics:write")

  const open = (id: string) => navigate(`/library/${id}${window.location.search}`)
  const close = () => navigate(`/library${window.location.search}`)

  return (
    <FullHeight>
      <PageHeader
        title="Library"
        lead="Your organization’s topics: open one for its layers, its evidence and its platform names."
        help="Click a header to sort. With the keyboard: arrows move from row to row, Space selects, Shift and Space selects a range, Enter opens. Filters stay in the address, so a list can be sent to a colleague."
        actions={
          <>
            <ExportMenu filters={queryOf(filters)} />
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
          {rows.loading ? "" : `${rows.total.toLocaleString()} ${rows.total === 1 ? "topic" : "topics"}`}
        </Text>
        <ColumnsMenu all={columns.slice(1)} shown={shown} onChange={setShown} />
      </FilterBar>
      <SelectionBar selection={selection} />
      {rows.error ? (
        <ErrorState error={rows.error} onRetry={rows.refetch} />
      ) : rows.loading ? (
        <RowsSkeleton rows={12} />
      ) : rows.total === 0 && filtered ? (
        <EmptyState title="No topic matches" actions={<Button onClick={() => setFilters({})}>Clear filters</Button>}>
          Try fewer words or clear a filter.
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
          Describe an audience in words, import a list, or take topics from the catalog.
        </EmptyState>
      ) : (
        <VirtualTable
          label="Library"
          columns={shownColumns}
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
      {drawerNeeded && (
        <Suspense>
          <TopicDrawer id={isOpen ? opened.id : null} onClose={close} />
        </Suspense>
      )}
    </FullHeight>
  )
}
