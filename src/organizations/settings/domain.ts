import type { OrgContext } from "../../kernel/context.ts"
import { prepare, sql } from "../../kernel/db/sql.ts"
import { AppError } from "../../kernel/errors.ts"
import { sha256Hex } from "../../kernel/ids.ts"
import { entryIfChanged } from "../audit/entry.ts"
import { readTxt } from "./read-txt.ts"
import type { DomainProof } from "./schema.ts"
import { readSettings } from "./settings.ts"

type Own = Pick<OrgContext, "library" | "org">

/**
 * The record that proves a domain is the organization's. Its value names the organization, so another one's record proves nothing. It need
 * not be secret: only who controls the domain can publish it there.
 */
async function recordFor(orgId: string, domain: string): Promise<NonNullable<DomainProof["record"]>> {
  const digest = await sha256Hex(`strata domain ${orgId} ${domain}`)
  return { type: "TXT", name: `_strata.${domain}`, value: `strata-verification=${digest.slice(0, 40)}` }
}

/** The domain that the organization has proven and still claims; null until then. */
export const readProvenDomain = async ({ library, org }: Own) => (await readProof({ library, org }))?.domain ?? null

const readProof = ({ library, org }: Own) =>
  prepare(library, sql`SELECT domain, proven_at AS provenAt FROM provider_files WHERE org_id = ${org.id}`).first<{
    domain: string
    provenAt: string
  }>()

export async function showDomain(ctx: OrgContext): Promise<DomainProof> {
  const { domain } = await readSettings(ctx)
  if (domain === null) return { domain, state: "none", provenAt: null, record: null }
  const proof = await readProof(ctx)
  const record = await recordFor(ctx.org.id, domain)
  return proof?.domain === domain
    ? { domain, state: "proven", provenAt: proof.provenAt, record }
    : { domain, state: "unproven", provenAt: null, record }
}

/**
 * Looks for the organization's record in the domain's DNS. The newest proof holds: a domain that was sold is its new owner's as soon as
 * they prove it. A check that fails takes nothing away.
 */
export async function proveDomain(ctx: OrgContext): Promise<DomainProof> {
  const { domain, state, record, ...rest } = await showDomain(ctx)
  if (domain === null || record === null) throw new AppError(409, "Set a domain first")
  if (state === "proven") return { domain, state, record, ...rest }
  const found = await readTxt(ctx, record.name)
  if (!found.includes(record.value)) {
    const others = found.length === 0 ? "" : `; it has ${found.length} other TXT records`
    throw new AppError(409, `${record.name} has no TXT record ${record.value}${others}`)
  }
  const at = ctx.now().toISOString()
  await ctx.together.batch([
    // Nothing follows if the domain was changed meanwhile.
    prepare(
      ctx.directory,
      sql`UPDATE organizations SET updated_at = ${at} WHERE id = ${ctx.org.id} AND domain = ${domain} AND erased_at IS NULL`,
    ),
    entryIfChanged(ctx, "organization.domain_proven", ctx.org.id, { domain }),
    prepare(
      ctx.library,
      sql`INSERT OR REPLACE INTO provider_files (org_id, domain, proven_at)
        SELECT ${ctx.org.id}, ${domain}, ${at} WHERE changes() > 0`,
    ),
  ])
  return showDomain(ctx)
}
