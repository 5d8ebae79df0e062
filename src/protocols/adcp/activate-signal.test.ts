import { describe, it } from "vitest"
import type { OrgContext } from "../../kernel/context.ts"
import type { Caller } from "../../testing/client.ts"
import { aPlatform } from "../../testing/a-platform.ts"
import { CUSTOM_PATHS } from "../../testing/platforms/custom.ts"
import { anOrg, bindings, type TestOrg } from "../../testing/factories.ts"
import { callTool } from "../../testing/mcp-calls.ts"
import type { PlatformInput } from "../../testing/platform-scripts.ts"
import { activateSignal } from "./activate-signal.ts"
import { AdcpFailure } from "./failure.ts"
import { ActivateSignalRequest } from "./requests.ts"

type Deployment = { is_live: boolean; activation_key?: Record<string, string>; platform?: string }
type Answer = {
  status: string
  deployments?: Deployment[]
  replayed?: true
  adcp_error?: { code: string; field?: string; retry_after?: number; message: string }
  context?: unknown
}

const newKey = () => crypto.randomUUID()

/** An organization with a signal and a connection to its own platform. */
async function aSignal(spec?: PlatformInput, config: Record<string, unknown> = {}) {
  const org = await anOrg()
  const platform = await aPlatform(spec)
  const connection = await org.connection({
    ...platform.custom,
    name: "The Trade Desk",
    config: { ...platform.custom.config, ...CUSTOM_PATHS, ...config },
  })
  const { id } = await org.topic()
  const { caller } = await org.apiKey()
  const request = {
    signal_agent_segment_id: id,
    destinations: [{ type: "platform", platform: "the-trade-desk", account: "buyer-1" }],
  }
  const activate = async (more: Record<string, unknown> = {}, by: Caller = caller) =>
    (await callTool<Answer>(by, "activate_signal", { idempotency_key: newKey(), ...request, ...more }))
      .structuredContent
  return { org, platform, connection, id, caller, request, activate }
}

const activations = (org: TestOrg) =>
  bindings.DB.prepare("SELECT count(*) AS n FROM activations WHERE org_id = ?").bind(org.id).first<number>("n")

