import { findStale, type StaleActivation, type StaleScope } from "../../activation/segments/find-stale.ts"
import type { OrgContext, Services } from "../../kernel/context.ts"
import { AppError } from "../../kernel/errors.ts"
import { actingFor } from "../../organizations/identity/acting-for.ts"
import { refreshStale } from "../jobs/refresh/refresh-stale.ts"

/** Where the next call continues: an organization, and the last activation compared in it. */
type Cursor = { orgId: string; after?: string }

type Sweep = { dryRun: boolean; limit: number; cursor?: string; wording: boolean }

/** The author of changes made by the service. */
const SYSTEM = "system"

/** The next stale activations of all organizations, one organization per call: listed with `dryRun`, otherwise refreshed. */
export async function refreshEverywhere(services: Services, { dryRun, limit, cursor, wording }: Sweep) {
  const at = cursor === undefined ? await firstOrg(services, "") : cursorIn(cursor)
  const ctx = at && (await actingFor(services, { orgId: at.orgId, userId: SYSTEM, workspace: "" }))
  const { items, next } = ctx
    ? await (dryRun ? list : refresh)(ctx, { limit, after: at?.after, scope: { wording } })
    : NOTHING
  const further =
    next === undefined ? at && (await firstOrg(services, at.orgId)) : { orgId: at?.orgId ?? "", after: next }
  return { items, cursor: further ? cursorText(further) : null }
}

type Item = ReturnType<typeof itemOf>
/** `next`: where to continue in the organization; undefined if it is done. */
type Swept = { items: Item[]; next?: string }
type Range = { limit: number; after?: string; scope: StaleScope }
const NOTHING: Swept = { items: [] }

async function list(ctx: OrgContext, range: Range): Promise<Swept> {
  const { stale, next } = await findStale(ctx, range)
  return { items: stale.map((one) => itemOf(ctx, one, "stale")), next }
}

async function refresh(ctx: OrgContext, range: Range): Promise<Swept> {
  const { refreshed, next } = await refreshStale(ctx, range)
  return {
    items: refreshed.map(({ activation, outcome }) =>
      itemOf(ctx, activation, outcome.refusal ? "error" : "refreshed", outcome.refusal?.error),
    ),
    next,
  }
}

const itemOf = (
  { org }: OrgContext,
  { id, connectionId, topicName, pushedName, currentPlatformName }: StaleActivation,
  status: "stale" | "refreshed" | "error",
  error?: string,
) => ({ orgId: org.id, activationId: id, connectionId, topicName, pushedName, currentPlatformName, status, error })

/** The first organization with activations after this one. */
async function firstOrg({ library }: Services, after: string): Promise<Cursor | undefined> {
  const orgId = await library
    .prepare("SELECT min(org_id) AS id FROM activations WHERE org_id > ?")
    .bind(after)
    .first<string>("id")
  return orgId === null ? undefined : { orgId }
}

const cursorText = ({ orgId, after }: Cursor) => (after === undefined ? orgId : `${orgId}:${after}`)

function cursorIn(text: string): Cursor {
  const [, orgId, after] = /^(org_\w+)(?::(.*))?$/s.exec(text) ?? []
  if (orgId === undefined) throw new AppError(400, "cursor is not one of ours")
  return { orgId, after }
}
