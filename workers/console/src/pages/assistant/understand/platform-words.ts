import type { Platform } from "../../../../../../src/organizations/connections/kinds.ts"

/** Names that users use for the platforms. */
export const PLATFORM_WORDS: Readonly<Record<Platform, readonly string[]>> = {
  marketplace: ["marketplace", "data marketplace"],
  dspapi: ["dsp", "dsp api", "dspapi", "demand side platform"],
  exchange: ["exchange", "ad exchange"],
  custom_api: ["api", "custom api", "rest api", "source"],
  sandbox: ["sandbox", "test platform"],
}