describe("activate_signal", () => {
  it("makes a segment on the platform, and its id is the key at once", async ({ expect }) => {
    const signal = await aSignal()
    const answer = await signal.activate({ context: { trace: "t-1" } })
    const [segment] = await signal.platform.live()
    expect(answer).toMatchObject({
      status: "completed",
      adcp_version: "3.1",
      context: { trace: "t-1" },
      deployments: [
        {
          type: "platform",
          platform: "the-trade-desk",
          account: "buyer-1",
          is_live: true,
          activation_key: { type: "segment_id", segment_id: segment?.id },
        },
      ],
    })
    const listed = await callTool<{ signals: { deployments: Deployment[] }[] }>(signal.caller, "get_signals", {
      discovery_mode: "wholesale",
    })
    expect(listed.structuredContent.signals[0]?.deployments).toMatchObject([{ is_live: true }])
  })

  it("finds the connection by its kind too", async ({ expect }) => {
    const signal = await aSignal()
    const answer = await signal.activate({ destinations: [{ type: "platform", platform: "custom_api" }] })
    expect(answer.deployments).toMatchObject([{ platform: "custom_api", is_live: true }])
  })

  it("gives an agent a key and value, and takes it back", async ({ expect }) => {
    const signal = await aSignal()
    const destinations = [{ type: "agent", agent_url: "https://sales.example/mcp" }]
    expect((await signal.activate({ destinations })).deployments).toMatchObject([
      { type: "agent", is_live: true, activation_key: { type: "key_value", value: signal.id } },
    ])
    expect((await signal.activate({ destinations, action: "deactivate" })).deployments).toMatchObject([
      { type: "agent", is_live: false },
    ])
    expect(await signal.platform.calls("create")).toHaveLength(0)
  })

  it("deactivates the segment, also one that is gone already", async ({ expect }) => {
    const signal = await aSignal()
    await signal.activate()
    for (let i = 0; i < 2; i++) {
      const answer = await signal.activate({ action: "deactivate" })
      expect(answer.deployments).toMatchObject([{ is_live: false }])
    }
    expect(await signal.platform.live()).toHaveLength(0)
    expect((await signal.activate()).deployments).toMatchObject([{ is_live: true }])
  })

  it("makes one segment of 50 equal calls at once", async ({ expect }) => {
    const signal = await aSignal({ allowsDuplicateNames: true })
    const calls = Array.from({ length: 50 }, (_, i) =>
      signal.activate(i % 2 ? { idempotency_key: "one-key-for-half" } : {}),
    )
    const answers = await Promise.all(calls)
    const codes = answers.flatMap(({ adcp_error: error }) => error?.code ?? [])
    expect(codes.every((code) => code === "IDEMPOTENCY_IN_FLIGHT")).toBe(true)
    expect(await signal.platform.calls("create")).toHaveLength(1)
    expect(await signal.platform.live()).toHaveLength(1)
    expect(await activations(signal.org)).toBe(1)
    expect((await signal.activate()).deployments).toMatchObject([{ is_live: true }])
  })

  it("reports what the platform refused, and leaves the key free for another try", async ({ expect }) => {
    const signal = await aSignal({ faults: [{ type: "status", status: 422, on: "create" }] })
    const idempotency = { idempotency_key: newKey() }
    const failed = await signal.activate(idempotency)
    expect(failed).toMatchObject({
      status: "failed",
      adcp_error: { code: "SERVICE_UNAVAILABLE", recovery: "transient" },
    })
    expect(failed.deployments).toBeUndefined()
    expect((await signal.activate(idempotency)).deployments).toMatchObject([{ is_live: true }])
  })

  it("refuses what the connection's policy blocks", async ({ expect }) => {
    const signal = await aSignal({}, { sensitivity_policy: "block_restricted" })
    const { id } = await signal.org.topic("Online Poker Players")
    const answer = await signal.activate({ signal_agent_segment_id: id })
    expect(answer.adcp_error).toMatchObject({ code: "POLICY_VIOLATION", field: "destinations[0]" })
    expect(await signal.platform.calls("create")).toHaveLength(0)
  })

  it("wants one of the signal's prices", async ({ expect }) => {
    const signal = await aSignal()
    const owner = await signal.org.signedInAs("owner")
    const price = { pricing_options: [{ model: "cpm", cpm: 3, currency: "EUR" }] }
    const { pricing_options: options } = await (
      await owner.post("/api/prices", price)
    ).json<{ pricing_options: { pricing_option_id: string }[] }>()
    const accepted = options[0]?.pricing_option_id
    expect((await signal.activate()).adcp_error).toMatchObject({ code: "INVALID_REQUEST", field: "pricing_option_id" })
    expect((await signal.activate({ pricing_option_id: "po_other" })).adcp_error).toMatchObject({
      code: "INVALID_REQUEST",
      details: { accepted_values: [accepted] },
    })
    expect((await signal.activate({ pricing_option_id: accepted })).status).toBe("completed")
    const stored = await bindings.DB.prepare("SELECT price FROM signal_deployments WHERE org_id = ?")
      .bind(signal.org.id)
      .first<string>("price")
    expect(JSON.parse(stored ?? "")).toEqual({ ...options[0] })
  })

  it("answers the same for another organization's signal and for one that never was", async ({ expect }) => {
    const [mine, theirs] = [await aSignal(), await aSignal()]
    const ask = async (id: string) =>
      JSON.stringify(await mine.activate({ signal_agent_segment_id: id, context: { c: 1 } }))
    const foreign = await ask(theirs.id)
    expect(foreign).toBe(await ask("ot_never"))
    expect(JSON.parse(foreign)).toMatchObject({ adcp_error: { code: "REFERENCE_NOT_FOUND" } })
    const unknown = await mine.activate({ destinations: [{ type: "platform", platform: "elsewhere" }] })
    expect(unknown.adcp_error).toMatchObject({ code: "REFERENCE_NOT_FOUND", field: "destinations[0].platform" })
  })

  it.for([
    [{ idempotency_key: "short" }, "idempotency_key"],
    [{ destinations: [] }, "destinations"],
    [{ destinations: [{ type: "moon" }] }, "destinations.0.type"],
    [{ action: "explode" }, "action"],
  ] as const)("refuses %o", async ([more, field], { expect }) => {
    const signal = await aSignal()
    expect((await signal.activate(more)).adcp_error).toMatchObject({ code: "INVALID_REQUEST", field })
  })

  it("serves version 3 only", async ({ expect }) => {
    const signal = await aSignal()
    for (const version of [{ adcp_version: "2.5" }, { adcp_version: "4.0" }, { adcp_major_version: 2 }]) {
      expect((await signal.activate(version)).adcp_error).toMatchObject({
        code: "VERSION_UNSUPPORTED",
        details: { supported_versions: ["3.0", "3.1"] },
      })
    }
    const served = async (version: Record<string, unknown>) =>
      (await callTool(signal.caller, "get_adcp_capabilities", version)).structuredContent["adcp_version"]
    const releases = ["3.0", "3.1", "3.1-beta.1", "3.7"].map((release) => served({ adcp_version: release }))
    expect(await Promise.all(releases)).toEqual(["3.0", "3.1", "3.1", "3.1"])
    // Clients of 3.0 know no releases.
    expect([await served({ adcp_major_version: 3 }), await served({})]).toEqual(["3.0", "3.1"])
  })
})

