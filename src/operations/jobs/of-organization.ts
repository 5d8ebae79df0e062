import * as z from "zod"
import type { OrgContext, Services } from "../../kernel/context.ts"
import { AppError } from "../../kernel/errors.ts"
import { actingFor } from "../../organizations/identity/acting-for.ts"

/** Config fields of a job that works for one organization. */
export const ofOrganization = {
  orgId: z.string("orgId is required"),
  /** Limits the job to one workspace; empty for none. */
  workspace: z.string("workspace must be a string").default(""),
}

/** The context of the organization a job works for, acting for the person who started it. */
export async function contextOf(
  services: Services,
  { orgId, workspace }: { orgId: string; workspace: string },
  userId: string,
): Promise<OrgContext> {
  const ctx = await actingFor(services, { orgId, userId, workspace })
  if (!ctx) throw new AppError(404, "Organization not found")
  return ctx
}
