import { layersOf, weighAgainstRules } from "../classification/answer.ts"
import type { OrgContext } from "../../kernel/context.ts"
import { explainLocally } from "../../knowledge/engine/local.ts"
import { packsFor } from "../../knowledge/engine/packs.ts"
import { AppError } from "../../kernel/errors.ts"
import { hasOwnReading } from "../rows/columns.ts"
import { type LinkRow, recordOf } from "./record.ts"
import { findLink } from "./store.ts"

const ORIGINS = {
  local: "classified or supplied earlier",
  llm: "classified by the language model",
  manual: "set by an operator",
} as const
type Engine = keyof typeof ORIGINS

/** Columns an organization can override, by the layer they decide. */
const OVERRIDES = { parent_category: "category", segment_type: "segment_type" } as const

/**
 * A library topic with the reason for each layer: words and rules, the language model, or the organization's override.
 */
export async function explainTopic(ctx: OrgContext, id: string) {
  const link = await findLink(ctx, id)
  const { engine } = await classifiedBy(ctx, link.topic_id)
  const own = JSON.parse(link.overrides) as Record<string, unknown>
  const name = hasOwnReading(own) ? link.topic_name : link.global_name
  await packsFor([name])
  const { classification, explanation } = explainLocally(name)
  const weighed = weighAgainstRules(ORIGINS[engine], storedLayers(link), layersOf(classification))
  const layers = Object.entries(weighed).map(([layer, stored]) => {
    const byRule = explanation.layers[layer]
    return [layer, engine === "local" && byRule?.value === stored.value ? byRule : stored] as const
  })
  const isSet = (field: keyof typeof OVERRIDES) =>
    field in own && !(hasOwnReading(own) && explanation.layers[OVERRIDES[field]]?.value === link[field])
  const overridden = (Object.keys(OVERRIDES) as (keyof typeof OVERRIDES)[]).filter(isSet)
  const topic = recordOf(link, await ctx.config())
  const { confidence, unsure, qualifiers } = topic
  return {
    topic,
    engine,
    confidence,
    unsure,
    qualifiers,
    evidence: explanation.evidence,
    layers: {
      ...Object.fromEntries(layers),
      ...Object.fromEntries(
        overridden.map((field) => [
          OVERRIDES[field],
          { value: link[field], because: "set by your organization", confidence: 1 },
        ]),
      ),
    },
    overridden: Object.keys(own).filter((field) => field !== "normalized_name"),
  }
}

async function classifiedBy({ d1 }: OrgContext, topicId: string): Promise<{ engine: Engine }> {
  const row = await d1.prepare(`SELECT engine FROM topics WHERE id = ?`).bind(topicId).first<{ engine: Engine }>()
  if (!row) throw new AppError(404, "Topic not found")
  return row
}

const storedLayers = (link: LinkRow): Record<string, string> => ({
  category: link.parent_category,
  audience_type: link.audience_type,
  segment_type: link.segment_type,
  intent: link.intent,
  intensity: link.intensity,
  awareness: link.awareness,
  buyer_journey: link.buyer_journey,
  funnel: link.funnel,
  sensitivity: link.sensitivity,
  composite_score: String(link.composite_score),
})