describe("the idempotency key of activate_signal", () => {
  it("repeats the first answer, with the context of the call", async ({ expect }) => {
    const signal = await aSignal()
    const key = { idempotency_key: newKey() }
    const first = await signal.activate({ ...key, context: { n: 1 } })
    const again = await signal.activate({ ...key, context: { n: 2 } })
    expect(again).toEqual({ ...first, context: { n: 2 }, replayed: true })
    expect(await signal.platform.calls("create")).toHaveLength(1)
  })

  it("refuses another request", async ({ expect }) => {
    const signal = await aSignal()
    const key = { idempotency_key: newKey() }
    await signal.activate(key)
    const other = await signal.activate({ ...key, action: "deactivate" })
    expect(other.adcp_error).toMatchObject({ code: "IDEMPOTENCY_CONFLICT", field: "idempotency_key" })
    expect(await signal.platform.live()).toHaveLength(1)
  })

  it("is the caller's own", async ({ expect }) => {
    const signal = await aSignal()
    const key = { idempotency_key: newKey() }
    await signal.activate(key)
    const { caller: colleague } = await signal.org.apiKey()
    expect((await signal.activate({ ...key, action: "deactivate" }, colleague)).status).toBe("completed")
  })

  it("is in flight while its call runs, and says when to come back", async ({ expect }) => {
    const signal = await aSignal()
    const asked = ActivateSignalRequest.parse({ idempotency_key: newKey(), ...signal.request })
    const started = Promise.withResolvers<void>()
    const held = Promise.withResolvers<void>()
    const base = signal.org.ctx()
    // The call stops before it sends anything to the platform.
    const locks: OrgContext["locks"] = (name) => {
      const lock = base.locks(name)
      return {
        acquire: async (ms) => {
          started.resolve()
          await held.promise
          return lock.acquire(ms)
        },
        extend: (fence, ms) => lock.extend(fence, ms),
        release: (fence) => lock.release(fence),
        isHeld: () => lock.isHeld(),
        clear: () => lock.clear(),
      }
    }
    const task = (ctx: OrgContext) => ({ ctx, url: "https://strata.test/mcp", version: "3.1", buyer: null })
    const first = activateSignal(task({ ...base, locks }), asked)
    await started.promise
    const second = await activateSignal(task(base), asked).catch((error: unknown) => error)
    expect(second).toBeInstanceOf(AdcpFailure)
    expect((second as AdcpFailure).error).toMatchObject({ code: "IDEMPOTENCY_IN_FLIGHT", retry_after: 2 })
    held.resolve()
    await first
    expect(await activateSignal(task(base), asked)).toMatchObject({ replayed: true })
  })
})
