import * as fc from "fast-check"
import { describe, type ExpectStatic, it } from "vitest"
import { readRows } from "../../../kernel/db/rows.ts"
import { globalHistory } from "../../../kernel/db/schema/index.ts"
import { sql } from "../../../kernel/db/sql.ts"
import { anLlmJob } from "../../../testing/an-llm-job.ts"
import { type Boundary, crashingServices } from "../../../testing/crashing-services.ts"
import type { ScriptInput } from "../../../testing/provider-scripts.ts"
import { numRuns } from "../../../testing/runs.ts"
import { SETTLED_AFTER_MS } from "./limits.ts"

type LlmJob = Awaited<ReturnType<typeof anLlmJob>>

const MAX_STEPS = 40

/** Runs steps in a process that crashes at that boundary. */
async function stepsUntilCrash(job: LlmJob, diesAt: number): Promise<{ hasCrashed: boolean; passed: Boundary[] }> {
  const { services, hasCrashed, passed } = crashingServices(job.services, { sendBatch: async () => {} }, diesAt)
  for (let step = 0; step < MAX_STEPS; step++) {
    try {
      if ((await job.process(services)).done) break
    } catch (error) {
      if (!hasCrashed()) throw error
    }
    if (hasCrashed()) break
  }
  return { hasCrashed: hasCrashed(), passed }
}

/** Nothing is lost, and nothing is done or paid for twice. */
async function checkEnd(expect: ExpectStatic, job: LlmJob, failing: readonly string[], paid = job.ids.length) {
  const record = await job.job()
  expect(record).toMatchObject({
    status: "completed",
    processed_items: job.ids.length,
    success_count: job.ids.length - failing.length,
    error_count: failing.length,
    skip_count: 0,
  })
  expect(record.errors.map(({ id }) => String(id)).toSorted()).toEqual(failing.toSorted())
  const asked = await job.requestsByTopic()
  expect(job.ids.filter((id) => asked.get(id)?.length !== 1)).toEqual([])
  const { d1 } = job.services
  const history = await readRows(d1, globalHistory, sql`WHERE batch_id = ${job.jobId}`)
  const written = job.ids.filter((id) => !failing.includes(id))
  expect(history.map(({ topicId }) => topicId).toSorted()).toEqual(written.toSorted())
  const { usage } = record.result as { usage?: { requests: number } }
  expect(usage?.requests ?? 0).toBe(paid)
}

describe("a job whose workers die", () => {
  it("resumes from every point, once", async ({ expect }) => {
    const passed = new Set<Boundary>()
    for (let diesAt = 0; ; diesAt++) {
      const job = await anLlmJob({
        scripts: ([first = ""]) => [{ type: "batch", polls: 1, results: { [first]: { type: "refusal" } } }],
      })
      const end = await stepsUntilCrash(job, diesAt)
      for (const boundary of end.passed) passed.add(boundary)
      job.wait(SETTLED_AFTER_MS)
      await job.run()
      await checkEnd(expect, job, job.ids.slice(0, 1))
      if (!end.hasCrashed) break
    }
    expect(passed).toEqual(new Set(["before the batch", "after the batch", "after the vector write"]))
  })

  const failure = fc.constantFrom({ status: 500 }, { status: 529 }, { drop: true as const })
  const download = fc.oneof(failure, fc.record({ cut: fc.nat(3) }), fc.record({ die: fc.nat(3) }))
  const scenario = fc.record({
    polls: fc.nat(2),
    created: fc.option(failure, { nil: undefined }),
    pollFailures: fc.array(failure, { maxLength: 2 }),
    downloads: fc.array(download, { maxLength: 2 }),
    late: fc.nat(3),
    outcomes: fc.array(fc.constantFrom("errored", "expired", { type: "wrong_segment_type" }, {}), { maxLength: 4 }),
    deaths: fc.array(fc.nat(12), { maxLength: 3 }),
  })

  it("resumes after every provider failure between restarts", async ({ expect }) => {
    await fc.assert(
      fc.asyncProperty(scenario, async ({ late, outcomes, deaths, created, ...script }) => {
        const scripted = (ids: readonly string[]): ScriptInput => ({
          type: "batch",
          ...script,
          ...(created && { created }),
          late: { [ids[0] ?? ""]: late },
          results: Object.fromEntries(outcomes.map((outcome, i) => [ids[i] ?? "", outcome])),
        })
        const job = await anLlmJob({ topics: 4, scripts: (ids) => [scripted(ids)] })
        for (const diesAt of deaths) {
          await stepsUntilCrash(job, diesAt)
          job.wait(SETTLED_AFTER_MS)
        }
        await job.run(MAX_STEPS, 5_000)
        const failing = job.ids.filter((_, i) => outcomes[i] !== undefined && Object.keys(outcomes[i]).length > 0)
        const paid = outcomes.filter((outcome) => outcome === "errored" || outcome === "expired").length
        await checkEnd(expect, job, failing, job.ids.length - paid)
      }),
      { numRuns: numRuns(3, 300) },
    )
  })
})

describe("workers who do not know of each other", () => {
  it("ask, write and pay once", async ({ expect }) => {
    const job = await anLlmJob({ topics: 150, scripts: () => [{ type: "batch", polls: 2 }] })
    for (let round = 0; round < MAX_STEPS; round++) {
      const steps = await Promise.all([job.process(), job.process(), job.process()])
      if (steps.some(({ done }) => done)) break
    }
    await checkEnd(expect, job, [])
  })
})
