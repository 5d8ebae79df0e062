import { Alert, Button, Group, Radio, Select, Stack, Text, Textarea } from "@mantine/core"
import { notifications } from "@mantine/notifications"
import { useMutation, useQueryClient } from "@tanstack/react-query"
import { type FormEvent, useState } from "react"
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

export function CorrectDialog({ topics, unsure, onDone, onClose }: Props) {
  const client = useQueryClient()
  const [topic] = topics
  const isOne = topics.length === 1
  const [segmentType, setSegmentType] = useState<string>(topic?.segmentType ?? "")
  const [category, setCategory] = useState<string>(topic?.parentCategory ?? "")
  const [audience, setAudience] = useState<string | null>(null)
  const [sensitivity, setSensitivity] = useState<Sensitivity | null>(null)
  const [reason, setReason] = useState("")
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
          {topic?.reviewReason && (
            <Text size="sm" c="dimmed">
              {topic.reviewReason}
            </Text>
          )}
          <Radio.Group label="Segment type" value={segmentType} onChange={setSegmentType}>
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
            onChange={(value) => value && setCategory(value)}
          />
          <Select
            label="Audience type"
            data={AUDIENCES}
            clearable
            clearButtonProps={{ "aria-label": "Clear audience type" }}
            placeholder={isOne && topic?.audienceType ? `Keep ${topic.audienceType}` : "Keep"}
            value={audience}
            onChange={setAudience}
          />
          <Select
            label="Sensitivity"
            description="A lower sensitivity is learned for this name only."
            data={SENSITIVITIES}
            clearable
            clearButtonProps={{ "aria-label": "Clear sensitivity" }}
            placeholder={isOne && topic?.sensitivity ? `Keep ${topic.sensitivity}` : "Keep"}
            value={sensitivity}
            onChange={setSensitivity}
          />
          <Textarea
            label="Reason"
            description="Recorded in the topic’s history."
            required
            autosize
            minRows={2}
            maxLength={2000}
            value={reason}
            onChange={(event) => setReason(event.currentTarget.value)}
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
