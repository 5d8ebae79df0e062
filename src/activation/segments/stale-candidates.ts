import * as z from "zod"
import type { OrgContext } from "../../kernel/context.ts"

/** The columns of the index activations_fresh after organization and status, in its order. */
const Key = z.tuple([z.string().nullable(), z.string(), z.string(), z.string(), z.string(), z.int()])
type Key = z.output<typeof Key>

export type Candidate = { rowid: number; place: string }

type Ctx = Pick<OrgContext, "library" | "org" | "workspace">
type Row = { rowid: number; createdAt: string; connectionId: string; platform: string; workspaceId: string }

/** Greater than any timestamp. */
const END = "~"
const startOf = (stamp: string | null): Key => [stamp, END, "", "", "", 0]

/** Parses a place as an index key; undefined if invalid. */
export function keyIn(place: string): Key | undefined {
  try {
    return Key.parse(JSON.parse(place))
  } catch {
    return undefined
  }
}

const BELOW = `(created_at, connection_id, platform, workspace_id, rowid) < (?4, ?5, ?6, ?7, ?8)`
const OF_STAMP = `
  FROM activations INDEXED BY activations_fresh
  WHERE org_id = ?1 AND status = 'active' AND as_pushed IS ?3 AND (?2 = '' OR workspace_id = ?2) AND ${BELOW}`

/**
 * Active activations without a current naming stamp, page by page: first those without any stamp, then stamp by stamp, newest first. Each
 * page is an index seek, regardless of the number of rows. Activations created meanwhile have no stamp and sort before the cursor, so a
 * refresh never finds its own results.
 */
export async function* staleCandidates(
  ctx: Ctx,
  stamps: ReadonlySet<string>,
  after: Key | undefined,
  sizeOf: (page: number) => number,
): AsyncGenerator<Candidate[]> {
  let [page, key] = [0, after ?? startOf(null)]
  for (;;) {
    const size = sizeOf(page)
    const rows = await readPage(ctx, key, size)
    if (rows.length > 0) {
      page++
      key = keyOf(key[0], rows.at(-1))
      yield rows.map((row) => ({ rowid: row.rowid, place: JSON.stringify(keyOf(key[0], row)) }))
    }
    if (rows.length < size) {
      const next = await nextStamp(ctx, key[0] ?? "", stamps)
      if (next === undefined) return
      key = startOf(next)
    }
  }
}

/** The number of candidates after a place. */
export async function countCandidates(ctx: Ctx, stamps: ReadonlySet<string>, after: string): Promise<number> {
  const key = keyIn(after) ?? startOf(null)
  const [here, further] = await ctx.library.batch<{ n: number }>([
    bindKey(ctx, `SELECT count(*) AS n ${OF_STAMP}`, key),
    ctx.library
      .prepare(
        `SELECT count(*) AS n FROM activations INDEXED BY activations_fresh
         WHERE org_id = ?1 AND status = 'active' AND as_pushed > ?3 AND (?2 = '' OR workspace_id = ?2)
           AND as_pushed NOT IN (SELECT value FROM json_each(?4))`,
      )
      .bind(ctx.org.id, ctx.workspace, key[0] ?? "", JSON.stringify([...stamps])),
  ])
  return (here?.results[0]?.n ?? 0) + (further?.results[0]?.n ?? 0)
}

async function readPage(ctx: Ctx, key: Key, size: number): Promise<Row[]> {
  const text = `SELECT rowid, created_at AS createdAt, connection_id AS connectionId, platform, workspace_id AS workspaceId
    ${OF_STAMP} ORDER BY created_at DESC, connection_id DESC, platform DESC, workspace_id DESC, rowid DESC LIMIT ?9`
  return (await bindKey(ctx, text, key, size).all<Row>()).results
}

const bindKey = ({ library, org, workspace }: Ctx, text: string, key: Key, ...more: number[]) =>
  library.prepare(text).bind(org.id, workspace, ...key, ...more)

const keyOf = (stamp: string | null, row: Row | undefined): Key =>
  row ? [stamp, row.createdAt, row.connectionId, row.platform, row.workspaceId, row.rowid] : startOf(stamp)

/** The next stamp that is not current. */
async function nextStamp(ctx: Ctx, after: string, stamps: ReadonlySet<string>): Promise<string | undefined> {
  for (let stamp: string | null = after; ;) {
    stamp = await ctx.library
      .prepare(
        `SELECT min(as_pushed) AS stamp FROM activations INDEXED BY activations_fresh
         WHERE org_id = ? AND status = 'active' AND as_pushed > ?`,
      )
      .bind(ctx.org.id, stamp)
      .first<string>("stamp")
    if (stamp === null) return undefined
    if (!stamps.has(stamp)) return stamp
  }
}
