import { inject } from "vitest"
import type { PlatformName } from "../knowledge/platforms/platforms.ts"
import type {
  FaultInput,
  PlatformCall,
  PlatformInput,
  PlatformReport,
  StubPlatform,
  StubSettings,
} from "./platform-scripts.ts"
import { PlatformSpec } from "./platform-scripts.ts"
import { stub as dspapi } from "./platforms/dspapi.ts"
import { stub as marketplace } from "./platforms/marketplace.ts"

/** Platforms of a test's own: an account of the stub, with what connections to it need. */
export async function aPlatform(spec: PlatformInput = {}) {
  const account = crypto.randomUUID().replaceAll("-", "")
  const url = `${inject("platformUrl")}/${account}`
  const control = `${inject("platformUrl")}/_control/${account}`
  const sendControl = async (method: string, path: string, body: unknown) => {
    const response = await fetch(control + path, { method, body: JSON.stringify(body) })
    if (!response.ok) throw new Error(await response.text())
    await response.body?.cancel()
  }
  await sendControl("PUT", "", spec)
  const report = async () => (await fetch(control)).json<PlatformReport>()
  const given = PlatformSpec.parse(spec)
  return {
    url,
    /** Connection settings for `org.connection`. */
    marketplace: {
      name: "Marketplace",
      platform: "marketplace" as const,
      direction: "outbound" as const,
      ...marketplace.settings(`${url}/marketplace`, given),
    },
    dspapi: {
      name: "DSP",
      platform: "dspapi" as const,
      direction: "outbound" as const,
      ...dspapi.settings(`${url}/dspapi`, given),
    },
    /** A custom platform; see platforms/custom.ts. */
    custom: {
      name: "Own platform",
      platform: "custom_api" as const,
      direction: "outbound" as const,
      config: { api_base_url: `${url}/custom` },
      credentials: { token: "planted-s3cret-token" },
    },
    /** What a connection to each platform of the account needs. */
    settings: async () => (await fetch(`${control}/settings`)).json<Partial<Record<PlatformName, StubSettings>>>(),
    faults: (...faults: FaultInput[]) => sendControl("POST", "/faults", faults),
    report,
    /** Live segments on the platform. */
    live: async (platform?: StubPlatform) =>
      (await report()).segments.filter(
        (segment) => segment.live && (platform === undefined || segment.platform === platform),
      ),
    calls: async (operation?: PlatformCall["operation"]) =>
      (await report()).calls.filter((call) => operation === undefined || call.operation === operation),
  }
}
