import { describe, it } from "vitest"
import type { NewConnection } from "../../organizations/connections/schema.ts"
import { aPlatform } from "../../testing/a-platform.ts"
import { anOrg } from "../../testing/factories.ts"
import { aSegment, openedPlatform } from "../../testing/opened-platform.ts"
import type { FaultInput } from "../../testing/platform-scripts.ts"
import { PlatformError } from "./port.ts"

const incomplete: [string, Partial<NewConnection["credentials"]> & object][] = [
  ["Client ID is required", { client_id: undefined }],
  ["Username is required", { username: undefined }],
  ["Password is required", { password: undefined }],
  ["Organization ID is required", { org_id: undefined }],
]

describe("openPlatform", () => {
  it.for(incomplete)(
    "returns a platform whose calls reject with the missing setting: %s",
    async ([message, missing], { expect }) => {
      const { marketplace } = await aPlatform()
      const credentials = JSON.parse(JSON.stringify({ ...marketplace.credentials, ...missing })) as Record<
        string,
        string
      >
      const { platform } = await openedPlatform(await anOrg(), { ...marketplace, credentials })
      expect(platform.limits).toEqual({ name: 250, description: 245 })
      for (const work of [
        platform.test(),
        platform.create(aSegment()),
        platform.deactivate("1"),
        platform.lookup()(aSegment()),
      ]) {
        await expect(work).rejects.toThrow(new PlatformError(message))
      }
    },
  )

  it("calls no loopback address in production", async ({ expect }) => {
    const { dspapi, calls } = await aPlatform()
    const org = await anOrg()
    const outside = { ...org.ctx().outside, allowLoopback: false }
    const { platform } = await openedPlatform(org, dspapi, { outside })
    await expect(platform.create(aSegment())).rejects.toThrow(
      "Trade Desk API POST segment failed: the URL is not allowed: it must use https",
    )
    expect(await calls()).toEqual([])
  })

  it("never puts a secret into an error", async ({ expect }) => {
    const wrong: FaultInput[] = [
      { type: "status", status: 400 },
      { type: "status", status: 500, times: 4 },
      { type: "drop" },
      { type: "html" },
      { type: "json", body: { error: "planted-s3cret" } },
      { type: "expire_tokens", times: 2 },
    ]
    const messages: string[] = []
    for (const fault of wrong) {
      const org = await anOrg()
      const stub = await aPlatform({ faults: [fault] })
      const { marketplace, dspapi, custom } = stub
      const broken = {
        ...marketplace,
        credentials: { ...marketplace.credentials, username: "planted-s3cret-other" },
      }
      for (const settings of [marketplace, dspapi, custom, broken]) {
        const { platform } = await openedPlatform(org, settings)
        const works = [
          platform.create(aSegment()),
          platform.test(),
          platform.deactivate("1"),
          platform.lookup()(aSegment()),
        ]
        const outcomes = await Promise.allSettled(works)
        const errors = outcomes.flatMap((outcome) => (outcome.status === "rejected" ? [outcome.reason as Error] : []))
        messages.push(...errors.map((error) => `${error.message} ${JSON.stringify(error)} ${error.stack}`))
      }
    }
    expect(messages.length).toBeGreaterThan(20)
    expect(messages.filter((text) => /planted|s3cret|127\.0\.0\.1:\d+\/\w{32}|Bearer/.test(text))).toEqual([])
  })
})
