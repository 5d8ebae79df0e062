import { type Connection, credentialsOf } from "../../organizations/connections/connections.ts"
import type { OrgContext } from "../../kernel/context.ts"
import { type Deadline, noDeadline } from "../../kernel/outbound/deadline.ts"
import { limitsOf } from "./limits.ts"
import { measureErrors } from "./measure-errors.ts"
import { accountOf } from "./account.ts"
import { ADAPTERS } from "./adapters.ts"
import { type OpenedPlatform, PlatformError } from "./port.ts"

/** An incomplete connection opens too: every call on it rejects with the missing setting. */
export async function openPlatform(
  ctx: OrgContext,
  connection: Connection,
  deadline: Deadline = noDeadline,
): Promise<OpenedPlatform> {
  const credentials = await credentialsOf(ctx, connection)
  const account = await accountOf(ctx, connection, credentials)
  try {
    const platform = await ADAPTERS[connection.platform].open(ctx, connection, credentials, deadline)
    return { ...measureErrors(ctx, connection.platform, platform), account }
  } catch (error) {
    if (!(error instanceof PlatformError)) throw error
    const reject = () => Promise.reject(error)
    const limits = limitsOf(connection)
    return { account, limits, test: reject, create: reject, update: reject, deactivate: reject, lookup: () => reject }
  }
}
