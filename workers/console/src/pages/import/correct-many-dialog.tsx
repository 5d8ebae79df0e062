import { Alert, Button, Group, Select, Stack } from "@mantine/core"
import { useMutation } from "@tanstack/react-query"
import { SEGMENT_TYPES } from "../../../../../src/knowledge/taxonomy/classification.ts"
import { GROUPS } from "../../../../../src/knowledge/taxonomy/groups.ts"
import { call } from "../../api/call.ts"
import { messageOf } from "../../api/errors.ts"
import type { TopicRecord, TopicsChange } from "../../api/types.ts"
import { CATEGORY_OPTIONS } from "../../components/category-options.ts"
import { counted } from "../../components/counted.ts"
import { Dialog } from "../../components/dialog.tsx"
import { DraftNote } from "../../components/drafts/draft-note.tsx"
import { useDraft } from "../../components/drafts/use-draft.ts"
import { useTopicsChanged } from "./use-review.ts"

type Fields = Extract<TopicsChange["change"], { action: "edit" }>["fields"]

type CorrectManyDialogProps = {
  topics: readonly TopicRecord[]
  onClose: () => void
  onDone: (undo: () => Promise<void>) => void
}

type Choice = { category: string | null; segmentType: string | null }

const NOTHING: Choice = { category: null, segmentType: null }

/** Gives a group of topics one category or one segment type. */
export function CorrectManyDialog({ topics, onClose, onDone }: CorrectManyDialogProps) {
  const refreshTopics = useTopicsChanged()
  const draft = useDraft<Choice>(`correct ${topics.map(({ id }) => id).join(" ")}`, NOTHING)
  const { category, segmentType } = draft.values
  const save = useMutation({
    meta: { quiet: true },
    mutationFn: () =>
      change(
        topics.map(({ id }) => id),
        {
          ...(category !== null && placeOf(category)),
          ...(segmentType !== null && {
            segment_type: segmentType,
          }),
        },
      ),
    onSuccess: async () => {
      draft.end()
      await refreshTopics()
      onDone(async () => {
        await restore(topics)
        await refreshTopics()
      })
      onClose()
    },
  })
  return (
    <Dialog opened onClose={onClose} title={`Correct ${counted(topics.length, "topic")}`}>
      <form
        onSubmit={(event) => {
          event.preventDefault()
          save.mutate()
        }}
      >
        <Stack gap="md">
          <DraftNote draft={draft} />
          <Select
            label="Category"
            placeholder="Unchanged"
            data={CATEGORY_OPTIONS}
            searchable
            value={category}
            onChange={(value) => draft.set({ category: value })}
          />
          <Select
            label="Segment type"
            placeholder="Unchanged"
            data={[...SEGMENT_TYPES]}
            value={segmentType}
            onChange={(value) => draft.set({ segmentType: value })}
          />
          {save.error && (
            <Alert color="red" role="alert">
              {messageOf(save.error)}
            </Alert>
          )}
          <Group justify="flex-end" gap="xs">
            <Button variant="default" onClick={onClose}>
              Cancel
            </Button>
            <Button type="submit" loading={save.isPending} disabled={category === null && segmentType === null}>
              Correct {counted(topics.length, "topic")}
            </Button>
          </Group>
        </Stack>
      </form>
    </Dialog>
  )
}

const change = (topicIds: string[], fields: Fields) =>
  call("POST /api/topics/changes", { body: { topicIds, change: { action: "edit", fields } } })

function placeOf(category: string): Fields {
  const group = GROUPS.find(({ categories }) => categories.some(({ name }) => name === category))
  const node = group?.categories.find(({ name }) => name === category)?.subcategories[0]?.name
  return {
    parent_category: category,
    ...(group && { taxonomy_type: group.name }),
    ...(node !== undefined && { subcategory: node }),
  }
}

/** Gives topics back what they had, one request for those that had the same. */
export async function restore(topics: readonly TopicRecord[]) {
  const byFields = Object.groupBy(
    topics,
    ({ parent_category, taxonomy_type, subcategory, segment_type, performance_score }) =>
      JSON.stringify({ parent_category, taxonomy_type, subcategory, segment_type, performance_score }),
  )
  for (const [fields, those = []] of Object.entries(byFields)) {
    await change(
      those.map(({ id }) => id),
      JSON.parse(fields) as Fields,
    )
  }
}
