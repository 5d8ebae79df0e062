import { Alert, Button, Group, Select, Stack, TextInput } from "@mantine/core"
import { useForm } from "@mantine/form"
import { notifications } from "@mantine/notifications"
import { useEffect } from "react"
import { SEGMENT_TYPES } from "../../../../../src/knowledge/taxonomy/classification.ts"
import { AUDIENCE_TYPES } from "../../../../../src/knowledge/taxonomy/audience-types.ts"
import { GROUPS } from "../../../../../src/knowledge/taxonomy/groups.ts"
import { messageOf } from "../../api/errors.ts"
import { CATEGORY_OPTIONS } from "../../components/category-options.ts"
import type { GlobalTopic } from "../../api/types.ts"
import { useEditGlobalTopic } from "./use-global-topics.ts"

const AUDIENCES = AUDIENCE_TYPES.map(({ name }) => name)

const subcategoriesOf = (category: string) =>
  GROUPS.flatMap(({ categories }) => categories).find(({ name }) => name === category)?.subcategories ?? []

type EditGlobalTopicProps = { topic: GlobalTopic; onSaved: () => void; onDirty: (isDirty: boolean) => void }

export function EditGlobalTopic({ topic, onSaved, onDirty }: EditGlobalTopicProps) {
  const save = useEditGlobalTopic(topic.id)
  const form = useForm({
    initialValues: {
      topicName: topic.topicName,
      parentCategory: topic.parentCategory,
      subcategory: topic.subcategory,
      segmentType: topic.segmentType,
      audienceType: topic.audienceType,
    },
    validate: { topicName: (name) => (name.trim() === "" ? "Enter a name" : null) },
  })
  const isDirty = form.isDirty()
  useEffect(() => {
    onDirty(isDirty)
    return () => onDirty(false)
  }, [isDirty, onDirty])
  const submit = form.onSubmit((values) => {
    const changed = Object.entries(values).filter(([field, value]) => value !== topic[field as keyof typeof values])
    if (changed.length === 0) return onSaved()
    save.mutate(Object.fromEntries(changed), {
      onSuccess: () => {
        notifications.show({ color: "petrol", title: "Saved", message: "The change is visible in all libraries." })
        onSaved()
      },
    })
  })
  const subcategories = subcategoriesOf(form.values.parentCategory).map(({ name }) => name)
  return (
    <form onSubmit={submit}>
      <Stack gap="sm">
        <TextInput label="Name" required maxLength={500} {...form.getInputProps("topicName")} />
        <Select
          label="Category"
          searchable
          allowDeselect={false}
          data={CATEGORY_OPTIONS}
          {...form.getInputProps("parentCategory")}
        />
        <Select
          label="Subcategory"
          searchable
          allowDeselect={false}
          data={[...new Set([...subcategories, form.values.subcategory])].filter((one) => one !== "")}
          {...form.getInputProps("subcategory")}
        />
        <Select
          label="Segment type"
          allowDeselect={false}
          data={SEGMENT_TYPES}
          {...form.getInputProps("segmentType")}
        />
        <Select label="Audience type" allowDeselect={false} data={AUDIENCES} {...form.getInputProps("audienceType")} />
        {save.error && (
          <Alert color="red" role="alert">
            {messageOf(save.error)}
          </Alert>
        )}
        <Group justify="flex-end">
          <Button type="submit" loading={save.isPending}>
            Save for all organizations
          </Button>
        </Group>
      </Stack>
    </form>
  )
}
