import { findConnection } from "../organizations/connections/connections.ts"
import type { NewConnection } from "../organizations/connections/schema.ts"
import type { OrgContext } from "../kernel/context.ts"
import { newId } from "../kernel/ids.ts"
import { deadlineIn } from "../kernel/outbound/deadline.ts"
import { openPlatform } from "../activation/platforms/open-platform.ts"
import type { PlatformError, Segment } from "../activation/platforms/port.ts"
import type { TestOrg } from "./factories.ts"
import { withoutWaits } from "./without-waits.ts"

/** Opens a connection of an organization; outbound calls do not wait. */
export async function openedPlatform(
  org: TestOrg,
  settings: NewConnection,
  { within, ...changes }: Partial<OrgContext> & { within?: number } = {},
) {
  const { id } = await org.connection(settings)
  const base = org.ctx()
  const { outside, waits } = withoutWaits(base.outside)
  const ctx: OrgContext = { ...base, outside, ...changes }
  const connection = await findConnection(ctx, id)
  const deadline = within === undefined ? undefined : deadlineIn(outside, within)
  return { platform: await openPlatform(ctx, connection, deadline), connection, ctx, waits }
}

export const aSegment = (changes: Partial<Segment> = {}): Segment => ({
  name: `Tea Drinkers ${crypto.randomUUID()}`,
  description: "Consumers who drink tea.",
  audienceId: newId("ot"),
  orgTopicId: newId("ot"),
  activationId: newId("act"),
  ...changes,
})

/** The platform's error, or undefined if the call succeeded. */
export const errorOf = (work: Promise<unknown>) =>
  work.then(
    () => undefined,
    (error: PlatformError) => error,
  )
