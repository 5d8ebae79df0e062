import { Alert, Button, Group, Radio, Select, Stack, Text, Textarea } from "@mantine/core"
import { notifications } from "@mantine/notifications"
import { useMutation, useQueryClient } from "@tanstack/react-query"
import type { FormEvent } from "react"
import { Dialog } from "../../components/dialog.tsx"
import { AUDIENCE_TYPES } from "../../../../../src/knowledge/taxonomy/audience-types.ts"
import {
  type SegmentType,
  SENSITIVITIES,
  type Sensitivity,
} from "../../../../../src/knowledge/taxonomy/classification.ts"
import { GROUPS } from "../../../../../src/knowledge/taxonomy/groups.ts"
import { messageOf } from "../../api/errors.ts"
import type { Correction, ReviewTopic } from "../../api/types.ts"
import { counted } from "../../components/counted.ts"
import { DraftNote } from "../../components/drafts/draft-note.tsx"
import { useDraft } from "../../components/drafts/use-draft.ts"
import { correctAll } from "./correct-all.ts"

const SEGMENT_TYPES = [
  { value: "B2C", means: "Consumers" },
  { value: "B2B", means: "Professionals, in their job" },
  { value: "B2B2C", means: "Consumers and professionals" },
  { value: "B2E", means: "Employees" },
  { value: "B2G", means: "Government" },
] as const

const CATEGORIES = GROUPS.map(({ name, categories }) => ({ group: name, items: categories.map((one) => one.name) }))
const AUDIENCES = AUDIENCE_TYPES.map(({ name }) => name)

type Props = {
  /** The form starts from the first one. */
  topics: readonly ReviewTopic[]
  /** Saving confirms the category even if it is unchanged. */
  unsure: boolean
  onDone?: () => void
  onClose: () => void
}

type Values = {
  segmentType: string
  category: string
  audience: string | null
  sensitivity: Sensitivity | null
  reason: string
}

export function CorrectDialog({ topics, unsure, onDone, onClose }: Props) {
  const client = useQueryClient()
  const [topic] = topics
  const isOne = topics.length === 1
  const draft = useDraft<Values>(`review ${topics.map(({ id }) => id).join(" ")}`, {
    segmentType: topic?.segmentType ?? "",
    category: topic?.parentCategory ?? "",
    audience: null,
    sensitivity: null,
    reason: "",
  })
  const { segmentType, category, audience, sensitivity, reason } = draft.values
  const decided = {
    ...((unsure || category !== topic?.parentCategory) && { parentCategory: category }),
    ...(audience !== null && { audienceType: audience as Correction["audienceType"] }),
    ...(sensitivity !== null && { sensitivity }),
  }
  const correct = useMutation({
    mutationFn: () =>
      correctAll(topics, ({ id }) => ({
        topicId: id,
        segmentType: segmentType as SegmentType,
        reason: reason.trim(),
        ...decided,
      })),
    meta: { quiet: true },
    onSuccess: async () => {
      draft.end()
      notifications.show({
        color: "petrol",
        title: "Reviewed",
        message: `${isOne ? `${topic?.topicName} is` : `${counted(topics.length, "topic")} are`} now ${segmentType}, ${category}.`,
      })
      await Promise.all(
        ["review", "global-topics", "topics", "catalog"].map((first) =>
          client.invalidateQueries({ queryKey: [first] }),
        ),
      )
      onDone?.()
      onClose()
    },
  })
  const submit = (event: FormEvent) => {
    event.preventDefault()
    correct.mutate()
  }
  return (
    <Dialog opened onClose={onClose} title={isOne ? topic?.topicName : `Correct ${counted(topics.length, "topic")}`}>
      <form onSubmit={submit}>
        <Stack gap="md">
          <DraftNote draft={draft} />
          {topic?.reviewReason && (
            <Text size="sm" c="dimmed">
              {topic.reviewReason}
            </Text>
          )}
          <Radio.Group label="Segment type" value={segmentType} onChange={(value) => draft.set({ segmentType: value })}>
            <Stack gap={6} mt="xs">
              {SEGMENT_TYPES.map(({ value, means }) => (
                <Radio key={value} value={value} label={value} description={means} />
              ))}
            </Stack>
          </Radio.Group>
          <Select
            label="Category"
            data={CATEGORIES}
            searchable
            allowDeselect={false}
            value={category}
            onChange={(value) => value && draft.set({ category: value })}
          />
          <Select
            label="Audience type"
            data={AUDIENCES}
            clearable
            clearButtonProps={{ "aria-label": "Clear audience type" }}
            placeholder={isOne && topic?.audienceType ? `Keep ${topic.audienceType}` : "Keep"}
            value={audience}
            onChange={(value) => draft.set({ audience: value })}
          />
          <Select
            label="Sensitivity"
            description="A lower sensitivity is learned for this name only."
            data={SENSITIVITIES}
            clearable
            clearButtonProps={{ "aria-label": "Clear sensitivity" }}
            placeholder={isOne && topic?.sensitivity ? `Keep ${topic.sensitivity}` : "Keep"}
            value={sensitivity}
            onChange={(value) => draft.set({ sensitivity: value })}
          />
          <Textarea
            label="Reason"
            description="Recorded in the topic’s history."
            required
            autosize
            minRows={2}
            maxLength={2000}
            value={reason}
            onChange={(event) => draft.set({ reason: event.currentTarget.value })}
          />
          {correct.error && (
            <Alert color="red" role="alert">
              {messageOf(correct.error)}
            </Alert>
          )}
          <Group justify="flex-end" gap="xs">
            <Button variant="default" onClick={onClose}>
              Cancel
            </Button>
            <Button type="submit" loading={correct.isPending} disabled={reason.trim() === ""}>
              Save
            </Button>
          </Group>
        </Stack>
      </form>
    </Dialog>
  )
}
