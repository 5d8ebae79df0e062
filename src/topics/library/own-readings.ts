import type { OrgContext } from "../../kernel/context.ts"
import { jsonParameters } from "../../kernel/db/bulk-insert.ts"
import { changedValues } from "../history/changed-values.ts"
import { writeLibraryHistory } from "../history/write-history.ts"
import { type Cell, NODE_COLUMNS, READING_COLUMNS, SHARED_COLUMNS } from "../rows/columns.ts"
import { CONFIRMED } from "../rows/known-sensitivity.ts"
import { plainValue } from "../rows/plain-value.ts"
import type { Answer } from "./answer.ts"
import type { LinkRow } from "./record.ts"
import { decidedFacts, type Writer } from "./topic-row.ts"

const nodes: ReadonlySet<string> = new Set(NODE_COLUMNS)
const SHARED = SHARED_COLUMNS.filter((column) => !nodes.has(column))

/** The overrides that hold what was read from a link's own name. */
export const OWN_READING = [...SHARED, "keywords", ...READING_COLUMNS] as const
type OwnColumn = (typeof OWN_READING)[number]

const PATHS = [...OWN_READING, CONFIRMED, "text_form"].map((column) => `'$.${column}'`).join(", ")
const WRITE = `
  UPDATE org_topics SET overrides = json_patch(json_remove(overrides, ${PATHS}), r.value -> 1), updated_at = ?2
  FROM json_each(?1) AS r WHERE org_topics.id = r.value ->> 0 AND org_topics.org_id = ?3`

/** Bookkeeping is left out of the history. */
const NOT_RECORDED: ReadonlySet<OwnColumn> = new Set(["confidence", "sensitivity_confidence", "knowledge_version"])

/** Replaces links' overrides of what an engine decides with what it has read from their own names; their topics stay as they are. */
export function writeOwnReadings(
  ctx: OrgContext,
  answers: readonly Answer[],
  { form }: Writer,
  at: string,
): D1PreparedStatement[] {
  if (answers.length === 0) return []
  const read = answers.map((answer) => ({ ...answer, cells: decidedFacts(answer.topic, answer.engine) }))
  const patches = read.map(({ link, cells }) => [
    link.id,
    { ...overridesOf(cells), ...(form > link.text_form && { text_form: form }) },
  ])
  return [
    ...jsonParameters(patches).map((json) => ctx.library.prepare(WRITE).bind(json, at, ctx.org.id)),
    ...writeLibraryHistory(
      ctx.library,
      read.map(({ link, engine, fallback, cells }) => {
        const before = cellsOf(link)
        const changed = OWN_READING.filter((column) => !NOT_RECORDED.has(column) && before[column] !== cells[column])
        const { previousValues, newValues } = changedValues(before, cells, changed)
        return {
          orgId: ctx.org.id,
          orgTopicId: link.id,
          changeType: "reclassified",
          changedBy: ctx.actor.userId,
          previousValues,
          newValues,
          source: `reclassify:${engine}`,
          metadata: { llm: engine === "llm" || fallback, fallback, ownName: true },
          changedAt: at,
        }
      }),
    ),
  ]
}

/** Lists are kept as lists; what is missing has no entry. */
const overridesOf = (cells: Readonly<Record<OwnColumn, Cell>>) =>
  Object.fromEntries(
    OWN_READING.flatMap((column) => (cells[column] === null ? [] : [[column, plainValue(column, cells[column])]])),
  )

/** The link as its organization sees it. */
function cellsOf(link: LinkRow): Record<OwnColumn, Cell> {
  const { keywords } = JSON.parse(link.overrides) as { keywords?: string[] }
  return { ...link, keywords: keywords ? JSON.stringify(keywords) : link.keywords }
}
