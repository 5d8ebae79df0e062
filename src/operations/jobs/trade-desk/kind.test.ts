import { describe, it } from "vitest"
import { readRow, readRows } from "../../../kernel/db/rows.ts"
import { activations, topicHistory } from "../../../kernel/db/schema/index.ts"
import { sql } from "../../../kernel/db/sql.ts"
import { newId } from "../../../kernel/ids.ts"
import { anOrg } from "../../../testing/factories.ts"
import { insertRows } from "../../../testing/insert-rows.ts"
import type { Job } from "../record.ts"
import { syncTradeDesk } from "./kind.ts"
import { type HeldSegment, PlatformError } from "../../../activation/platforms/port.ts"

async function aConnection(segments: HeldSegment[] | Error) {
  const org = await anOrg()
  const ctx = org.ctx()
  const config = { api_base_url: "https://dsp.example.com/v3" }
  const { id } = await org.connection({ platform: "dspapi", direction: "outbound", config })
  const asked: string[] = []
  const kind = syncTradeDesk(async (acting, connection) => {
    asked.push(`${acting.org.id} ${connection.id}`)
    if (segments instanceof Error) throw segments
    return segments
  })
  const activation = async (segment: string, settings: Partial<typeof activations.$inferInsert> = {}) => {
    const topic = await org.topic()
    const row = {
      id: newId("act"),
      orgId: org.id,
      orgTopicId: topic.id,
      topicId: topic.topicId,
      connectionId: id,
      platform: "dspapi",
      status: "active" as const,
      platformSegmentId: segment,
      pushedName: `Name ${segment}`,
      createdAt: ctx.now().toISOString(),
      ...settings,
    }
    await ctx.d1.batch(insertRows(ctx.d1, activations, [row]))
    return row
  }
  const job = { id: "job_1_x", createdBy: org.userId("owner"), cursor: null, result: {}, config: { connectionId: id } }
  const step = (given: object = {}) => kind.step(ctx, { ...job, config: { ...job.config, ...given } } as unknown as Job)
  const stored = (activationId: string) => readRow(ctx.d1, activations, sql`WHERE id = ${activationId}`)
  return { org, ctx, id, kind, asked, activation, step, stored }
}

const segment = (id: string, name = `Name ${id}`, live = true): HeldSegment => ({ id, name, live })

describe("sync_trade_desk", () => {
  it("marks deleted segments, reports renamed and unknown ones, and leaves the rest alone", async ({ expect }) => {
    const tree = [
      segment("1"),
      segment("2", "Another name"),
      segment("3", "Name 3", false),
      segment("9"),
      segment("8", "x", false),
    ]
    const { org, ctx, id, kind, asked, activation, step, stored } = await aConnection(tree)
    const [fine, renamed, off, gone] = [
      await activation("1"),
      await activation("2"),
      await activation("3"),
      await activation("4"),
    ]
    const pending = await activation("5", { status: "pending", platformSegmentId: null })
    const unknown = await activation("6", { outcomeUnknown: true })
    expect(await kind.count(ctx, { connectionId: id })).toBe(4)

    const outcome = await step()
    expect(asked).toEqual([`${org.id} ${id}`])
    expect(outcome).toMatchObject({ processed: 4, success: 2, skip: 0, done: true })
    expect(outcome.errors.map((error) => String(error.id)).toSorted()).toEqual([off.id, gone.id].toSorted())
    expect(outcome.result).toMatchObject({
      segments: 5,
      missing: { count: 2 },
      renamed: { count: 1, items: [{ activationId: renamed.id, pushedName: "Name 2", platformName: "Another name" }] },
      unknown: { count: 1, items: [{ segmentId: "9", name: "Name 9" }] },
    })
    await ctx.d1.batch(outcome.statements)
    expect(await stored(gone.id)).toMatchObject({ status: "error", error: "The segment is no longer on the platform" })
    expect(await stored(off.id)).toMatchObject({
      status: "error",
      error: "The segment was deactivated on the platform",
    })
    for (const row of [fine, renamed, pending, unknown]) expect(await stored(row.id)).toMatchObject(row)
    const history = await readRows(ctx.d1, topicHistory, sql`WHERE org_topic_id = ${gone.orgTopicId}`)
    expect(history.at(-1)).toMatchObject({
      orgId: org.id,
      changeType: "deactivated",
      source: "sync_trade_desk",
      metadata: { activationId: gone.id },
    })
    expect(await kind.count(ctx, { connectionId: id })).toBe(2)
  })

  it.for([
    ["in a preview", [segment("9")], { dryRun: true }],
    ["by an empty tree", [], {}],
  ] as const)("writes nothing %s", async ([, tree, config], { expect }) => {
    const { activation, step } = await aConnection([...tree])
    await activation("1")
    expect(await step(config)).toMatchObject({ statements: [], processed: 1, result: { missing: { count: 1 } } })
  })

  it("knows a name that the platform has cut", async ({ expect }) => {
    const long = "N".repeat(300)
    const { activation, step } = await aConnection([segment("1", long.slice(0, 255))])
    await activation("1", { pushedName: long })
    expect(await step()).toMatchObject({ success: 1, result: { renamed: { count: 0 } } })
  })

  it("refuses what is no dspapi connection, and says why the platform did not answer", async ({ expect }) => {
    const { ctx, kind, org, step } = await aConnection(new Error("Trade Desk API GET segments failed with status 500"))
    const { id } = await org.connection()
    await expect(kind.count(ctx, { connectionId: id })).rejects.toThrow("Connection is not a dspapi connection")
    await expect(kind.count(ctx, { connectionId: "conn_x" })).rejects.toThrow("Connection not found")
    const message = "Trade Desk API GET segments failed with status 500"
    expect(await step()).toMatchObject({ errors: [{ message }], processed: 1, success: 0, done: true })
  })
})

