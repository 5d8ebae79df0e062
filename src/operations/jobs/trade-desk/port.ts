import type { Connection } from "../../../organizations/connections/connections.ts"
import type { OrgContext } from "../../../kernel/context.ts"
import { openPlatform } from "../../../activation/platforms/open-platform.ts"
import { type HeldSegment, PlatformError } from "../../../activation/platforms/port.ts"

/** All segments of the provider behind a dspapi connection. Thrown errors can be shown to users. */
export type ReadSegments = (ctx: OrgContext, connection: Connection) => Promise<HeldSegment[]>

export const readSegments: ReadSegments = async (ctx, connection) => {
  const platform = await openPlatform(ctx, connection)
  // Throws a readable error if settings are incomplete.
  if (!platform.segments) await platform.test()
  if (!platform.segments) throw new PlatformError("The platform does not tell what it holds")
  return platform.segments()
}
