import type { OrgContext } from "../../kernel/context.ts"
import { AppError } from "../../kernel/errors.ts"
import { actionEntry } from "../../organizations/audit/entry.ts"
import { HOLDINGS } from "../../organizations/holdings/holdings.ts"
import { createJob } from "../jobs/create-job.ts"
import type { OrganizationErasure, StartedErasure } from "./schema.ts"

/**
 * Starts the erasure of the caller's organization. Keys, sessions, memberships and running work end with this request; a background job
 * removes the rest. The organization's row becomes a tombstone: a later sign-in with the same identity creates a new organization.
 */
export async function eraseOrganization(ctx: OrgContext, { name }: OrganizationErasure): Promise<StartedErasure> {
  if (name.trim() !== ctx.org.name.trim()) throw new AppError(400, "name must be the organization's name")
  const { together, org } = ctx
  const at = ctx.now().toISOString()
  const change = (text: string, ...values: string[]) => together.prepare(text).bind(org.id, ...values)
  const end = (table: string, open: string) =>
    change(`UPDATE ${table} SET status = 'cancelled', completed_at = ?2 WHERE org_id = ?1 AND status IN (${open})`, at)
  const config = { orgId: org.id, background: true }
  await ctx.leases.announce(org.id)
  const { jobId } = await createJob(ctx, { jobType: "erase_organization", config }, [
    actionEntry(ctx, "organization.erased", org.id),
    change(
      `UPDATE organizations SET name = 'Erased organization', domain = NULL, external_id = 'erased:' || id,
         label_defaults = NULL, alert_settings = NULL, slack_url = NULL, import_values = NULL, updated_at = ?2, erased_at = ?2
       WHERE id = ?1`,
      at,
    ),
    ...HOLDINGS.flatMap(({ table, organization, atOnce }) =>
      atOnce && organization !== undefined ? [change(`DELETE FROM ${table} WHERE ${organization}`)] : [],
    ),
    ...["api_keys", "sdk_keys"].map((keys) =>
      change(`UPDATE ${keys} SET revoked_at = coalesce(revoked_at, ?2) WHERE org_id = ?1`, at),
    ),
    change("UPDATE connections SET next_sync_at = NULL WHERE org_id = ?1"),
    end("import_batches", "'processing'"),
    end("sync_runs", "'running'"),
    end("push_runs", "'running'"),
    change(
      `UPDATE jobs SET status = 'cancelled', completed_at = ?2
       WHERE org_id = ?1 AND status IN ('pending', 'processing') AND job_type <> 'erase_organization'`,
      at,
    ),
  ])
  await ctx.leases.waitForExpiry(org.id)
  return { erasureId: jobId }
}
