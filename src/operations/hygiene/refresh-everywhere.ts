import { findStale, type StaleActivation } from "../../activation/segments/find-stale.ts"
import type { OrgContext, Services } from "../../kernel/context.ts"
import { AppError } from "../../kernel/errors.ts"
import { actingFor } from "../../organizations/identity/acting-for.ts"
import { refreshStale } from "../jobs/refresh/refresh-stale.ts"

/** Where the next call goes on: an organization, and the place up to which its activations are still to be looked at. */
type Cursor = { orgId: string; before?: number }

type Sweep = { dryRun: boolean; limit: number; cursor?: string }

/** Who changes things that no person changes. */
const SYSTEM = "system"

/**
 * The next stale activations of all organizations, one organization after the other: told with `dryRun`, refreshed without. A call
 * looks at one organization.
 */
export async function refreshEverywhere(services: Services, { dryRun, limit, cursor }: Sweep) {
  const at = cursor === undefined ? await firstOrg(services, "") : cursorIn(cursor)
  const ctx = at && (await actingFor(services, { orgId: at.orgId, userId: SYSTEM, workspace: "" }))
  const { items, before } = ctx ? await (dryRun ? tell : refresh)(ctx, { limit, before: at?.before }) : NOTHING
  const next = before === undefined ? at && (await firstOrg(services, at.orgId)) : { orgId: at?.orgId ?? "", before }
  return { items, cursor: next ? cursorText(next) : null }
}

type Item = ReturnType<typeof itemOf>
/** `before`: where the organization goes on; none where it is done. */
type Swept = { items: Item[]; before?: number }
const NOTHING: Swept = { items: [] }

async function tell(ctx: OrgContext, { limit, before }: { limit: number; before?: number }): Promise<Swept> {
  const stale = await findStale(ctx, { limit: limit + 1, before })
  const items = stale.slice(0, limit)
  return {
    items: items.map((one) => itemOf(ctx, one, "stale")),
    before: stale.length > limit ? items.at(-1)?.place : undefined,
  }
}

async function refresh(ctx: OrgContext, range: { limit: number; before?: number }): Promise<Swept> {
  const { refreshed, done } = await refreshStale(ctx, range)
  return {
    items: refreshed.map(({ activation, outcome }) =>
      itemOf(ctx, activation, outcome.refusal ? "error" : "refreshed", outcome.refusal?.error),
    ),
    before: done ? undefined : (refreshed.at(-1)?.activation.place ?? range.before ?? Number.MAX_SAFE_INTEGER),
  }
}

const itemOf = (
  { org }: OrgContext,
  { id, connectionId, topicName, pushedName, currentPlatformName }: StaleActivation,
  status: "stale" | "refreshed" | "error",
  error?: string,
) => ({ orgId: org.id, activationId: id, connectionId, topicName, pushedName, currentPlatformName, status, error })

/** The organization behind this one that has activations at all. */
async function firstOrg({ d1 }: Services, after: string): Promise<Cursor | undefined> {
  const orgId = await d1
    .prepare("SELECT min(org_id) AS id FROM activations WHERE org_id > ?")
    .bind(after)
    .first<string>("id")
  return orgId === null ? undefined : { orgId }
}

const cursorText = ({ orgId, before }: Cursor) => (before === undefined ? orgId : `${orgId}:${before}`)

function cursorIn(text: string): Cursor {
  const [, orgId, before] = /^(org_\w+)(?::(\d{1,16}))?$/.exec(text) ?? []
  if (orgId === undefined) throw new AppError(400, "cursor is not one of ours")
  return { orgId, before: before === undefined ? undefined : Number(before) }
}
