import { describe, it } from "vitest"
import { PLATFORM_NAMES, takesFiles } from "../../knowledge/platforms/platforms.ts"
import { aPlatform } from "../../testing/a-platform.ts"
import { anOrg } from "../../testing/factories.ts"
import { aSegment, errorOf, openedPlatform } from "../../testing/opened-platform.ts"

/** What every adapter owes its callers, against the stub in testing/platforms. */
describe.for(PLATFORM_NAMES.filter((platform) => !takesFiles(platform)))("the adapter of %s", (name) => {
  async function opened() {
    const stub = await aPlatform()
    const settings = name === "sandbox" ? { config: {}, credentials: {} } : (await stub.settings())[name]
    if (!settings) throw new Error(`src/testing/platforms has no stub of ${name}`)
    return openedPlatform(await anOrg(), { name, platform: name, direction: "outbound", ...settings })
  }

  it("creates, finds and deactivates a segment, also when it is gone already", async ({ expect }) => {
    const { platform } = await opened()
    await platform.test()
    const segment = aSegment()
    const { segmentId, live } = await platform.create(segment)
    expect(live).toBe(true)
    expect(await platform.lookup()(segment)).toBe(segmentId)
    expect(await platform.lookup()(segment, new Set([segmentId]))).toBeNull()
    await platform.deactivate(segmentId)
    expect(await platform.lookup()(segment)).toBeNull()
    await platform.deactivate(segmentId)
  })

  it("cuts texts to the platform's limits, and looks a cut name up as it was sent", async ({ expect }) => {
    const { platform } = await opened()
    const long = { ...aSegment(), name: `Tea ${"and more ".repeat(60)}`, description: "About tea. ".repeat(60) }
    const { segmentId } = await platform.create(long)
    expect(await platform.lookup()(long)).toBe(segmentId)
  })

  it("reports a name that is taken", async ({ expect }) => {
    const { platform } = await opened()
    const segment = aSegment()
    await platform.create(segment)
    expect(await errorOf(platform.create(segment))).toMatchObject({ duplicateName: true })
  })
})
