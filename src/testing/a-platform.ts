import { inject } from "vitest"
import type { FaultInput, PlatformCall, PlatformInput, PlatformReport, StubPlatform } from "./platform-scripts.ts"
import { PlatformSpec } from "./platform-scripts.ts"

/** Config of a custom connection for the paths and bodies of platform-stub-custom.ts. */
export const CUSTOM_PATHS = {
  create_path: "/audiences",
  create_body: { title: "{{name}}", text: "{{description}}", reference: "{{topic_id}}" },
  id_path: "audience.key",
  deactivate_path: "/audiences/{{segment_id}}/archive",
  find_path: "/audiences?title={{name}}",
  find_items_path: "found",
  find_id_field: "key",
  find_name_field: "title",
  max_name_length: 120,
}

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
  const { marketplace, dspapi } = PlatformSpec.parse(spec)
  return {
    url,
    /** Connection settings for `org.connection`. */
    marketplace: {
      name: "Marketplace",
      platform: "marketplace" as const,
      direction: "outbound" as const,
      config: { api_base_url: `${url}/marketplace`, token_url: `${url}/marketplace/token`, default_cpm: 1.5 },
      credentials: {
        client_id: marketplace.clientId,
        username: marketplace.username,
        password: marketplace.password,
        org_id: marketplace.orgId,
      },
    },
    dspapi: {
      name: "DSP",
      platform: "dspapi" as const,
      direction: "outbound" as const,
      config: { api_base_url: `${url}/dspapi`, default_cpm: 1.5 },
      credentials: { api_key: dspapi.apiKey, provider_id: dspapi.providerId },
    },
    /** A custom platform; see platform-stub-custom.ts. */
    custom: {
      name: "Own platform",
      platform: "custom_api" as const,
      direction: "outbound" as const,
      config: { api_base_url: `${url}/custom` },
      credentials: { token: "planted-s3cret-token" },
    },
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
