import { layersOf, weighAgainstRules } from "../classification/answer.ts"
import type { OrgContext } from "../../kernel/context.ts"
import { explainLocally } from "../../knowledge/engine/local.ts"
import { packsFor } from "../../knowledge/engine/packs.ts"
import { AppError } from "../../kernel/errors.ts"
import { FOLLOWING_OVERRIDES, hasOwnReading } from "../rows/columns.ts"
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
  const engine = (await readEngines(ctx, [link.topic_id])).get(link.topic_id)
  if (engine === undefined) throw new AppError(404, "Topic not found")
  const { own, name } = readingOf(link)
  await packsFor([name])
  const { layers, explanation } = explainLayers(link, engine)
  const topic = recordOf(link, await ctx.config())
  const { confidence, unsure, qualifiers } = topic
  return {
    topic,
    engine,
    confidence,
    unsure,
    qualifiers,
    evidence: explanation.evidence,
    layers: Object.fromEntries(Object.entries(layers).map(([layer, { method: _method, ...said }]) => [layer, said])),
    overridden: Object.keys(own).filter((field) => !FOLLOWING_OVERRIDES.has(field)),
  }
}

/** The name that the layers of a topic were read from, and what the organization overrides. */
function readingOf(link: LinkRow) {
  const own = JSON.parse(link.overrides) as Record<string, unknown>
  return { own, name: hasOwnReading(own) ? link.topic_name : link.global_name }
}

const METHODS = { local: "rules", llm: "model", manual: "operator" } as const

/** The value of each layer, why, how sure that is and who decided it. The language packs of its name must be loaded. */
function explainLayers(link: LinkRow, engine: Engine) {
  const { own, name } = readingOf(link)
  const { classification, explanation } = explainLocally(name)
  const weighed = weighAgainstRules(ORIGINS[engine], storedLayers(link), layersOf(classification))
  const layers = Object.entries(weighed).map(([layer, stored]) => {
    const byRule = explanation.layers[layer]
    const said = engine === "local" && byRule?.value === stored.value ? byRule : stored
    return [layer, { ...said, method: METHODS[engine] }] as const
  })
  const isSet = (field: keyof typeof OVERRIDES) =>
    field in own && !(hasOwnReading(own) && explanation.layers[OVERRIDES[field]]?.value === link[field])
  const overridden = (Object.keys(OVERRIDES) as (keyof typeof OVERRIDES)[]).filter(isSet)
  const set = overridden.map((field) => [
    OVERRIDES[field],
    { value: link[field], because: "set by your organization", confidence: 1, method: "organization" },
  ])
  return { explanation, layers: { ...Object.fromEntries(layers), ...Object.fromEntries(set) } as Layers }
}

type Layers = Record<string, { value: string; because: string; confidence: number; method: string }>
export type Attributes = Record<string, { value: string; confidence: number; method: string }>

/** How sure each layer of these topics is, and who decided it, by library id. */
export async function attributesOf(
  ctx: Pick<OrgContext, "directory">,
  links: readonly LinkRow[],
): Promise<Map<string, Attributes>> {
  const [engines] = await Promise.all([
    readEngines(
      ctx,
      links.map(({ topic_id: id }) => id),
    ),
    packsFor(links.map((link) => readingOf(link).name)),
  ])
  return new Map(
    links.map((link) => {
      const { layers } = explainLayers(link, engines.get(link.topic_id) ?? "local")
      const said = Object.entries(layers).map(([layer, { because: _because, ...rest }]) => [layer, rest])
      return [link.id, Object.fromEntries(said) as Attributes]
    }),
  )
}

async function readEngines(
  { directory }: Pick<OrgContext, "directory">,
  topicIds: readonly string[],
): Promise<Map<string, Engine>> {
  const { results } = await directory
    .prepare("SELECT id, engine FROM topics WHERE id IN (SELECT value FROM json_each(?))")
    .bind(JSON.stringify(topicIds))
    .all<{ id: string; engine: Engine }>()
  return new Map(results.map(({ id, engine }) => [id, engine]))
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
