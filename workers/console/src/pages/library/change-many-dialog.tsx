import { NumberInput, Progress, Select, Stack, TagsInput, Text } from "@mantine/core"
import { notifications } from "@mantine/notifications"
import { useMutation } from "@tanstack/react-query"
import { useState } from "react"
import { SEGMENT_TYPES } from "../../../../../src/knowledge/taxonomy/classification.ts"
import { call } from "../../api/call.ts"
import { finishedChange } from "../../api/finished-change.ts"
import type { TopicFilters, TopicsChange } from "../../api/types.ts"
import { ConfirmDialog } from "../../components/confirm-dialog.tsx"
import { counted } from "../../components/counted.ts"
import { DraftNote } from "../../components/drafts/draft-note.tsx"
import { useDraft } from "../../components/drafts/use-draft.ts"
import { useTags } from "./library-filters.ts"
import { useTopicsChanged } from "./use-library.ts"

type Choice = { topicIds: string[] } | { filters: TopicFilters }
type Change = TopicsChange["change"] | { action: "remove" }

type Fields = { segmentType: string | null; score: number | string; add: string[]; remove: string[] }

const NOTHING: Fields = { segmentType: null, score: "", add: [], remove: [] }

type ChangeManyDialogProps = {
  action: Change["action"]
  opened: boolean
  choice: Choice
  count: number
  onClose: () => void
  onDone?: () => void
}

const TITLES = { reclassify: "Reclassify", edit: "Edit", tag: "Tag", remove: "Remove" }
/** The API's limit per request. */
const MAX_IDS = 500

/** One change to the selected topics, or a background job that changes all matching ones. */
export function ChangeManyDialog({ action, opened, choice, count, onClose, onDone }: ChangeManyDialogProps) {
  const draft = useDraft(`change topics: ${action}`, NOTHING)
  const { segmentType, score, add, remove } = draft.values
  const [done, setDone] = useState(0)
  const known = useTags() ?? []
  const refreshTopics = useTopicsChanged()
  const run = useMutation({
    mutationFn: (change: Change) => changeAll(choice, change, setDone),
    meta: { quiet: true },
    onSuccess: (changed) => {
      notifications.show({
        color: "petrol",
        title: { reclassify: "Reclassified", edit: "Edited", tag: "Tagged", remove: "Removed from library" }[action],
        message: counted(changed, "topic"),
      })
      draft.end()
      onDone?.()
      onClose()
    },
    onSettled: () => {
      setDone(0)
      return refreshTopics()
    },
  })
  const change = changeOf(action, draft.values)
  return (
    <ConfirmDialog
      opened={opened}
      danger={action === "remove"}
      title={`${TITLES[action]} ${counted(count, "topic")}?`}
      action={TITLES[action]}
      pending={run.isPending}
      disabled={change === undefined}
      error={run.error}
      onConfirm={() => change && run.mutate(change)}
      onClose={() => {
        run.reset()
        onClose()
      }}
    >
      <Stack gap="md">
        <DraftNote draft={draft} />
        {action === "reclassify" && (
          <Text size="sm">
            The rules classify each topic again. Your organization’s edits to classification fields are discarded.
          </Text>
        )}
        {action === "remove" && (
          <Text size="sm">
            This also deletes their history, tags and your edits. The topics stay in the catalog, so you can add them
            again.
          </Text>
        )}
        {action === "edit" && (
          <>
            <Select
              label="Segment type"
              placeholder="Unchanged"
              data={[...SEGMENT_TYPES]}
              clearable
              clearButtonProps={{ "aria-label": "Leave the segment type unchanged" }}
              value={segmentType}
              onChange={(value) => draft.set({ segmentType: value })}
            />
            <NumberInput
              label="Performance score"
              placeholder="Unchanged"
              value={score}
              onChange={(value) => draft.set({ score: value })}
            />
          </>
        )}
        {action === "tag" && (
          <>
            <TagsInput
              label="Add tags"
              description="Press Enter after each tag."
              data={known}
              maxTags={20}
              value={add}
              onChange={(value) => draft.set({ add: value })}
            />
            <TagsInput
              label="Remove tags"
              data={known}
              maxTags={20}
              value={remove}
              onChange={(value) => draft.set({ remove: value })}
            />
          </>
        )}
        {run.isPending && <Progress value={count === 0 ? 100 : (done / count) * 100} animated aria-label="Progress" />}
        {run.isPending && "filters" in choice && (
          <Text size="sm" c="dimmed">
            The service continues if you close this page.
          </Text>
        )}
      </Stack>
    </ConfirmDialog>
  )
}

/** Undefined if nothing is chosen. */
function changeOf(action: Change["action"], { segmentType, score, add, remove }: Fields): Change | undefined {
  if (action === "tag") return add.length + remove.length === 0 ? undefined : { action, add, remove }
  if (action !== "edit") return { action }
  if (segmentType === null && score === "") return undefined
  return {
    action,
    fields: {
      ...(segmentType !== null && { segment_type: segmentType }),
      ...(score !== "" && { performance_score: Number(score) }),
    },
  }
}

async function changeAll(choice: Choice, change: Change, onProgress: (done: number) => void): Promise<number> {
  if ("filters" in choice) {
    const { filters } = choice
    const { jobId = "" } =
      change.action === "remove"
        ? await call("POST /api/topics/removals", { body: { filters } })
        : await call("POST /api/topics/changes", { body: { filters, change } })
    return (await finishedChange(jobId, onProgress)).success_count
  }
  if (change.action === "remove") throw new Error("Selected topics are removed by their own dialog")
  let changed = 0
  for (let at = 0; at < choice.topicIds.length; at += MAX_IDS) {
    const topicIds = choice.topicIds.slice(at, at + MAX_IDS)
    changed += (await call("POST /api/topics/changes", { body: { topicIds, change } })).changed
    onProgress(at + topicIds.length)
  }
  return changed
}
