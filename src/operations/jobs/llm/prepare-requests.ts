import * as z from "zod"
import type { Services } from "../../../kernel/context.ts"
import { bulkInsert } from "../../../kernel/db/bulk-insert.ts"
import { randomBase62 } from "../../../kernel/ids.ts"
import type { Job } from "../record.ts"
import { selectTopics } from "../reclassify/selection.ts"
import type { LlmConfig } from "./config.ts"
import { PLANNED_AT_ONCE, SUB_BATCH_SIZE } from "./limits.ts"

/** Planning progress. */
const Cursor = z.object({ after: z.number(), planned: z.number(), all: z.boolean() })
type Cursor = z.output<typeof Cursor>

export const readCursor = (cursor: string | null): Cursor =>
  cursor === null ? { after: 0, planned: 0, all: false } : Cursor.parse(JSON.parse(cursor))

type Row = Record<string, string> & { id: string; topic_name: string }

/** Plans requests for the next topics in sub-batches. They are committed before anything is sent. */
export async function prepareRequests(
  services: Services,
  job: Pick<Job, "id" | "cursor">,
  config: LlmConfig,
): Promise<{ statements: D1PreparedStatement[]; cursor: string }> {
  const { after, planned } = readCursor(job.cursor)
  const left = (config.limit ?? Number.MAX_SAFE_INTEGER) - planned
  const size = Math.max(0, Math.min(PLANNED_AT_ONCE, left))
  // Compared when the answer arrives: a topic that has changed since is skipped.
  const basis = config.targetColumn ?? "taxonomy_hash"
  const rows = await selectTopics<Row>(services, config, ["id", "topic_name", basis], after, size)
  const batches: (string | number)[][] = []
  const requests: string[][] = []
  for (let i = 0; i < rows.length; i += SUB_BATCH_SIZE) {
    const part = rows.slice(i, i + SUB_BATCH_SIZE)
    const marker = randomBase62(20)
    batches.push([marker, job.id, "planned", part.length])
    requests.push(...part.map((row) => [marker, row.id, job.id, row.topic_name, row[basis] ?? ""]))
  }
  const { home } = services
  const cursor: Cursor = {
    after: rows.at(-1)?.key ?? after,
    planned: planned + rows.length,
    all: rows.length < size || rows.length === left,
  }
  return {
    statements: [
      ...bulkInsert(home, "llm_batches", ["marker", "job_id", "status", "requests"], batches),
      ...bulkInsert(
        home,
        "llm_requests",
        ["marker", "topic_id", "job_id", "topic_name", "basis"],
        requests,
        "ON CONFLICT DO NOTHING",
      ),
    ],
    cursor: JSON.stringify(cursor),
  }
}
