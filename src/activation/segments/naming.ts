import type { OrgContext } from "../../kernel/context.ts"
import type { Connection } from "../../organizations/connections/connections.ts"
import { PLATFORMS } from "../../knowledge/platforms/platforms.ts"
import type { CompiledTemplate } from "../../knowledge/outputs/compile.ts"
import type { Extras } from "../../knowledge/outputs/context.ts"
import { limitsOf } from "../platforms/limits.ts"
import type { Limits } from "../platforms/port.ts"
import { hashOf } from "../../knowledge/text/hashing.ts"

/** How the segments of one connection are named. */
export type Naming = {
  template: CompiledTemplate
  limits: Limits
  extras: Extras
  /** Changes whenever these settings or the rendering code change. */
  stamp: string
}

type NamedConnection = Pick<Connection, "id" | "platform" | "config">

export const templateKeyOf = ({ platform, config }: NamedConnection): string =>
  typeof config["template_key"] === "string" ? config["template_key"] : PLATFORMS[platform].template

/** Naming by connection id, except for connections whose template does not exist. */
export async function namingsOf(
  ctx: Pick<OrgContext, "config" | "version">,
  connections: readonly NamedConnection[],
): Promise<Map<string, Naming>> {
  if (connections.length === 0) return new Map()
  // A template named by key is used even if it is inactive.
  const { templatesByKey } = await ctx.config()
  return new Map(
    connections.flatMap((connection) => {
      const template = templatesByKey.get(templateKeyOf(connection))
      return template ? [[connection.id, namingWith(template, connection, ctx.version)]] : []
    }),
  )
}

export async function namingOf(
  ctx: Pick<OrgContext, "config" | "version">,
  connection: NamedConnection,
): Promise<Naming | undefined> {
  return (await namingsOf(ctx, [connection])).get(connection.id)
}

function namingWith(template: CompiledTemplate, connection: NamedConnection, version: string): Naming {
  const { org_alias: orgAlias, partner_alias: partnerAlias } = connection.config
  const extras: Extras = {
    ...(typeof orgAlias === "string" && { orgAlias }),
    ...(typeof partnerAlias === "string" && { partnerAlias }),
  }
  const limits = limitsOf(connection)
  const all = JSON.stringify([connection.id, template, limits, extras, version])
  const stamp = [hashOf(all), hashOf(`${all}~`)].map((bits) => bits.toString(36)).join(".")
  return { template, limits, extras, stamp }
}
