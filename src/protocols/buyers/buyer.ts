import type { OrgContext, Services } from "../../kernel/context.ts"
import { readRow, readRows } from "../../kernel/db/rows.ts"
import { buyers } from "../../kernel/db/schema/index.ts"
import { sql } from "../../kernel/db/sql.ts"

export type Buyer = typeof buyers.$inferSelect

/** How AdCP refers to an account: by its id, or by brand and operator. */
export type AccountKey = { brand: string; operator: string; sandbox: boolean }

type Reader = Pick<Services, "library"> & { org: { id: string } }

export const readBuyer = ({ library, org }: Reader, id: string): Promise<Buyer | undefined> =>
  readRow(library, buyers, sql`WHERE id = ${id} AND org_id = ${org.id}`)

export const readBuyerByKey = ({ library, org }: Reader, key: AccountKey): Promise<Buyer | undefined> =>
  readRow(
    library,
    buyers,
    sql`WHERE org_id = ${org.id} AND brand = ${key.brand} AND operator = ${key.operator} AND sandbox = ${key.sandbox ? 1 : 0}`,
  )

/** Oldest first. */
export const readBuyers = ({ library, org }: Reader): Promise<Buyer[]> =>
  readRows(library, buyers, sql`WHERE org_id = ${org.id} ORDER BY created_at, id`)

/** The id of the buyer that a caller's key is bound to; undefined for the organization's own callers. */
export const boundBuyer = ({ actor }: Pick<OrgContext, "actor">): string | undefined =>
  actor.kind === "api_key" ? actor.buyerId : undefined
