import { Button, Group, Text } from "@mantine/core"
import { useState } from "react"
import { SEGMENT_TYPES } from "../../../../../src/knowledge/taxonomy/classification.ts"
import { GROUPS } from "../../../../../src/knowledge/taxonomy/groups.ts"
import type { GlobalTopic } from "../../api/types.ts"
import { ColumnsMenu } from "../../components/columns-menu.tsx"
import { ConfirmDialog } from "../../components/confirm-dialog.tsx"
import { counted } from "../../components/counted.ts"
import { EmptyState } from "../../components/empty-state.tsx"
import { ErrorState } from "../../components/error-state.tsx"
import { FilterBar } from "../../components/filter-bar.tsx"
import { FullHeight } from "../../components/full-height.tsx"
import { PageHeader } from "../../components/page-header.tsx"
import { RowsSkeleton } from "../../components/page-skeleton.tsx"
import { useStoredTable } from "../../components/use-stored-table.ts"
import { useUrlFilters } from "../../components/use-url-filters.ts"
import { VirtualTable } from "../../components/virtual-table.tsx"
import { CatalogMetrics } from "./catalog-metrics.tsx"
import { GLOBAL_COLUMNS, GLOBAL_LAYOUT } from "./global-columns.tsx"
import { GlobalTopicDrawer } from "./global-topic-drawer.tsx"
import { FILTER_NAMES, type Filters, useArchive, useGlobalTopics } from "./use-global-topics.ts"

const MAX_IDS = 500

const FIELDS = [
  {
    name: "parentCategory",
    label: "Category",
    options: GROUPS.flatMap(({ categories }) => categories.map(({ name }) => name)).sort(),
  },
  { name: "segmentType", label: "Segment type", options: SEGMENT_TYPES },
  { name: "showArchived", label: "Archived", options: [{ value: "true", label: "Include archived" }] },
] as const

export function Page() {
  const [filters, setFilters] = useUrlFilters<Filters>(FILTER_NAMES)
  const table = useStoredTable("global-topics", GLOBAL_COLUMNS, GLOBAL_LAYOUT)
  const { sort } = table
  const [selected, setSelected] = useState<ReadonlySet<string>>(new Set())
  const [open, setOpen] = useState<GlobalTopic | null>(null)
  const [confirming, setConfirming] = useState<"archive" | "restore" | null>(null)
  const rows = useGlobalTopics(filters, sort)
  const archive = useArchive()
  const confirm = () =>
    archive.mutate(
      { topicIds: [...selected], archive: confirming === "archive" },
      { onSuccess: () => (setConfirming(null), setSelected(new Set())) },
    )
  return (
    <FullHeight>
      <PageHeader
        title="Global topics"
        lead="The shared catalog. Changes here are visible in every library that contains the topic."
        help="An edit regenerates the topic’s platform names and makes its activations stale. Archived topics are hidden from the catalog and all libraries until you restore them."
        actions={
          selected.size > 0 && (
            <Group gap="xs">
              <Button
                variant="light"
                color="red"
                disabled={selected.size > MAX_IDS}
                onClick={() => setConfirming("archive")}
              >
                Archive {selected.size.toLocaleString("en-US")}
              </Button>
              {filters.showArchived === "true" && (
                <Button variant="default" disabled={selected.size > MAX_IDS} onClick={() => setConfirming("restore")}>
                  Restore
                </Button>
              )}
            </Group>
          )
        }
      />
      <CatalogMetrics />
      <FilterBar value={filters} onChange={setFilters} fields={FIELDS} searchLabel="Search names">
        <Text size="sm" c="dimmed" role="status">
          {counted(rows.total, "topic")}
        </Text>
        <ColumnsMenu all={GLOBAL_COLUMNS} layout={table.layout} onChange={table.setLayout} onReset={table.reset} />
      </FilterBar>
      {rows.error ? (
        <ErrorState error={rows.error} onRetry={rows.refetch} />
      ) : rows.loading ? (
        <RowsSkeleton rows={12} />
      ) : rows.total === 0 ? (
        <EmptyState title="No topics match" actions={<Button onClick={() => setFilters({})}>Clear filters</Button>}>
          Use fewer words or clear a filter.
        </EmptyState>
      ) : (
        <VirtualTable
          label="Global topics"
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
          selected={selected}
          onSelect={setSelected}
          onOpen={setOpen}
        />
      )}
      {open && <GlobalTopicDrawer key={open.id} topic={open} onClose={() => setOpen(null)} />}
      <ConfirmDialog
        opened={confirming !== null}
        title={
          confirming === "archive"
            ? `Archive ${counted(selected.size, "topic")}?`
            : `Restore ${counted(selected.size, "topic")}?`
        }
        action={`${confirming === "archive" ? "Archive" : "Restore"} ${selected.size.toLocaleString("en-US")}`}
        danger={confirming === "archive"}
        pending={archive.isPending}
        error={archive.error}
        onClose={() => setConfirming(null)}
        onConfirm={confirm}
      >
        {confirming === "archive"
          ? "They will be hidden from the catalog and all libraries until you restore them. Active segments stay on the platforms."
          : "They will be visible again in the catalog and in the libraries that contain them."}
      </ConfirmDialog>
    </FullHeight>
  )
}
