import { describe, it } from "vitest"
import { createSeeding } from "../../intake/seeding/seeding.ts"
import { changeConnection } from "../connections/connections.ts"
import { testConnection } from "../../activation/connection-tests/test-connection.ts"
import { createJob } from "../../operations/jobs/create-job.ts"
import { cancelJob } from "../../operations/jobs/end-job.ts"
import { anSftpConnection } from "../../testing/a-delivery.ts"
import { anOrg, type TestOrg, type TestContext } from "../../testing/factories.ts"
import { crashingContext } from "../../testing/crashing-context.ts"
import { deleteTopics } from "../../topics/library/delete-topics.ts"

const countOf = (ctx: TestContext, text: string, ...values: string[]) =>
  ctx.d1
    .prepare(`SELECT count(*) AS n FROM ${text}`)
    .bind(...values)
    .first<number>("n")

/** An audited action, and how often it took effect. */
type Action = { run: (ctx: TestContext) => Promise<unknown>; done: () => Promise<number | null> }

const ACTIONS: Record<string, (org: TestOrg, ctx: TestContext) => Promise<Action>> = {
  "job.created": async (_, ctx) => ({
    run: (process) => createJob(process, { jobType: "reclassify", config: { mode: "local", limit: 1 } }),
    done: () => countOf(ctx, "jobs WHERE created_by = ?", ctx.actor.userId),
  }),
  "job.cancelled": async (_, ctx) => {
    const { jobId } = await createJob(ctx, { jobType: "reclassify", config: { mode: "local", limit: 1 } })
    return {
      run: (process) => cancelJob(process, jobId),
      done: () => countOf(ctx, "jobs WHERE id = ? AND status = 'cancelled'", jobId),
    }
  },
  "topics.deleted": async (org, ctx) => {
    const { id } = await org.topic()
    return {
      run: (process) => deleteTopics(process, [id]),
      done: async () => 1 - ((await countOf(ctx, "org_topics WHERE id = ?", id)) ?? 0),
    }
  },
  "connection.changed": async (org, ctx) => {
    const { id } = await org.connection()
    return {
      run: (process) => changeConnection(process, id, { name: "Renamed" }),
      done: () => countOf(ctx, "connections WHERE id = ? AND name = 'Renamed'", id),
    }
  },
  "connection.tested": async (org, ctx) => {
    const { id } = await anSftpConnection(org)
    return {
      run: (process) => testConnection(process, id),
      done: () => countOf(ctx, "connections WHERE id = ? AND last_tested_at IS NOT NULL", id),
    }
  },
  "seeding.created": async (_, ctx) => ({
    run: (process) => createSeeding(process, { filename: "x.csv", totalRows: 1, mappings: [], useLLM: false }),
    done: () => countOf(ctx, "import_batches WHERE created_by = ?", ctx.actor.userId),
  }),
}

describe("an audit log entry", () => {
  it.for(Object.keys(ACTIONS))(
    "exists if and only if the action took effect, wherever the process crashes: %s",
    async (name, { expect }) => {
      const counts: (number | null)[] = []
      for (let crashAt = 0; ; crashAt++) {
        const org = await anOrg()
        const ctx = org.ctx()
        const action = await ACTIONS[name]?.(org, ctx)
        const process = crashingContext(ctx, crashAt)
        await action?.run(process.ctx).catch((error: unknown) => {
          if (!process.hasCrashed()) throw error
        })
        const entries = await countOf(ctx, "audit_log WHERE org_id = ? AND action = ?", org.id, name)
        expect(entries).toBe(await action?.done())
        counts.push(entries)
        if (!process.hasCrashed()) break
      }
      // The loop must have covered crashes before and after the action.
      expect(new Set(counts)).toEqual(new Set([0, 1]))
    },
  )
})
