import { Alert, Button, Checkbox, Group, NumberInput, Select, Stack, Text, TextInput } from "@mantine/core"
import { CATEGORY_OPTIONS } from "../../components/category-options.ts"
import { notifications } from "@mantine/notifications"
import { useMutation } from "@tanstack/react-query"
import { type FormEvent, useState } from "react"
import { SEGMENT_TYPES } from "../../../../../src/knowledge/taxonomy/classification.ts"
import { GROUPS } from "../../../../../src/knowledge/taxonomy/groups.ts"
import { call } from "../../api/call.ts"
import { messageOf } from "../../api/errors.ts"
import type { ExplainedTopic, TopicChanges } from "../../api/types.ts"
import { ConflictDialog, isConflict } from "../../components/drafts/conflict-dialog.tsx"
import { DraftNote } from "../../components/drafts/draft-note.tsx"
import { useDraft } from "../../components/drafts/use-draft.ts"
import { useTopicsChanged } from "./use-library.ts"

const groupOf = (category: string) => GROUPS.find(({ categories }) => categories.some(({ name }) => name === category))

const subcategoriesOf = (category: string) =>
  groupOf(category)
    ?.categories.find(({ name }) => name === category)
    ?.subcategories.map(({ name }) => name) ?? []

type Topic = ExplainedTopic["topic"]

type Values = Pick<Topic, "topic_name" | "parent_category" | "subcategory" | "segment_type" | "performance_score">

const valuesOf = (topic: Topic): Values => ({
  topic_name: topic.topic_name,
  parent_category: topic.parent_category,
  subcategory: topic.subcategory,
  segment_type: topic.segment_type,
  performance_score: topic.performance_score,
})

const LABELS: Record<keyof Values, string> = {
  topic_name: "Name",
  parent_category: "Category",
  subcategory: "Subcategory",
  segment_type: "Segment type",
  performance_score: "Performance score",
}

/** Edits apply to this organization only; the global topic and other libraries do not change. */
export function EditTopic({ explained: { topic } }: { explained: ExplainedTopic }) {
  const refreshTopics = useTopicsChanged()
  const draft = useDraft(`topic ${topic.id}`, valuesOf(topic), topic.updated_at)
  const { values, changes, set } = draft
  const [byNewName, setByNewName] = useState(false)
  const save = useMutation({
    mutationFn: async (version: string) => {
      const params = { id: topic.id }
      const { parent_category: category } = changes
      const body: TopicChanges = {
        ...changes,
        ...(category !== undefined && { taxonomy_type: groupOf(category)?.name ?? topic.taxonomy_type }),
      }
      const { topic_name, ...rest } = body
      if (!byNewName || topic_name === undefined) {
        return call("PATCH /api/topics/{id}", { params, body, ifMatch: version })
      }
      // What was edited besides the name stays as it was edited.
      await call("PATCH /api/topics/{id}", { params, body: { topic_name }, ifMatch: version })
      const answer = await call("POST /api/topics/{id}/reclassify", { params, body: { llm: false } })
      return Object.keys(rest).length === 0 ? answer : call("PATCH /api/topics/{id}", { params, body: rest })
    },
    meta: { quiet: true },
    onSuccess: async () => {
      notifications.show({ color: "petrol", title: "Saved", message: "Your changes are visible in your library." })
      await refreshTopics()
      draft.end()
    },
  })
  const takeTheirs = async () => {
    draft.end()
    await refreshTopics()
  }
  const { parent_category: category } = values
  const subcategories = subcategoriesOf(category)
  const fits = subcategories.includes(values.subcategory)
  // A pair that is stored and was not touched does not stop a change of something else.
  const isStored = values.subcategory === topic.subcategory && category === topic.parent_category
  const [isMissing, setMissing] = useState(false)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    const hasName = values.topic_name.trim() !== ""
    setMissing(!hasName || !(fits || isStored))
    if (hasName && (fits || isStored)) save.mutate(draft.version)
  }

  return (
    <form onSubmit={submit}>
      <Stack gap="sm">
        <DraftNote draft={draft} />
        <TextInput
          label="Name"
          required
          maxLength={500}
          error={isMissing && values.topic_name.trim() === "" ? "Enter a name" : null}
          value={values.topic_name}
          onChange={(event) => set({ topic_name: event.currentTarget.value })}
        />
        {changes.topic_name !== undefined && (
          <Checkbox
            label="Also reclassify the topic"
            description="By its new name, for your organization only. The global topic stays as it is."
            checked={byNewName}
            onChange={(event) => setByNewName(event.currentTarget.checked)}
          />
        )}
        <Select
          label="Category"
          data={CATEGORY_OPTIONS}
          searchable
          allowDeselect={false}
          description={`Group: ${groupOf(category)?.name ?? topic.taxonomy_type}`}
          value={category}
          onChange={(next) =>
            next &&
            set({
              parent_category: next,
              subcategory: subcategoriesOf(next).includes(values.subcategory)
                ? values.subcategory
                : (subcategoriesOf(next)[0] ?? ""),
            })
          }
        />
        <Select
          label="Subcategory"
          data={subcategories}
          searchable
          allowDeselect={false}
          placeholder={`Choose a subcategory of ${category}`}
          description={
            !fits &&
            values.subcategory !== "" &&
            `Stored as “${values.subcategory}”, which is no subcategory of ${category}.`
          }
          error={isMissing && !fits && !isStored && `Choose a subcategory of ${category}`}
          value={fits ? values.subcategory : null}
          onChange={(subcategory) => subcategory && set({ subcategory })}
        />
        <Select
          label="Segment type"
          data={[...SEGMENT_TYPES]}
          allowDeselect={false}
          value={values.segment_type}
          onChange={(segment_type) => segment_type && set({ segment_type })}
        />
        <NumberInput
          label="Performance score"
          description="Optional. Your own metric."
          value={values.performance_score ?? ""}
          onChange={(score) => set({ performance_score: score === "" ? null : Number(score) })}
        />
        {save.error && !isConflict(save.error) && (
          <Alert color="red" role="alert">
            {messageOf(save.error)}
          </Alert>
        )}
        <Text size="xs" c="dimmed">
          Only your organization sees these changes. Reclassifying the topic resets its classification fields.
        </Text>
        <Group justify="flex-end" gap="xs">
          <Button variant="default" onClick={draft.end} disabled={!draft.isChanged}>
            Reset
          </Button>
          <Button type="submit" loading={save.isPending} disabled={!draft.isChanged}>
            Save
          </Button>
        </Group>
      </Stack>
      <ConflictDialog
        error={save.error}
        mine={changes}
        from={draft.from}
        labels={LABELS}
        read={(current: Topic) => ({ values: valuesOf(current), version: current.updated_at })}
        onKeepMine={(version) => save.mutate(version)}
        onTakeTheirs={() => void takeTheirs()}
      />
    </form>
  )
}
