import { type Holding, HOLDINGS } from "../../../organizations/holdings/holdings.ts"
import type { Page, Stage } from "./stage.ts"

const PAGE = 2_000
/** Each lock takes one call. */
const LOCKED_PAGE = 100

const rowStage = ({ table, condition, lock, whole }: Holding & { condition: string }): Stage => ({
  name: table,
  ...(lock && { heavy: true }),
  run: async ({ together, org, locks }): Promise<Page> => {
    if (whole) {
      const { meta } = await together.prepare(`DELETE FROM ${table} WHERE ${condition}`).bind(org.id).run()
      return { removed: meta.changes, next: null }
    }
    const size = lock ? LOCKED_PAGE : PAGE
    const { results } = await together
      .prepare(`SELECT rowid AS row${lock ? ", id" : ""} FROM ${table} WHERE ${condition} LIMIT ${size}`)
      .bind(org.id)
      .all<{ row: number; id?: string }>()
    if (lock) await Promise.all(results.map(({ id = "" }) => locks(lock(id)).clear()))
    if (results.length > 0) {
      await together
        .prepare(`DELETE FROM ${table} WHERE rowid IN (SELECT value FROM json_each(?))`)
        .bind(JSON.stringify(results.map(({ row }) => row)))
        .run()
    }
    return { removed: results.length, next: results.length === size ? "more" : null }
  },
})

/** One stage per table in `HOLDINGS`, in its order. */
export const ROW_STAGES: readonly Stage[] = HOLDINGS.flatMap((holding) =>
  holding.organization === undefined ? [] : [rowStage({ ...holding, condition: holding.organization })],
)
