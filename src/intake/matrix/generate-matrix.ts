import { isPrivate } from "../../organizations/settings/settings.ts"
import type { OrgContext } from "../../kernel/context.ts"
import { randomBase62 } from "../../kernel/ids.ts"
import { NoRoom } from "../../kernel/room.ts"
import { MAX_INTAKE, addToLibrary } from "../../topics/library/intake.ts"
import { readMatrix } from "./combinations.ts"
import type { GeneratedMatrix, MatrixRequest } from "./schema.ts"

/**
 * Adds every combination to the library in chunks. A failed chunk is not charged and does not affect the others; the
 * same request again fills the gap, since existing topics count as duplicates.
 */
export async function generateMatrix(ctx: OrgContext, request: MatrixRequest): Promise<GeneratedMatrix> {
  const { total, chunks, supplied } = readMatrix(request)
  const batchId = `matrix_${ctx.now().getTime()}_${randomBase62(16)}`
  const staysPrivate = await isPrivate(ctx, request.private)
  const credits = await ctx.meter.reserve("classifications", total)
  const topicIds: string[] = []
  let duplicates = 0
  let failure: unknown
  for (const names of chunks(MAX_INTAKE)) {
    try {
      const rows = names.map((topicName) => ({ topicName, supplied }))
      for (const { outcome, orgTopicId } of await addToLibrary(ctx, rows, {
        changeType: "created",
        source: "matrix",
        batchId,
        isPrivate: staysPrivate,
      })) {
        if (outcome === "duplicate") duplicates++
        else if (orgTopicId !== null) topicIds.push(orgTopicId)
      }
    } catch (error) {
      failure = error
      // The other chunks would be refused too.
      if (error instanceof NoRoom) break
      ctx.log("matrix.chunk_failed", { level: "error", batchId, topics: names.length, error: String(error) })
    }
  }
  const errors = total - topicIds.length - duplicates
  if (errors > 0) await credits.refund(errors)
  if (failure !== undefined && errors === total) throw failure
  return { batchId, totalTopics: total, created: topicIds.length, duplicates, errors, topicIds }
}
