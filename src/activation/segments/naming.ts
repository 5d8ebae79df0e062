import type { OrgContext } from "../../kernel/context.ts"
import type { Connection } from "../../organizations/connections/connections.ts"
import { PLATFORMS } from "../../knowledge/platforms/platforms.ts"
import type { CompiledTemplate } from "../../knowledge/outputs/compile.ts"
import type { Extras } from "../../knowledge/outputs/context.ts"
import { limitsOf } from "../platforms/limits.ts"
import type { Limits } from "../platforms/port.ts"
import { isUnedited } from "../../knowledge/outputs/built-in.ts"
import type { StaleReason } from "./schema.ts"
import { hashOf } from "../../knowledge/text/hashing.ts"

/** How the segments of one connection are named. */
export type Naming = {
  template: CompiledTemplate
  limits: Limits
  extras: Extras
  /** Marks activations that match what a push would send under these settings and this version of the code. */
  stamp: string
  /** Marks activations that differ from it by the wording of this version alone. */
  wordingStamp: string
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
  // The wording of a built-in template belongs to the code, as the rendering does.
  const settings = [connection.id, isUnedited(template) ? template.platformKey : template, limits, extras]
  // Templates that ask for no language have the stamps of before there was one to ask for.
  const text = JSON.stringify(settings, (key, value: unknown) =>
    key === "language" && value === null ? undefined : value,
  )
  const stamp = digest(text) + OF_VERSION + digest(version)
  return { template, limits, extras, stamp, wordingStamp: stamp + WORDING_ONLY }
}

/** A stamp is a digest of the settings, then one of the version. */
const OF_VERSION = "~"
const WORDING_ONLY = "~wording"

const digest = (text: string) => [hashOf(text), hashOf(`${text}~`)].map((bits) => bits.toString(36)).join(".")

/**
 * Why an activation differs from what a push would send. A change of the topic clears its stamp, so one that is left speaks of template and
 * connection: the same ones, and only the wording of the service is new. Stamps of before had no digest of the settings.
 */
export function staleReasonOf(stamp: string | null, naming: Naming): StaleReason {
  if (stamp === null) return "topic"
  const isSame = stamp.includes(OF_VERSION)
    ? stamp.split(OF_VERSION, 1)[0] === naming.stamp.split(OF_VERSION, 1)[0]
    : isUnedited(naming.template)
  return isSame ? "wording" : "settings"
}
