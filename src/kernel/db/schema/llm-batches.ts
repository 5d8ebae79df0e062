import { sql } from "drizzle-orm"
import { index, integer, primaryKey, sqliteTable, text, uniqueIndex } from "drizzle-orm/sqlite-core"
import type { LlmOutcome } from "../../ports/llm-outcome.ts"

/**
 * Sub-batches of LLM jobs at the provider. `planned` is not there; `sending` may have arrived or not; `open` is being worked on,
 * `ended` has results, `done` is staged, `refused` was not taken.
 */
export const llmBatches = sqliteTable(
  "llm_batches",
  {
    /** Every custom_id of the sub-batch begins with it: that is how it is recognized at the provider. */
    marker: text("marker").primaryKey(),
    jobId: text("job_id").notNull(),
    status: text("status", { enum: ["planned", "sending", "open", "ended", "done", "refused"] }).notNull(),
    providerBatchId: text("provider_batch_id"),
    requests: integer("requests").notNull(),
    /** When it was sent first. */
    sentAt: text("sent_at"),
    /** When it was last sent, asked for or downloaded. */
    askedAt: text("asked_at"),
    /** From when on the provider can tell whether it has arrived. */
    lookAt: text("look_at"),
    endedAt: text("ended_at"),
    /** Downloads that were whole and lacked results. */
    incomplete: integer("incomplete").notNull().default(0),
    /** What went wrong last. */
    problem: text("problem"),
  },
  (t) => [
    index("llm_batches_job").on(t.jobId, t.status, t.askedAt),
    uniqueIndex("llm_batches_provider")
      .on(t.providerBatchId)
      .where(sql`provider_batch_id IS NOT NULL`),
  ],
)

/** One row a topic that is asked about. Its outcome is staged here; the commit that writes the topic removes it. */
export const llmRequests = sqliteTable(
  "llm_requests",
  {
    marker: text("marker").notNull(),
    topicId: text("topic_id").notNull(),
    jobId: text("job_id").notNull(),
    topicName: text("topic_name").notNull(),
    /** What the answer may replace, as it was when the question was written: a topic that changed since is left alone. */
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
