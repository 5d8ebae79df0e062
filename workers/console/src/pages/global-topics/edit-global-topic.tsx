import { Alert, Button, Group, Select, Stack, TextInput } from "@mantine/core"
import { notifications } from "@mantine/notifications"
import { type FormEvent, useState } from "react"
import { SEGMENT_TYPES } from "../../../../../src/knowledge/taxonomy/classification.ts"
import { AUDIENCE_TYPES } from "../../../../../src/knowledge/taxonomy/audience-types.ts"
import { GROUPS } from "../../../../../src/knowledge/taxonomy/groups.ts"
import { messageOf } from "../../api/errors.ts"
import { ConflictDialog, isConflict } from "../../components/drafts/conflict-dialog.tsx"
import { DraftNote } from "../../components/drafts/draft-note.tsx"
import { useDraft } from "../../components/drafts/use-draft.ts"
import { CATEGORY_OPTIONS } from "../../components/category-options.ts"
import type { AdminChanges, GlobalTopic } from "../../api/types.ts"
import { Reach } from "./reach.tsx"
import { useEditGlobalTopic } from "./use-global-topics.ts"

const AUDIENCES = AUDIENCE_TYPES.map(({ name }) => name)

const subcategoriesOf = (category: string) =>
  GROUPS.flatMap(({ categories }) => categories)
    .find(({ name }) => name === category)
    ?.subcategories.map(({ name }) => name) ?? []

const FIELDS = ["topicName", "parentCategory", "subcategory", "segmentType", "audienceType"] as const
type Values = Required<Pick<AdminChanges, (typeof FIELDS)[number]>>

const LABELS: Record<keyof Values, string> = {
  topicName: "Name",
  parentCategory: "Category",
  subcategory: "Subcategory",
  segmentType: "Segment type",
  audienceType: "Audience type",
}

const valuesOf = (topic: GlobalTopic) => Object.fromEntries(FIELDS.map((field) => [field, topic[field]])) as Values

export function EditGlobalTopic({ topic, onSaved }: { topic: GlobalTopic; onSaved: () => void }) {
  const save = useEditGlobalTopic(topic.id)
  const draft = useDraft(`global topic ${topic.id}`, valuesOf(topic), topic.updatedAt)
  const { values, changes, set } = draft
  const { parentCategory: category, subcategory } = values
  const subcategories = subcategoriesOf(category)
  const fits = subcategories.includes(subcategory)
  // A pair that is stored and was not touched does not stop a correction of something else.
  const isStored = subcategory === topic.subcategory && category === topic.parentCategory
  const [isTried, setTried] = useState(false)
  const isMissing = isTried && values.topicName.trim() === ""
  const saveFrom = (version: string) =>
    save.mutate(
      { changes, version },
      {
        onSuccess: () => {
          notifications.show({ color: "petrol", title: "Saved", message: "The change is visible in all libraries." })
          draft.end()
          onSaved()
        },
      },
    )
  const submit = (event: FormEvent) => {
    event.preventDefault()
    setTried(true)
    if (values.topicName.trim() === "" || !(fits || isStored)) return
    if (draft.isChanged) saveFrom(draft.version)
    else onSaved()
  }
  return (
    <form onSubmit={submit}>
      <Stack gap="sm">
        <DraftNote draft={draft} />
        <TextInput
          label="Name"
          required
          maxLength={500}
          error={isMissing && values.topicName.trim() === "" ? "Enter a name" : null}
          value={values.topicName}
          onChange={(event) => set({ topicName: event.currentTarget.value })}
        />
        <Select
          label="Category"
          searchable
          allowDeselect={false}
          data={CATEGORY_OPTIONS}
          value={category}
          onChange={(chosen) =>
            chosen &&
            set({ parentCategory: chosen, ...(!subcategoriesOf(chosen).includes(subcategory) && { subcategory: "" }) })
          }
        />
        <Select
          label="Subcategory"
          searchable
          allowDeselect={false}
          data={subcategories}
          placeholder={`Choose a subcategory of ${category}`}
          description={
            !fits && subcategory !== "" && `Stored as “${subcategory}”, which is no subcategory of ${category}.`
          }
          error={isTried && !fits && !isStored && `Choose a subcategory of ${category}`}
          value={fits ? subcategory : null}
          onChange={(chosen) => chosen && set({ subcategory: chosen })}
        />
        <Select
          label="Segment type"
          allowDeselect={false}
          data={SEGMENT_TYPES}
          value={values.segmentType}
          onChange={(segmentType) => segmentType && set({ segmentType })}
        />
        <Select
          label="Audience type"
          allowDeselect={false}
          data={AUDIENCES}
          value={values.audienceType}
          onChange={(audienceType) => audienceType && set({ audienceType: audienceType as Values["audienceType"] })}
        />
        {save.error && !isConflict(save.error) && (
          <Alert color="red" role="alert">
            {messageOf(save.error)}
          </Alert>
        )}
        <Reach topicId={topic.id} />
        <Group justify="flex-end">
          <Button type="submit" loading={save.isPending}>
            Save for all organizations
          </Button>
        </Group>
      </Stack>
      <ConflictDialog
        error={save.error}
        mine={changes}
        from={draft.from}
        labels={LABELS}
        read={(current: GlobalTopic) => ({ values: valuesOf(current), version: current.updatedAt })}
        onKeepMine={saveFrom}
        onTakeTheirs={() => {
          draft.end()
          onSaved()
        }}
      />
    </form>
  )
}
