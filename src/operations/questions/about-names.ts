import type { Question } from "../../intake/assistant/question.ts"
import { NAMED_PLATFORMS } from "../../intake/assistant/choices.ts"
import { limitsOf } from "../../activation/platforms/limits.ts"
import type { OrgContext } from "../../kernel/context.ts"
import { prepare, sql } from "../../kernel/db/sql.ts"
import { LINK_COLUMNS, type LinkRow, recordOf } from "../../topics/library/record.ts"
import { ownRows } from "../../topics/library/store.ts"
import { shown } from "../../topics/rows/texts.ts"
import type { LibraryAnswer } from "./schema.ts"
import { counted, may, queryOf } from "./words.ts"

type Platform = (typeof NAMED_PLATFORMS)[number]
type NamesQuestion = Extract<Question, { ask: "long_names" }>

/** Only the newest topics are measured, to keep the answer fast. */
const MOST_MEASURED = 10_000
/** Maximum number of names rendered: those with a long stored name or an override. */
const MOST_RENDERED = 1_000
const MAX_ROWS = 20

const COLUMNS = { marketplace: "segment_name_marketplace", dspapi: "segment_name_dspapi" } as const
const LABELS: Record<Platform, string> = { marketplace: "the marketplace", dspapi: "the DSP" }
const limitOf = (platform: Platform) => limitsOf({ platform, config: {} }).name

/** Segment names that a platform would truncate. */
export async function listLongNames(ctx: OrgContext, { platform }: NamesQuestion): Promise<LibraryAnswer> {
  const platforms = platform === undefined ? NAMED_PLATFORMS : [platform]
  const [{ measured, rows }, config] = await Promise.all([longRows(ctx, platforms), ctx.config()])
  const long = rows.flatMap((row) => {
    const record = recordOf(row, config)
    return platforms.flatMap((one) => {
      const name = record[COLUMNS[one]]
      return name.length > limitOf(one) ? [{ id: record.id, topic: record.topic_name, platform: one, name }] : []
    })
  })
  const topics = new Set(long.map(({ id }) => id)).size
  const limits = platforms.map((one) => `${limitOf(one)} characters on ${LABELS[one]}`).join(" and ")
  const checked =
    measured < MOST_MEASURED ? counted(measured, "topic") : `the newest ${counted(measured, "topic")} of your library`
  const first = long[0]
  const text =
    topics === 0
      ? `No segment name is too long: a name may have ${limits}. I measured ${checked}.`
      : `${rows.length < MOST_RENDERED ? "" : "At least "}${counted(topics, "topic has", "topics have")} a segment name that is too long: a name may have ${limits}, and a push cuts what is longer. I measured ${checked}.`
  return {
    text,
    queries: [
      queryOf(
        `Topics whose ${platforms.map((one) => COLUMNS[one]).join(" or ")} is longer than allowed, newest first`,
        "/api/topics",
        "/library",
        {},
      ),
    ],
    table: first
      ? {
          label: "Names that are too long",
          columns: [
            { label: "Topic", type: "text" },
            { label: "Platform", type: "text" },
            { label: "Length", type: "count" },
            { label: "Segment name", type: "text" },
          ],
          rows: long.slice(0, MAX_ROWS).map(({ id, topic, platform: one, name }) => ({
            cells: [topic, one, name.length, name],
            href: `/library/${id}`,
          })),
        }
      : null,
    cards:
      first && may(ctx, "topics:write")
        ? [
            {
              title: topics === 1 ? "Review the name" : `Review the ${counted(topics, "name")}`,
              text: "Opens the first topic. A shorter topic name makes its segment names shorter; nothing changes until you save.",
              action: "Open the first topic",
              href: `/library/${first.id}`,
            },
          ]
        : [],
  }
}

/** Names changed by an override are not stored, so rows with overrides are always candidates. */
async function longRows(
  ctx: OrgContext,
  platforms: readonly Platform[],
): Promise<{ measured: number; rows: LinkRow[] }> {
  const mine = ownRows(ctx, "l")
  const newest = `SELECT l.seq FROM org_topics AS l WHERE ${mine.text} ORDER BY l.created_at DESC LIMIT ${MOST_MEASURED}`
  const isLong = platforms.map((one) => `length(${shown("t", COLUMNS[one])}) > ${limitOf(one)}`).join(" OR ")
  const [counts, found] = await ctx.library.batch([
    prepare(ctx.library, sql(`SELECT count(*) AS n FROM (${newest})`, ...mine.values)),
    prepare(
      ctx.library,
      sql(
        `WITH newest AS MATERIALIZED (${newest})
         SELECT ${LINK_COLUMNS} FROM newest CROSS JOIN org_topics AS link ON link.seq = newest.seq
         CROSS JOIN topics AS t ON t.id = link.topic_id
         WHERE link.overrides <> '{}' OR ${isLong} LIMIT ${MOST_RENDERED}`,
        ...mine.values,
      ),
    ),
  ])
  return {
    measured: (counts?.results[0] as { n: number } | undefined)?.n ?? 0,
    rows: (found?.results ?? []) as unknown as LinkRow[],
  }
}
