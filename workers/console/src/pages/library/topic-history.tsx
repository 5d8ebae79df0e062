import { Text, Timeline } from "@mantine/core"
import {
  IconBroadcast,
  IconBroadcastOff,
  IconDatabaseImport,
  IconFileImport,
  IconPencil,
  IconPlus,
  IconRefresh,
  IconTags,
} from "@tabler/icons-react"
import { useQuery } from "@tanstack/react-query"
import { call } from "../../api/call.ts"
import type { HistoryEntry } from "../../api/types.ts"
import { When } from "../../components/when.tsx"
import { EmptyState } from "../../components/empty-state.tsx"
import { ErrorState } from "../../components/error-state.tsx"
import { RowsSkeleton } from "../../components/page-skeleton.tsx"
import { changeWords } from "../../components/history-words.ts"
import { valueText, wordsOf } from "../../components/value-words.ts"
import classes from "./library.module.css"

const KINDS: Record<string, { label: string; icon: typeof IconPlus }> = {
  created: { label: "Added", icon: IconPlus },
  imported: { label: "Imported", icon: IconFileImport },
  synced: { label: "Synced", icon: IconDatabaseImport },
  reclassified: { label: "Reclassified", icon: IconRefresh },
  metadata_enrichment: { label: "Metadata added", icon: IconTags },
  field_edit: { label: "Edited", icon: IconPencil },
  activated: { label: "Activated", icon: IconBroadcast },
  deactivated: { label: "Deactivated", icon: IconBroadcastOff },
}

export function TopicHistory({ id }: { id: string }) {
  const { data, error, refetch } = useQuery({
    queryKey: ["topics", "history", id],
    queryFn: ({ signal }) => call("GET /api/topics/{id}/history", { params: { id }, signal }),
  })
  if (error) return <ErrorState error={error} onRetry={() => void refetch()} />
  if (!data) return <RowsSkeleton rows={4} />
  if (data.length === 0) return <EmptyState title="No history yet" />
  return (
    <Timeline bulletSize={26} lineWidth={2} aria-label="History, newest first">
      {data.map((entry) => {
        const { label, icon: Icon } = KINDS[entry.changeType] ?? { label: entry.changeType, icon: IconPencil }
        return (
          <Timeline.Item key={entry.id} bullet={<Icon size={14} aria-hidden />} title={label}>
            <Text size="xs" c="dimmed">
              <When at={entry.changedAt} /> {changeWords(entry)}
            </Text>
            <Changes entry={entry} />
          </Timeline.Item>
        )
      })}
    </Timeline>
  )
}

function Changes({ entry: { previousValues, newValues, changeType } }: { entry: HistoryEntry }) {
  const isFirst = Object.keys(previousValues).length === 0 && changeType !== "field_edit"
  const changedFields = Object.keys(newValues).filter((field) => text(previousValues[field]) !== text(newValues[field]))
  if (changedFields.length === 0) return null
  return (
    <dl className={classes["change"]}>
      {changedFields.map((field) => (
        <Change
          key={field}
          field={field}
          before={isFirst ? "" : text(previousValues[field])}
          after={text(newValues[field])}
        />
      ))}
    </dl>
  )
}

function Change({ field, before, after }: { field: string; before: string; after: string }) {
  return (
    <>
      <dt>{wordsOf(field)}</dt>
      <dd>
        {before !== "" && (
          <>
            <s>{before}</s> →{" "}
          </>
        )}
        {after || "none"}
      </dd>
    </>
  )
}

const text = (value: unknown): string => {
  if (value === undefined || value === null) return ""
  return typeof value === "string" ? value : valueText(value)
}
