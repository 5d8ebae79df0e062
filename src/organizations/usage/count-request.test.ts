import { it } from "vitest"
import { anOrg } from "../../testing/factories.ts"
import { countRequest } from "./count-request.ts"

it("counts an organization again after the request that was to report died", async ({ expect }) => {
  const recorded: number[] = []
  const clock = { now: new Date() }
  const deferred: Promise<unknown>[] = []
  const base = (await anOrg()).ctx()
  const ctx = {
    ...base,
    now: () => clock.now,
    meter: { ...base.meter, record: async ({ requests = 0 }) => void recorded.push(requests) },
  }
  // Its deferred work never runs, as when the isolate cancels it.
  countRequest({ ...ctx, defer: () => {} })
  countRequest({ ...ctx, defer: (work: Promise<unknown>) => void deferred.push(work) })
  expect(deferred).toEqual([])
  clock.now = new Date(clock.now.getTime() + 60_000)
  countRequest({ ...ctx, defer: (work: Promise<unknown>) => void deferred.push(work) })
  await Promise.all(deferred)
  expect(recorded).toContain(3)
})
