import { type Connection, credentialsOf } from "../../organizations/connections/connections.ts"
import type { Platform as PlatformName } from "../../organizations/connections/kinds.ts"
import type { OrgContext } from "../../kernel/context.ts"
import { openCustomApi } from "./custom-api.ts"
import { type Deadline, noDeadline } from "../../kernel/outbound/deadline.ts"
import { openDspapi } from "./dspapi.ts"
import { openExchange } from "./exchange.ts"
import { limitsOf } from "./limits.ts"
import { openMarketplace } from "./marketplace.ts"
import { measureErrors } from "./measure-errors.ts"
import { openSandbox } from "./sandbox.ts"
import { accountOf } from "./account.ts"
import { type OpenedPlatform, type OpenPlatform, PlatformError } from "./port.ts"

const ADAPTERS: Record<PlatformName, OpenPlatform> = {
  marketplace: openMarketplace,
  dspapi: openDspapi,
  exchange: openExchange,
  custom_api: openCustomApi,
  sandbox: openSandbox,
}

/** An incomplete connection opens too: every call on it rejects with the missing setting. */
export async function openPlatform(
  ctx: OrgContext,
  connection: Connection,
  deadline: Deadline = noDeadline,
): Promise<OpenedPlatform> {
  const credentials = await credentialsOf(ctx, connection)
  const account = await accountOf(ctx, connection, credentials)
  try {
    const platform = await ADAPTERS[connection.platform](ctx, connection, credentials, deadline)
    return { ...measureErrors(ctx, connection.platform, platform), account }
  } catch (error) {
    if (!(error instanceof PlatformError)) throw error
    const reject = () => Promise.reject(error)
    const limits = limitsOf(connection)
    return { account, limits, test: reject, create: reject, update: reject, deactivate: reject, lookup: () => reject }
  }
}
