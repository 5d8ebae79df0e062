import { describe, it } from "vitest"
import { aPush } from "../../testing/a-push.ts"
import { crashingContext, locksWithClock } from "../../testing/crashing-context.ts"
import { cancelPushRun } from "./end-run.ts"
import { pushRunStatus } from "./find-run.ts"
import { pushNext } from "./push-next.ts"
import { settleConnection } from "./settle-unknown.ts"
import { unsettledConnections } from "./stalled-pushes.ts"

const HOUR_MS = 3_600_000
const ENDED = { status: "error", error: "The run ended before this segment was pushed", claim: null }

describe("activations of a run that is cancelled during a batch", () => {
  it.for([7, 8])(
    "are failed after a crash at step %i of the batch, and can be pushed again",
    async (at, { expect }) => {
      const pushed = await aPush(2)
      const { connectionId, rows } = pushed
      let ahead = 0
      const now = () => new Date(Date.now() + ahead)
      const ctx = { ...pushed.ctx, now, locks: locksWithClock(now) }
      const { runId } = await pushed.start()
      const process = crashingContext(ctx, at)
      await pushNext(process.ctx, connectionId, runId).catch(() => {})
      expect(process.hasCrashed()).toBe(true)
      await cancelPushRun(ctx, connectionId, runId)
      expect(await rows()).toMatchObject([{ status: "pending" }, { status: "pending" }])
      expect((await unsettledConnections(ctx, "", 1_000)).map(({ lock }) => lock)).not.toContain(`push:${connectionId}`)

      ahead = HOUR_MS
      expect((await unsettledConnections(ctx, "", 1_000)).map(({ lock }) => lock)).toContain(`push:${connectionId}`)
      await settleConnection(ctx, connectionId)
      expect(await rows()).toMatchObject([ENDED, ENDED])
      expect(await pushRunStatus(ctx, connectionId, runId)).toMatchObject({ status: "cancelled", errorCount: 2 })
      expect((await unsettledConnections(ctx, "", 1_000)).map(({ lock }) => lock)).not.toContain(`push:${connectionId}`)
      const again = await pushed.start()
      expect(await pushed.push(again.runId)).toMatchObject({ status: "completed", successCount: 2 })
    },
  )

  it("are failed if the batch ends with an error", async ({ expect }) => {
    const { ctx, connectionId, start, rows } = await aPush(2)
    const { runId } = await start()
    const open = async () => {
      await cancelPushRun(ctx, connectionId, runId)
      throw new Error("The vault is out of reach")
    }
    const failing = { ...ctx, vault: { ...ctx.vault, open } }
    await expect(pushNext(failing, connectionId, runId)).rejects.toThrow("The vault is out of reach")
    expect(await rows()).toMatchObject([ENDED, ENDED])
    expect(await pushRunStatus(ctx, connectionId, runId)).toMatchObject({ status: "cancelled", errorCount: 2 })
  })
})
