import { Button, Group, Text } from "@mantine/core"
import { useState } from "react"
import { SEGMENT_TYPES } from "../../../../../src/knowledge/taxonomy/classification.ts"
import { GROUPS } from "../../../../../src/knowledge/taxonomy/groups.ts"
import type { GlobalTopic } from "../../api/routes/global-topics.ts"
import { ConfirmDialog } from "../../components/confirm-dialog.tsx"
import { EmptyState } from "../../components/empty-state.tsx"
import { ErrorState } from "../../components/error-state.tsx"
import { FilterBar } from "../../components/filter-bar.tsx"
import { FullHeight } from "../../components/full-height.tsx"
import { PageHeader } from "../../components/page-header.tsx"
import { RowsSkeleton } from "../../components/page-skeleton.tsx"
import { useUrlFilters } from "../../components/use-url-filters.ts"
import { type Sort, VirtualTable } from "../../components/virtual-table.tsx"
import { Figures } from "./figures.tsx"
import { GLOBAL_COLUMNS } from "./global-columns.tsx"
import { GlobalTopicDrawer } from "./global-topic-drawer.tsx"
import { FILTER_NAMES, type Filters, useArchive, useGlobalTopics } from "./use-global-topics.ts"

const MOST_AT_ONCE = 500

const FIELDS = [
  {
    name: "parentCategory",
    label: "Category",
    options: GROUPS.flatMap(({ categories }) => categories.map(({ name }) => name)).sort(),
  },
  { name: "segmentType", label: "Segment", options: SEGMENT_TYPES },
  { name: "showArchived", label: "Archived", options: [{ value: "true", label: "Show archived too" }] },
] as const

export function Page() {
  const [filters, setFilters] = useUrlFilters<Filters>(FILTER_NAMES)
  const [sort, setSort] = useState<Sort>({ by: "created_at", order: "desc" })
  const [selected, setSelected] = useState<ReadonlySet<string>>(new Set())
  const [open, setOpen] = useState<GlobalTopic | null>(null)
  const [asking, setAsking] = useState<"archive" | "restore" | null>(null)
  const rows = useGlobalTopics(filters, sort)
  const archive = useArchive()
  const confirm = () =>
    archive.mutate(
      { topicIds: [...selected], archive: asking === "archive" },
      { onSuccess: () => (setAsking(null), setSelected(new Set())) },
    )
  return (
    <FullHeight>
      <PageHeader
        title="Global topics"
        lead="The catalog that every library links to. What is changed here, every library sees."
        help="An edit gives the topic its platform names anew and turns its active segments stale. Archived topics leave every list and come back as they were."
        actions={
          selected.size > 0 && (
            <Group gap="xs">
              <Button
                variant="light"
                color="red"
                disabled={selected.size > MOST_AT_ONCE}
                onClick={() => setAsking("archive")}
              >
                Archive {selected.size.toLocaleString()}
              </Button>
              {filters.showArchived === "true" && (
                <Button variant="default" disabled={selected.size > MOST_AT_ONCE} onClick={() => setAsking("restore")}>
                  Restore
                </Button>
              )}
            </Group>
          )
        }
      />
      <Figures />
      <FilterBar value={filters} onChange={setFilters} fields={FIELDS} searchLabel="Search names">
        <Text size="sm" c="dimmed" role="status">
          {rows.total.toLocaleString()} {rows.total === 1 ? "topic" : "topics"}
        </Text>
      </FilterBar>
      {rows.error ? (
        <ErrorState error={rows.error} onRetry={rows.refetch} />
      ) : rows.loading ? (
        <RowsSkeleton rows={12} />
      ) : rows.total === 0 ? (
        <EmptyState title="No topic matches">Try fewer letters or clear a filter.</EmptyState>
      ) : (
        <VirtualTable
          label="Global topics"
          columns={GLOBAL_COLUMNS}
          rowCount={rows.total}
          rowAt={rows.rowAt}
          idOf={({ id }) => id}
          nameOf={({ topicName }) => topicName}
          onVisible={rows.onVisible}
          listKey={rows.listKey}
          busy={rows.busy}
          sort={sort}
          onSort={setSort}
          selected={selected}
          onSelect={setSelected}
          onOpen={setOpen}
        />
      )}
      {open && <GlobalTopicDrawer key={open.id} topic={open} onClose={() => setOpen(null)} />}
      <ConfirmDialog
        opened={asking !== null}
        title={asking === "archive" ? "Archive these topics?" : "Restore these topics?"}
        action={`${asking === "archive" ? "Archive" : "Restore"} ${selected.size.toLocaleString()}`}
        danger={asking === "archive"}
        pending={archive.isPending}
        error={archive.error}
        onClose={() => setAsking(null)}
        onConfirm={confirm}
      >
        {asking === "archive"
          ? "They disappear from the catalog and from every library, until they are restored. Segments that are on platforms stay there."
          : "They come back into the catalog and into the libraries that had them."}
      </ConfirmDialog>
    </FullHeight>
  )
}
