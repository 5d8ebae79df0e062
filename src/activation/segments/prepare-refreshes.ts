import type { Connection } from "../../organizations/connections/connections.ts"
import type { OrgContext } from "../../kernel/context.ts"
import { refused, type Refused } from "./change-activations.ts"
import type { Claim, ClaimedRow } from "./claims.ts"
import { desiredSegment, type DesiredSegment } from "./desired-segment.ts"
import { namingOf } from "./naming.ts"
import { DUPLICATE_NAME } from "./place-segments.ts"
import { whyNotPushed } from "./policy.ts"
import { namesTaken } from "./segment.ts"

export type Refresh = { row: ClaimedRow; desired: DesiredSegment }

/** Renders each activation's new segment. Rejected activations are released before anything is deactivated. */
export async function prepareRefreshes(
  ctx: OrgContext,
  connection: Connection,
  claim: Claim,
  rows: readonly ClaimedRow[],
): Promise<{ refreshes: Refresh[]; refusals: Refused[] }> {
  const naming = await namingOf(ctx, connection)
  const refusals: Refused[] = []
  const planned: Refresh[] = []
  for (const row of rows) {
    const whyNot = whyNotPushed(row, connection, naming)
    if (whyNot === undefined && naming && row.subject)
      planned.push({ row, desired: desiredSegment(naming, row.subject) })
    else refusals.push(refused(row.id, 409, whyNot ?? "Topic is no longer in the library"))
  }
  const refreshes = await withUniqueNames(ctx, connection, planned)
  for (const { row } of planned) {
    if (!refreshes.some((one) => one.row === row)) refusals.push(refused(row.id, 409, DUPLICATE_NAME))
  }
  if (refusals.length > 0) await releaseRefused(ctx, claim, refusals).run()
  return { refreshes, refusals }
}

async function withUniqueNames(ctx: OrgContext, connection: Connection, planned: readonly Refresh[]) {
  const taken = await namesTaken(
    ctx,
    connection.id,
    planned.map(({ desired }) => desired.name),
  )
  return planned.filter(({ row, desired }) => {
    const holder = taken.get(desired.name)
    if (holder !== undefined && holder !== row.id) return false
    taken.set(desired.name, row.id)
    return true
  })
}

/** claimed_until is now, so an earlier unsettled outcome is checked again soon. */
const releaseRefused = ({ library }: OrgContext, { token, at }: Claim, refusals: readonly Refused[]) =>
  library
    .prepare(
      `UPDATE activations SET claim = NULL, claimed_until = ?2
       WHERE claim = ?1 AND id IN (SELECT value FROM json_each(?3))`,
    )
    .bind(token, at, JSON.stringify(refusals.map(({ activationId }) => activationId)))
