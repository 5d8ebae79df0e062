import type { Services } from "../../../kernel/context.ts"
import { jsonParameters } from "../../../kernel/db/bulk-insert.ts"
import { newLibraries, rememberLibraries } from "../findings.ts"
import type { Job } from "../record.ts"
import { changedValues } from "../../../topics/history/changed-values.ts"
import type { TopicChange } from "./write-topics.ts"

const MAX_SAMPLES = 5

type Sample = {
  id: string
  name: string
  previousValues: Record<string, unknown>
  newValues: Record<string, unknown>
}

/** What a job would change. `activations` counts active segments that would become stale. */
type Preview = {
  topics: number
  fields: Record<string, number>
  libraries: number
  activations: number
  samples: Sample[]
}

const NOTHING: Preview = { topics: 0, fields: {}, libraries: 0, activations: 0, samples: [] }

/** Links that override their engine version are excluded. */
const TURNING_STALE = `
  SELECT count(*) AS n FROM json_each(?1) AS r
  CROSS JOIN org_topics AS link ON link.topic_id = r.value ->> 0
  CROSS JOIN activations AS a ON a.org_topic_id = link.id
  WHERE a.status = 'active' AND a.engine_version_at_push IS link.engine_version AND (
    (r.value ->> 1 AND link.overrides ->> 'engine_version' IS NULL)
    OR CASE a.platform WHEN 'dspapi' THEN r.value ->> 2 WHEN 'marketplace' THEN r.value ->> 3 ELSE r.value ->> 4 END
  )`

type Reach = {
  /** The organization whose job it is, which does not learn how many others have its topics. */
  orgId?: string
  /** Only stored texts change. Segments are rendered from the classification, so that none becomes stale. */
  textsOnly?: boolean
}

/** Adds this step's changes to the preview of earlier steps. Only the job itself is written. */
export async function previewChanges(
  services: Pick<Services, "library" | "home">,
  job: Pick<Job, "id" | "result">,
  changes: readonly TopicChange[],
  { orgId, textsOnly = false }: Reach = {},
): Promise<{ statements: D1PreparedStatement[]; result: { preview: Preview } }> {
  const real = changes.filter(({ changed }) => changed.length > 0)
  const before = { ...NOTHING, ...(job.result["preview"] as Partial<Preview> | undefined) }
  const [libraries, activations] = await Promise.all([
    orgId === undefined
      ? newLibraries(
          services,
          job.id,
          real.map((change) => change.before.id),
        )
      : [],
    textsOnly ? 0 : countTurningStale(services, real),
  ])
  const fields = { ...before.fields }
  for (const column of real.flatMap(({ changed }) => changed)) fields[column] = (fields[column] ?? 0) + 1
  const preview = {
    topics: before.topics + real.length,
    fields,
    libraries: orgId === undefined ? before.libraries + libraries.length : 1,
    activations: before.activations + activations,
    samples: [...before.samples, ...real.slice(0, MAX_SAMPLES - before.samples.length).map(sampleOf)],
  }
  return { statements: rememberLibraries(services, job.id, libraries), result: { preview } }
}

async function countTurningStale(
  { library }: Pick<Services, "library">,
  changes: readonly TopicChange[],
): Promise<number> {
  const rows = changes.map(({ before, changed }) => {
    const has = (...columns: string[]) => (changed.some((column) => columns.includes(column)) ? 1 : 0)
    return [
      before.id,
      has("engine_version"),
      has("segment_name_dspapi", "segment_desc_dspapi"),
      has("segment_name_marketplace", "segment_desc_marketplace"),
      has("platform_outputs"),
    ]
  })
  let count = 0
  for (const json of jsonParameters(rows))
    count += (await library.prepare(TURNING_STALE).bind(json).first<number>("n")) ?? 0
  return count
}

const sampleOf = ({ before, after, changed }: TopicChange): Sample => ({
  id: before.id,
  name: before.topic_name,
  ...changedValues(before, after, changed),
})
