import type { Services } from "../../../kernel/context.ts"
import { DECIDED_COLUMNS } from "../../../topics/rows/columns.ts"
import { shown } from "../../../topics/rows/texts.ts"
import { newLibraries, rememberLibraries } from "../findings.ts"
import { LINKS_OF_GROUPS, packMembers } from "./merge-statements.ts"
import type { Member } from "./prepare-merge.ts"

const MAX_SAMPLES = 5

/**
 * What a merge would do. `fields` counts losers that differ from their winner; `activations` those that would become
 * stale.
 */
type Preview = {
  topics: number
  fields: Record<string, number>
  libraries: number
  linksMoved: number
  linksFolded: number
  activations: number
  samples: { id: string; name: string; winnerId: string }[]
}

const NOTHING: Preview = {
  topics: 0,
  fields: {},
  libraries: 0,
  linksMoved: 0,
  linksFolded: 0,
  activations: 0,
  samples: [],
}

const LINKS = `
  SELECT count(CASE WHEN id <> keeper THEN 1 END) AS folded, count(CASE WHEN id = keeper THEN 1 END) AS moved,
    coalesce(sum((SELECT count(*) FROM activations AS a WHERE a.org_topic_id = links.id AND a.status = 'active')), 0)
      AS activations
  FROM (${LINKS_OF_GROUPS}) AS links WHERE rank > 0`

const FIELDS = ["topic_name", ...DECIDED_COLUMNS]
const DIFFERENT = `
  SELECT ${FIELDS.map((column) => `count(CASE WHEN ${shown("loser", column)} IS NOT ${shown("winner", column)} THEN 1 END) AS ${column}`).join(", ")}
  FROM json_each(?1) AS m CROSS JOIN topics AS loser ON loser.id = m.value ->> 0
  CROSS JOIN topics AS winner ON winner.id = m.value ->> 1 WHERE m.value ->> 2 > 0`

type Links = { folded: number; moved: number; activations: number }

/** Adds this step's changes to the preview of earlier steps. Only the job itself is written. */
export async function previewMerge(
  services: Pick<Services, "directory" | "library" | "home">,
  job: { id: string; result: Record<string, unknown> },
  members: readonly Member[],
) {
  const losers = members.filter(({ rank }) => rank > 0)
  const before = { ...NOTHING, ...(job.result["preview"] as Partial<Preview> | undefined) }
  const packed = packMembers(members)
  const [links, different, libraries] = await Promise.all([
    services.library.prepare(LINKS).bind(packed).first<Links>(),
    services.directory.prepare(DIFFERENT).bind(packed).first<Record<string, number>>(),
    newLibraries(
      services,
      job.id,
      losers.map(({ id }) => id),
    ),
  ])
  const fields = { ...before.fields }
  for (const [column, n] of Object.entries(different ?? {})) if (n > 0) fields[column] = (fields[column] ?? 0) + n
  const preview: Preview = {
    topics: before.topics + losers.length,
    fields,
    libraries: before.libraries + libraries.length,
    linksMoved: before.linksMoved + (links?.moved ?? 0),
    linksFolded: before.linksFolded + (links?.folded ?? 0),
    activations: before.activations + (links?.activations ?? 0),
    samples: [
      ...before.samples,
      ...losers
        .slice(0, MAX_SAMPLES - before.samples.length)
        .map(({ id, name, mergedInto }) => ({ id, name, winnerId: mergedInto ?? "" })),
    ],
  }
  return { statements: rememberLibraries(services, job.id, libraries), result: { preview } }
}
