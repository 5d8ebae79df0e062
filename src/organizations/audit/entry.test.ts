import { describe, it } from "vitest"
import { createSeeding } from "../../intake/seeding/seeding.ts"
import { changeConnection } from "../connections/connections.ts"
import { testConnection } from "../../activation/connection-tests/test-connection.ts"
import type { OrgContext } from "../../kernel/context.ts"
import { createJob } from "../../operations/jobs/create-job.ts"
import { cancelJob } from "../../operations/jobs/end-job.ts"
import { anSftpConnection } from "../../testing/a-delivery.ts"
import { anOrg, type TestOrg } from "../../testing/factories.ts"
import { mortal } from "../../testing/mortal.ts"
import { deleteTopics } from "../../topics/library/delete-topics.ts"

const countOf = (ctx: OrgContext, text: string, ...values: string[]) =>
  ctx.d1
    .prepare(`SELECT count(*) AS n FROM ${text}`)
    .bind(...values)
    .first<number>("n")

/** Something to do, and how often it was done. */
type Deed = { act: (ctx: OrgContext) => Promise<unknown>; done: () => Promise<number | null> }

const DEEDS: Record<string, (org: TestOrg, ctx: OrgContext) => Promise<Deed>> = {
  "job.created": async (_, ctx) => ({
    act: (process) => createJob(process, { jobType: "reclassify", config: { mode: "local", limit: 1 } }),
    done: () => countOf(ctx, "jobs WHERE created_by = ?", ctx.actor.userId),
  }),
  "job.cancelled": async (_, ctx) => {
    const { jobId } = await createJob(ctx, { jobType: "reclassify", config: { mode: "local", limit: 1 } })
    return {
      act: (process) => cancelJob(process, jobId),
      done: () => countOf(ctx, "jobs WHERE id = ? AND status = 'cancelled'", jobId),
    }
  },
  "topics.deleted": async (org, ctx) => {
    const { id } = await org.topic()
    return {
      act: (process) => deleteTopics(process, [id]),
      done: async () => 1 - ((await countOf(ctx, "org_topics WHERE id = ?", id)) ?? 0),
    }
  },
  "connection.changed": async (org, ctx) => {
    const { id } = await org.connection()
    return {
      act: (process) => changeConnection(process, id, { name: "Renamed" }),
      done: () => countOf(ctx, "connections WHERE id = ? AND name = 'Renamed'", id),
    }
  },
  "connection.tested": async (org, ctx) => {
    const { id } = await anSftpConnection(org)
    return {
      act: (process) => testConnection(process, id),
      done: () => countOf(ctx, "connections WHERE id = ? AND last_tested_at IS NOT NULL", id),
    }
  },
  "seeding.created": async (_, ctx) => ({
    act: (process) => createSeeding(process, { filename: "x.csv", totalRows: 1, mappings: [], useLLM: false }),
    done: () => countOf(ctx, "import_batches WHERE created_by = ?", ctx.actor.userId),
  }),
}

describe("an entry of the audit log", () => {
  it.for(Object.keys(DEEDS))(
    "is there if and only if the deed is, wherever the process dies: %s",
    async (action, { expect }) => {
      const told: (number | null)[] = []
      for (let diesAt = 0; ; diesAt++) {
        const org = await anOrg()
        const ctx = org.ctx()
        const deed = await DEEDS[action]?.(org, ctx)
        const process = mortal(ctx, diesAt)
        await deed?.act(process.ctx).catch((error: unknown) => {
          if (!process.isDead()) throw error
        })
        const entries = await countOf(ctx, "audit_log WHERE org_id = ? AND action = ?", org.id, action)
        expect(entries).toBe(await deed?.done())
        told.push(entries)
        if (!process.isDead()) break
      }
      // Both were seen: a process that died before, and one that died after.
      expect(new Set(told)).toEqual(new Set([0, 1]))
    },
  )
})