describe("sync_trade_desk without a connection", () => {
  /** Two organizations with a dspapi connection each, and what their platforms return. */
  async function aComparison(answers: (HeldSegment[] | Error)[]) {
    const all = await Promise.all(answers.map(() => aConnection([])))
    const byId = new Map(all.map(({ id }, i) => [id, answers[i]]))
    const read: string[] = []
    const kind = syncTradeDesk(async (acting, { id, orgId }) => {
      if (!byId.has(id)) return []
      if (acting.org.id !== orgId) throw new Error("The job acts for another organization")
      read.push(id)
      const answer = byId.get(id) ?? []
      if (answer instanceof Error) throw answer
      return answer
    })
    const { ctx, org } = await aConnection([])
    // Other tests have connections in the same database: the job begins with the first of these.
    const first = all.map(({ id }) => id).toSorted()[0] ?? ""
    const cursor = JSON.stringify({ last: first.slice(0, -1), current: null, waiting: [] })
    const job = { id: "job_1_x", createdBy: org.userId("owner"), cursor, result: {}, config: {} }
    /** Takes steps as the driver does, to the end or to an error. */
    const run = async () => {
      const errors: { id?: string; message: string }[] = []
      for (let steps = 0; steps < 100; steps++) {
        const outcome = await kind.step(ctx, job as unknown as Job)
        await ctx.d1.batch(outcome.statements.length > 0 ? outcome.statements : [ctx.d1.prepare("SELECT 1")])
        errors.push(...outcome.errors)
        Object.assign(job.result, outcome.result)
        job.cursor = outcome.cursor ?? ""
        if (outcome.done) return { result: job.result as Record<string, unknown>, errors }
      }
      throw new Error("The job does not end")
    }
    return { all, ctx, kind, read, run }
  }

  it("compares every outbound dspapi connection of all organizations in turn", async ({ expect }) => {
    const { all, ctx, kind, read, run } = await aComparison([[segment("1")], [segment("9")]])
    const [first, second] = all
    const fine = await first?.activation("1")
    const gone = await second?.activation("2")
    const inbound = await first?.org.connection({ platform: "dspapi", direction: "inbound" })
    expect(await kind.count(ctx, {})).toBeGreaterThanOrEqual(2)
    const { result, errors } = await run()
    expect(read.toSorted()).toEqual(all.map(({ id }) => id).toSorted())
    expect(read).not.toContain(inbound?.id)
    expect(errors.find(({ id }) => id === gone?.id)?.message).toBe("The segment is no longer on the platform")
    expect(await first?.stored(fine?.id ?? "")).toMatchObject({ status: "active" })
    expect(await second?.stored(gone?.id ?? "")).toMatchObject({ status: "error" })
    const { missing, unknown } = result as Record<"missing" | "unknown", { items: Record<string, unknown>[] }>
    expect(missing.items).toContainEqual(expect.objectContaining({ activationId: gone?.id, connectionId: second?.id }))
    expect(unknown.items).toContainEqual({ connectionId: second?.id, segmentId: "9", name: "Name 9" })
  })

  it("reports a connection the platform rejects, and continues with the others", async ({ expect }) => {
    const rejected = new PlatformError("Trade Desk API GET segments failed with status 401: not authorized")
    const { all, read, run } = await aComparison([rejected, [segment("1")]])
    await all[1]?.activation("1")
    const { errors } = await run()
    expect(read.toSorted()).toEqual(all.map(({ id }) => id).toSorted())
    expect(errors).toContainEqual({ id: all[0]?.id, name: "Source", message: rejected.message })
  })

  it("leaves a platform that does not respond for last, and reports it when it still does not", async ({ expect }) => {
    const away = new PlatformError("Trade Desk API GET segments failed with status 503", { unanswered: true })
    const { all, read, run } = await aComparison([away, [segment("1")]])
    const [waiting = "", other = ""] = all.map(({ id }) => id)
    const { errors } = await run()
    expect(errors).toContainEqual({ id: waiting, name: "Source", message: away.message })
    expect(read.filter((id) => id === waiting)).toHaveLength(2)
    expect(read.filter((id) => id === other)).toHaveLength(1)
    expect(read.at(-1)).toBe(waiting)
  })
})
