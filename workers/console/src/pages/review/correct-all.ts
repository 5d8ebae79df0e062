import { call } from "../../api/call.ts"
import type { Correction, ReviewTopic } from "../../api/types.ts"

/** One after the other: each teaches the engine. */
export async function correctAll(topics: readonly ReviewTopic[], of: (topic: ReviewTopic) => Correction) {
  for (const topic of topics) await call("POST /api/admin/topics/review", { body: of(topic) })
}
