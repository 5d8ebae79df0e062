import type { TopicRecord } from "../../api/types.ts"

/** Why a new topic deserves a look, the most urgent first. */
const REASONS: readonly { reason: string; holds: (topic: TopicRecord) => boolean }[] = [
  { reason: "Unsure category", holds: ({ unsure }) => unsure },
  { reason: "Sensitive", holds: ({ sensitivity }) => sensitivity === "Sensitive" || sensitivity === "Restricted" },
  { reason: "Name was cleaned", holds: ({ original_name: original }) => original !== null },
]
const NONE = "Nothing stands out"
const LATER = "Skipped"

export const REASON_ORDER = [...REASONS.map(({ reason }) => reason), NONE, LATER]

export const reasonOf = (topic: TopicRecord, isLater: boolean) =>
  isLater ? LATER : (REASONS.find(({ holds }) => holds(topic))?.reason ?? NONE)
