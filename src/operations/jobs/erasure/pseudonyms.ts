import type { Services } from "../../../kernel/context.ts"
import { sha256Hex } from "../../../kernel/ids.ts"
import type { Stage } from "./stage.ts"

const PAGE = 500
const PERSON_PAGE = 2_000

/** Counts contain no personal data. */
const NUMBERS = `coalesce((SELECT json_group_object(key, value) FROM json_each(details) WHERE type IN ('integer', 'real')), '{}')`

/** The audit log's triggers allow these statements only inside their own transaction. */
const insideWindow = (d1: D1Database, statements: readonly D1PreparedStatement[]) =>
  d1.batch([
    d1.prepare("UPDATE audit_erasure SET open = 1 WHERE id = 1"),
    ...statements,
    d1.prepare("UPDATE audit_erasure SET open = 0 WHERE id = 1"),
  ])

/**
 * Entries of the organization keep what was done and when. People become pseudonyms that are consistent within the organization; their salt
 * is deleted at the end of the erasure.
 */
export const auditEntries: Stage = {
  name: "audit log",
  run: async ({ home, org }, at, { salt }) => {
    const [from, seq] = at === null ? ["", 0] : (JSON.parse(at) as [string, number])
    const { results } = await home
      .prepare(
        `SELECT seq, at, actor FROM audit_log INDEXED BY audit_org WHERE org_id = ?1 AND (at, seq) > (?2, ?3)
         ORDER BY at, seq LIMIT ${PAGE}`,
      )
      .bind(org.id, from, seq)
      .all<{ seq: number; at: string; actor: string }>()
    const last = results.at(-1)
    if (!last) return { removed: 0, next: null }
    const names = await pseudonymsOf([...new Set(results.map(({ actor }) => actor))], salt)
    const entries = JSON.stringify(results.map((entry) => [entry.seq, names.get(entry.actor)]))
    await insideWindow(home, [
      home
        .prepare(
          `UPDATE audit_log SET actor = entry.value ->> 1, target = iif(target = org_id, target, ''), details = ${NUMBERS},
             request_id = ''
           FROM json_each(?1) AS entry WHERE audit_log.seq = entry.value ->> 0`,
        )
        .bind(entries),
    ])
    return { removed: 0, next: results.length === PAGE ? JSON.stringify([last.at, last.seq]) : null }
  },
}

async function pseudonymsOf(actors: readonly string[], salt: string): Promise<Map<string, string>> {
  const named = actors.map(async (actor): Promise<[string, string]> => {
    // Ids that belong to no person are stored as they are.
    if (!actor.startsWith("usr_")) return [actor, actor]
    return [actor, `person_${(await sha256Hex(`${salt} ${actor}`)).slice(0, 16)}`]
  })
  return new Map(await Promise.all(named))
}

/** Removes a person's address from other people's entries, one page of the log at a time; returns where the next page starts. */
export async function forgetAddress({ home }: Services, email: string, after: number): Promise<number | null> {
  const last = await home
    .prepare(
      `SELECT max(seq) AS last, count(*) AS n FROM (SELECT seq FROM audit_log WHERE seq > ? ORDER BY seq LIMIT ?)`,
    )
    .bind(after, PERSON_PAGE)
    .first<{ last: number | null; n: number }>()
  if (!last || last.last === null) return null
  await insideWindow(home, [
    home
      .prepare(
        `UPDATE audit_log SET target = iif(instr(lower(target), ?3) > 0, '', target), details = ${NUMBERS}
         WHERE seq > ?1 AND seq <= ?2 AND (instr(lower(target), ?3) > 0 OR instr(lower(details), ?3) > 0)`,
      )
      .bind(after, last.last, email.toLowerCase()),
  ])
  return last.n === PERSON_PAGE ? last.last : null
}
