import type { OrgContext } from "../../kernel/context.ts"
import { isPrivate } from "../../organizations/settings/settings.ts"
import { takeIn } from "../../topics/library/intake.ts"

export async function createTopics(
  ctx: OrgContext,
  { topics, private: asked }: { topics: readonly string[]; private?: boolean },
) {
  const options = { changeType: "created", source: "manual", isPrivate: await isPrivate(ctx, asked) } as const
  const rows = topics.map((topicName) => ({ topicName, supplied: {} }))
  const outcomes = await takeIn(ctx, rows, options)
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
