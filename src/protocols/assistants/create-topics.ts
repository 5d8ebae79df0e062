import type { OrgContext } from "../../kernel/context.ts"
import { isPrivate } from "../../organizations/settings/settings.ts"
import { addToLibrary } from "../../topics/library/intake.ts"

export async function createTopics(
  ctx: OrgContext,
  { topics, private: requested }: { topics: readonly string[]; private?: boolean },
) {
  const options = { changeType: "created", source: "manual", isPrivate: await isPrivate(ctx, requested) } as const
  const rows = topics.map((topicName) => ({ topicName, supplied: {} }))
  const outcomes = await addToLibrary(ctx, rows, options)
  return {
    topics: outcomes.map(({ index, outcome, orgTopicId, topicId, message = null }) => ({
      topic_name: topics[index],
      outcome,
      id: orgTopicId,
      topic_id: topicId,
      message,
    })),
  }
}
