import { actionEntry } from "../../organizations/audit/entry.ts"
import type { OrgContext } from "../../kernel/context.ts"
import { batchRecord, findBatch } from "../imports/batch-record.ts"
import { createImport } from "../imports/create-import.ts"
import { importSentChunk } from "../imports/import-chunk.ts"
import type { Chunk, NewImport } from "../imports/schema.ts"
import { flagTopics } from "../../topics/operators/flag-topics.ts"
import { asSystem } from "../../topics/operators/as-system.ts"
import type { TopicsToReview } from "./schema.ts"

/** Seeding is an import by the system organization whose rows are added to the catalog only. */
export async function createSeeding(ctx: OrgContext, input: NewImport) {
  const { filename, totalRows } = input
  return createImport(asSystem(ctx), input, (batchId) => [
    actionEntry(ctx, "seeding.created", batchId, { filename, totalRows }),
  ])
}

export const seedChunk = (ctx: OrgContext, batchId: string, chunk: Chunk) =>
  importSentChunk(asSystem(ctx), batchId, chunk, "catalog")

export async function seedingStatus(ctx: OrgContext, batchId: string) {
  const batch = await findBatch(asSystem(ctx), batchId)
  return { ...batchRecord(batch), org_id: batch.orgId, failure: batch.failure }
}

/** Flags topics of a seeding for review. */
export async function flagSeeded(ctx: OrgContext, batchId: string, { topicIds, reason }: TopicsToReview) {
  await findBatch(asSystem(ctx), batchId)
  return flagTopics(ctx, topicIds, reason, { batchId })
}
