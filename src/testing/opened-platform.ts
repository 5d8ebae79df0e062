import { findConnection } from "../organizations/connections/connections.ts"
import type { NewConnection } from "../organizations/connections/schema.ts"
import type { OrgContext } from "../kernel/context.ts"
import { newId } from "../kernel/ids.ts"
import { deadlineIn } from "../kernel/outbound/deadline.ts"
import { openPlatform } from "../activation/platforms/open-platform.ts"
import type { PlatformError, Segment } from "../activation/platforms/port.ts"
import type { TestOrg } from "./factories.ts"
import { impatient } from "./impatient.ts"

/** A connection of an organization, opened by somebody who hardly waits. */
export async function openedPlatform(
  org: TestOrg,
  settings: NewConnection,
  { within, ...changes }: Partial<OrgContext> & { within?: number } = {},
) {
  const { id } = await org.connection(settings)
  const base = org.ctx()
  const { outside, waits } = impatient(base.outside)
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

/** What a platform said against it; undefined where it did as it was asked. */
export const errorOf = (work: Promise<unknown>) =>
  work.then(
    () => undefined,
    (error: PlatformError) => error,
  )
