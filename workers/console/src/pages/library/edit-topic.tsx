import { Alert, Button, Checkbox, Group, NumberInput, Select, Stack, Text, TextInput } from "@mantine/core"
import { CATEGORY_OPTIONS } from "../../components/category-options.ts"
import { useForm } from "@mantine/form"
import { notifications } from "@mantine/notifications"
import { useMutation } from "@tanstack/react-query"
import { useEffect, useState } from "react"
import { SEGMENT_TYPES } from "../../../../../src/knowledge/taxonomy/classification.ts"
import { GROUPS } from "../../../../../src/knowledge/taxonomy/groups.ts"
import { call } from "../../api/call.ts"
import { messageOf } from "../../api/errors.ts"
import type { ExplainedTopic, TopicChanges } from "../../api/types.ts"
import { useTopicsChanged } from "./use-library.ts"

const groupOf = (category: string) => GROUPS.find(({ categories }) => categories.some(({ name }) => name === category))

const subcategoriesOf = (category: string) =>
  groupOf(category)
    ?.categories.find(({ name }) => name === category)
    ?.subcategories.map(({ name }) => name) ?? []

const EDITED = ["parent_category", "subcategory", "segment_type", "performance_score"] as const

type EditTopicProps = {
  explained: ExplainedTopic
  /** Called when the form gets or loses unsaved changes. */
  onDirty?: (isDirty: boolean) => void
}

/** Edits apply to this organization only; the global topic and other libraries do not change. */
export function EditTopic({ explained: { topic }, onDirty }: EditTopicProps) {
  const refreshTopics = useTopicsChanged()
  const form = useForm({
    initialValues: {
      topic_name: topic.topic_name,
      parent_category: topic.parent_category,
      subcategory: topic.subcategory,
      segment_type: topic.segment_type,
      performance_score: topic.performance_score as number | string | null,
    },
    validate: { topic_name: (name) => (name.trim() === "" ? "Enter a name" : null) },
  })
  const [byNewName, setByNewName] = useState(false)
  const save = useMutation({
    mutationFn: async (body: TopicChanges) => {
      const params = { id: topic.id }
      if (!byNewName || !form.isDirty("topic_name")) return call("PATCH /api/topics/{id}", { params, body })
      // What was edited besides the name stays as it was edited.
      const edited = EDITED.filter((field) => form.isDirty(field))
      const { topic_name } = body
      await call("PATCH /api/topics/{id}", { params, body: { topic_name } })
      const answer = await call("POST /api/topics/{id}/reclassify", { params, body: { llm: false } })
      if (edited.length === 0) return answer
      const rest: TopicChanges = Object.fromEntries(edited.map((field) => [field, body[field]]))
      if (edited.includes("parent_category")) rest.taxonomy_type = body.taxonomy_type
      return call("PATCH /api/topics/{id}", { params, body: rest })
    },
    meta: { quiet: true },
    onSuccess: () => {
      notifications.show({ color: "petrol", title: "Saved", message: "Your changes are visible in your library." })
      return refreshTopics()
    },
  })
  const isDirty = form.isDirty()
  useEffect(() => {
    onDirty?.(isDirty)
    return () => onDirty?.(false)
  }, [isDirty, onDirty])
  const { parent_category: category } = form.values
  // Keep the current subcategory selectable even if it belongs to another category.
  const subcategories = [...new Set([...subcategoriesOf(category), form.values.subcategory])].filter(
    (one) => one !== "",
  )

  const submit = form.onSubmit(({ performance_score: score, ...fields }) =>
    save.mutate({
      ...fields,
      taxonomy_type: groupOf(fields.parent_category)?.name ?? topic.taxonomy_type,
      performance_score: score === "" || score === null ? null : Number(score),
    }),
  )

  return (
    <form onSubmit={submit}>
      <Stack gap="sm">
        <TextInput label="Name" required maxLength={500} {...form.getInputProps("topic_name")} />
        {form.isDirty("topic_name") && (
          <Checkbox
            label="Also reclassify the topic"
            description="By what it is called now, for your organization only. The global topic stays as it is."
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
          {...form.getInputProps("parent_category")}
          onChange={(next) => {
            if (!next) return
            form.setFieldValue("parent_category", next)
            form.setFieldValue("subcategory", subcategoriesOf(next)[0] ?? topic.subcategory)
          }}
        />
        <Select
          label="Subcategory"
          data={subcategories}
          searchable
          allowDeselect={false}
          {...form.getInputProps("subcategory")}
        />
        <Select
          label="Segment type"
          data={[...SEGMENT_TYPES]}
          allowDeselect={false}
          {...form.getInputProps("segment_type")}
        />
        <NumberInput
          label="Performance score"
          description="Optional. Your own metric."
          {...form.getInputProps("performance_score")}
          value={form.values.performance_score ?? ""}
        />
        {save.error && (
          <Alert color="red" role="alert">
            {messageOf(save.error)}
          </Alert>
        )}
        <Text size="xs" c="dimmed">
          Only your organization sees these changes. Reclassifying the topic resets its classification fields.
        </Text>
        <Group justify="flex-end" gap="xs">
          <Button variant="default" onClick={() => form.reset()} disabled={!isDirty}>
            Reset
          </Button>
          <Button type="submit" loading={save.isPending} disabled={!isDirty}>
            Save
          </Button>
        </Group>
      </Stack>
    </form>
  )
}
