import { it } from "vitest"
import { aPlatform } from "../../testing/a-platform.ts"
import { anOrg } from "../../testing/factories.ts"
import { aSegment, errorOf, openedPlatform } from "../../testing/opened-platform.ts"

it.for(["marketplace", "dspapi"] as const)(
  "on %s, the outcome stays unknown if the answer is lost, the next is 404 and the segments cannot be listed",
  async (kind, { expect }) => {
    const stub = await aPlatform()
    const { platform } = await openedPlatform(await anOrg(), stub[kind])
    const { segmentId } = await platform.create(aSegment())
    await stub.faults(
      { type: "drop", on: "deactivate", applied: true },
      { type: "status", status: 404, on: "deactivate" },
      { type: "status", status: 404, on: "list" },
    )
    expect(await errorOf(platform.deactivate(segmentId))).toMatchObject({ status: 404, outcomeUnknown: true })
    expect(await stub.live()).toEqual([])
  },
)
