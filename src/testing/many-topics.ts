import { INTENSITIES, JOURNEYS, SENSITIVITIES } from "../knowledge/taxonomy/classification.ts"
import { AUDIENCE_TYPES } from "../knowledge/taxonomy/audience-types.ts"
import { KNOWLEDGE_VERSION } from "../knowledge/engine/version.ts"
import { GROUPS } from "../knowledge/taxonomy/groups.ts"
import { testServices } from "./factories.ts"

const PLACES = GROUPS.flatMap((group) =>
  group.categories.flatMap((category) =>
    category.subcategories.map((node) => [group.name, category.name, node.name, node.iab]),
  ),
)
const WORDS = "ford truck luxury travel budget pet organic coffee yoga garden".split(" ")
const SEGMENTS = ["B2C", "B2C", "B2C", "B2B", "B2B2C", "B2E", "B2G"]

const COLUMNS = `id, topic_name, normalized_name, canonical_key, taxonomy_type, parent_category, subcategory, iab_code,
  subcategory_l1, subcategory_l2, segment_type, audience_type, engine_version, sensitivity, intensity, buyer_journey,
  keywords, taxonomy_path, intent, awareness, funnel, composite_score, segment_name_dspapi, segment_name_marketplace,
  segment_name_internal, segment_desc_marketplace, segment_desc_dspapi, internal_description, platform_outputs, engine,
  taxonomy_hash, created_at, updated_at, knowledge_version`

/** Creates distinct global topics that vary in every listed column. Every name contains the marker. */
export async function manyTopics(count: number, marker: string): Promise<void> {
  const { d1 } = testServices()
  const pick = <T>(values: readonly T[], seed: number): T => values[seed % values.length] as T
  const rows = Array.from({ length: count }, (_, i) => {
    // A fixed shuffle: neighbouring rows differ, and every run creates the same rows.
    const mixed = Math.imul(i + 1, 2_654_435_761) >>> 0
    const place = pick(PLACES, mixed >>> 3)
    const name = `${pick(WORDS, mixed >>> 5)} ${pick(WORDS, mixed >>> 9)} ${marker} ${i}`
    const l1 = mixed % 3 === 0 ? `${place[2]} deeper` : null
    const at = new Date(Date.UTC(2026, 0, 1) + (mixed % 10_000) * 1000).toISOString()
    return [
      [`tp_${marker}_${i}`, name, name, `${name} key`, ...place, l1, l1 && mixed % 2 === 0 ? `${l1} still` : null],
      [pick(SEGMENTS, mixed >>> 7), pick(AUDIENCE_TYPES, mixed >>> 11).name, mixed % 10 === 0 ? "2.4" : "2.5"],
      [pick(SENSITIVITIES, mixed >>> 13), pick(INTENSITIES, mixed >>> 15), pick(JOURNEYS, mixed >>> 17)],
      ['["word"]', place[2], "product", "Unaware", "Upper", 50, name, name, name, name, name, name, "{}", "local"],
      [`${mixed}`, at, at, KNOWLEDGE_VERSION],
    ].flat()
  })
  const cells = rows[0]?.map((_, i) => `value ->> ${i}`).join(", ")
  const insert = d1.prepare(`INSERT INTO topics (${COLUMNS}) SELECT ${cells} FROM json_each(?)`)
  for (let i = 0; i < rows.length; i += 500) await insert.bind(JSON.stringify(rows.slice(i, i + 500))).run()
}
