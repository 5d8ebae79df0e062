import type { PlatformName } from "../../knowledge/platforms/platforms.ts"
import { customApi } from "./custom-api.ts"
import { dspapi } from "./dspapi.ts"
import { exchange } from "./exchange.ts"
import { marketplace } from "./marketplace.ts"
import type { Adapter } from "./port.ts"
import { sandbox } from "./sandbox.ts"

/** The adapter of every platform in knowledge/platforms/platforms.ts. */
export const ADAPTERS: Record<PlatformName, Adapter> = {
  marketplace,
  dspapi,
  exchange,
  custom_api: customApi,
  sandbox,
}
