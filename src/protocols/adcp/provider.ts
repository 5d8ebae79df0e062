import type { OrgContext } from "../../kernel/context.ts"
import { readSettings } from "../../organizations/settings/settings.ts"

/** The provider of the signals, as buyers see it. */
export type Provider = { domain: string; name: string }

/** An organization without its own domain uses the service's. */
export async function providerOf(ctx: OrgContext, url: string): Promise<Provider> {
  const { domain } = await readSettings(ctx)
  const { hostname } = new URL(url)
  return { domain: domain ?? (hostname.startsWith("[") ? "localhost" : hostname), name: ctx.org.name }
}
