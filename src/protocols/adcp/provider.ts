import type { OrgContext } from "../../kernel/context.ts"
import { readProvenDomain } from "../../organizations/settings/domain.ts"

/** The provider of the signals, as buyers see it. */
export type Provider = { domain: string; name: string }

/** An organization that has not proven a domain uses the service's. */
export async function providerOf(ctx: OrgContext, url: string): Promise<Provider> {
  const domain = await readProvenDomain(ctx)
  const { hostname } = new URL(url)
  return { domain: domain ?? (hostname.startsWith("[") ? "localhost" : hostname), name: ctx.org.name }
}
