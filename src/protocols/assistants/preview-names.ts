import { dryRun } from "../../activation/runs/dry-run.ts"
import type { OrgContext } from "../../kernel/context.ts"
import { AppError } from "../../kernel/errors.ts"
import { packsFor } from "../../knowledge/engine/packs.ts"
import { outputCells } from "../../knowledge/outputs/cells.ts"
import { classifySource } from "../../topics/names/cleaner.ts"
import { recordOf } from "../../topics/library/record.ts"
import { findLinks } from "../../topics/library/store.ts"

type Asked = { text?: string; topic_ids?: string[]; connection_id?: string }

/** Classifies a text with the local engine and renders its names; stores and charges nothing. */
export async function previewNames(
  ctx: OrgContext,
  { text, topic_ids: topicIds = [], connection_id: connectionId }: Asked,
): Promise<Record<string, unknown>> {
  const config = await ctx.config()
  if (text !== undefined) {
    await packsFor([text])
    const topic = classifySource(text, config)
    const { platform_outputs: others, ...names } = outputCells(topic, config.templates)
    return { names: [{ text, ...names, platform_outputs: others }] }
  }
  if (connectionId !== undefined) {
    const names = []
    for await (const page of await dryRun(ctx, connectionId, { topicIds })) names.push(...page)
    return { names }
  }
  const links = await findLinks(ctx, topicIds)
  const records = topicIds.map((id) => {
    const row = links.get(id)
    if (!row) throw new AppError(404, "Topic not found")
    return recordOf(row, config)
  })
  return {
    names: records.map((record) => ({
      id: record.id,
      topic_name: record.topic_name,
      segment_name_dspapi: record.segment_name_dspapi,
      segment_name_marketplace: record.segment_name_marketplace,
      segment_name_internal: record.segment_name_internal,
      segment_desc_marketplace: record.segment_desc_marketplace,
      segment_desc_dspapi: record.segment_desc_dspapi,
      platform_outputs: record.platform_outputs,
    })),
  }
}
