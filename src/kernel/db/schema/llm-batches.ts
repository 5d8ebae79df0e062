import { sql } from "drizzle-orm"
import { index, integer, primaryKey, sqliteTable, text, uniqueIndex } from "drizzle-orm/sqlite-core"
import type { LlmOutcome } from "../../ports/llm-outcome.ts"

/**
 * Sub-batches of LLM jobs. `planned`: not sent yet; `sending`: may or may not have arrived; `open`: the provider is processing it;
 * `ended`: results are available; `done`: results are staged; `refused`: the provider rejected it.
 */
export const llmBatches = sqliteTable(
  "llm_batches",
  {
    /** Prefix of every custom_id in the sub-batch; identifies it at the provider. */
    marker: text("marker").primaryKey(),
    jobId: text("job_id").notNull(),
    status: text("status", { enum: ["planned", "sending", "open", "ended", "done", "refused"] }).notNull(),
    providerBatchId: text("provider_batch_id"),
    requests: integer("requests").notNull(),
    /** When it was first sent. */
    sentAt: text("sent_at"),
    /** When it was last sent, polled or downloaded. */
    askedAt: text("asked_at"),
    /** When the provider should list it, if it arrived. */
    lookAt: text("look_at"),
    endedAt: text("ended_at"),
    /** Complete downloads in which results were missing. */
    incomplete: integer("incomplete").notNull().default(0),
    /** The last error. */
    problem: text("problem"),
  },
  (t) => [
    index("llm_batches_job").on(t.jobId, t.status, t.askedAt),
    uniqueIndex("llm_batches_provider")
      .on(t.providerBatchId)
      .where(sql`provider_batch_id IS NOT NULL`),
  ],
)

/** One row per requested topic. Its outcome is staged here until the commit that writes the topic deletes it. */
export const llmRequests = sqliteTable(
  "llm_requests",
  {
    marker: text("marker").notNull(),
    topicId: text("topic_id").notNull(),
    jobId: text("job_id").notNull(),
    topicName: text("topic_name").notNull(),
    /** The topic's values when the request was written. If the topic has changed since, the result is discarded. */
    basis: text("basis").notNull(),
    outcome: text("outcome", { mode: "json" }).$type<LlmOutcome>(),
  },
  (t) => [
    primaryKey({ columns: [t.marker, t.topicId] }),
    uniqueIndex("llm_requests_topic").on(t.jobId, t.topicId),
    index("llm_requests_staged")
      .on(t.jobId)
      .where(sql`outcome IS NOT NULL`),
  ],
)
