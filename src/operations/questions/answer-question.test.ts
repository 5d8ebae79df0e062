import { describe, it } from "vitest"
import { compileTemplate } from "../../knowledge/outputs/compile.ts"
import type { Question } from "../../intake/assistant/question.ts"
import { readQuestion } from "../../intake/assistant/read-question.ts"
import type { Caller } from "../../testing/client.ts"
import { aLivePush, aPush } from "../../testing/a-push.ts"
import { aName, anOrg, type TestContext } from "../../testing/factories.ts"
import { json } from "../../testing/topic-answers.ts"
import { editTopic } from "../../topics/library/edit-topic.ts"
import { listLongNames } from "./about-names.ts"
import type { LibraryAnswer } from "./schema.ts"

const PATH = "/api/assistant/answer"

async function ask(caller: Caller, asked: string | Question): Promise<LibraryAnswer> {
  const question = typeof asked === "string" ? readQuestion(asked) : asked
  return json<LibraryAnswer>(caller.post(PATH, { question }))
}

describe("questions about topics", () => {
  it("finds the category that a word means, counts it, and shows the queries", async ({ expect }) => {
    const [org, other] = [await anOrg(), await anOrg()]
    for (const name of ["Electric SUV shoppers", "Used car buyers", "Golf fans"]) await org.topic(name)
    await other.topic("Sports car collectors")
    const owner = await org.signedInAs("owner")
    const answer = await ask(owner, "How many topics about cars do I have?")
    expect(answer.text).toMatch(/^You have 2 topics in the category Auto\./)
    expect(answer.queries[0]).toEqual({
      words: "Topics in the category Auto",
      call: "GET /api/topics?parentCategory=Auto",
      href: "/library?parentCategory=Auto",
    })
    expect(answer.queries[1]?.call).toBe("GET /api/topics?search=cars")
    expect(answer.table?.rows.map(({ cells }) => cells[0]).sort()).toEqual(["Electric SUV shoppers", "Used car buyers"])
    expect(JSON.stringify(answer)).not.toContain("collectors")
    // The query that is shown is the query that was made.
    const shown = await json<{ total: number }>(owner.get((answer.queries[0]?.call ?? "").replace("GET ", "")))
    expect(shown.total).toBe(2)
    expect((await ask(owner, "how many topics about golf do we have")).text).toMatch(/^You have 1 topic in .*> Golf\./)
    expect((await ask(owner, "how many topics about xyzzy do we have")).text).toBe(
      "0 topics have the words “xyzzy” in name or keywords.",
    )
  })

  it("counts by segment type, sensitivity, certainty, privacy and time, with cards for those who may act", async ({
    expect,
  }) => {
    const org = await anOrg()
    const owner = await org.signedInAs("owner")
    const viewer = await org.signedInAs("viewer")
    const made = [
      await json<{ id: string; topic_id: string }>(
        owner.post("/api/topics", { topic_name: aName("Fleet managers"), segment_type: "B2B" }),
      ),
      await json<{ id: string; topic_id: string }>(
        owner.post("/api/topics", { topic_name: aName("Dog owners"), private: true }),
      ),
    ]
    await org
      .ctx()
      .d1.prepare("UPDATE topics SET unsure = 1, confidence = 0.05 WHERE id = ?")
      .bind(made[0]?.topic_id)
      .run()
    expect((await ask(owner, "how many topics are B2B")).text).toBe("You have 1 B2B topic.")
    const own = await ask(owner, "how many of my topics are private?")
    expect(own).toMatchObject({
      text: "You have 1 private topic.",
      queries: [{ call: "GET /api/topics?private=true", href: "/library?private=true" }],
      table: { rows: [{ href: `/library/${made[1]?.id}` }] },
    })
    expect((await json<{ total: number }>(owner.get("/api/topics?private=false"))).total).toBe(1)
    expect((await json<{ total: number }>(owner.get("/api/topics?private=true&segmentType=B2B"))).total).toBe(0)
    const unsure = await ask(owner, "which topics are unsure?")
    expect(unsure.text).toBe("You have 1 unsure topic.")
    expect(unsure.cards).toEqual([
      expect.objectContaining({ title: "Reclassify the unsure topic", href: "/library?unsure=true" }),
    ])
    expect((await ask(viewer, "which topics are unsure?")).cards).toEqual([])
    const today = await ask(owner, "what was added today")
    expect(today.text).toBe("2 topics were added today.")
    expect(today.queries[0]?.href).toMatch(/^\/library\?created_from=\d{4}-\d\d-\d\d$/)
    expect(today.cards[0]?.title).toBe("Push the 2 new topics")
    expect((await ask(owner, "how many topics were added yesterday")).text).toBe("0 topics were added yesterday.")
  })

  it("ranks categories", async ({ expect }) => {
    const org = await anOrg()
    const viewer = await org.signedInAs("viewer")
    expect((await ask(viewer, "top categories")).text).toBe("Your library is empty.")
    for (const name of ["Electric SUV shoppers", "Used car buyers", "Dog owners"]) await org.topic(name)
    const answer = await ask(viewer, "what are the top categories")
    expect(answer.text).toBe("Your 3 topics are in 2 categories. The largest is Auto with 2 topics (67%).")
    expect(answer.table?.rows[0]).toEqual({ cells: ["Auto", 2], href: "/library?parentCategory=Auto" })
  })
})

async function withEditedTemplates(ctx: TestContext): Promise<TestContext> {
  const { templates, ...config } = await ctx.config()
  const edited = templates.map((template) => compileTemplate({ ...template, pathSeparator: " / " }))
  return { ...ctx, config: async () => ({ ...config, templates: edited, templatesOf: () => edited }) }
}

describe("questions about segments", () => {
  it("lists stale segments, and offers to refresh them", async ({ expect }) => {
    const { org, ctx, topicIds } = await aLivePush(2)
    const owner = await org.signedInAs("owner")
    expect((await ask(owner, "what went stale this week")).text).toMatch(/^No segment is stale/)
    await editTopic(ctx, topicIds[0] ?? "", { segment_type: "B2G" })
    const answer = await ask(owner, "what went stale this week")
    expect(answer.text).toMatch(/^1 segment is stale now\. The topics of 1 of them changed in the last 7 days/)
    expect(answer.queries[0]).toMatchObject({
      call: "GET /api/activations?stale=true",
      href: "/activations?stale=true",
    })
    expect(answer.table?.rows).toHaveLength(1)
    expect(answer.cards).toEqual([
      expect.objectContaining({ title: "Refresh the stale segment", href: "/activations?stale=true" }),
    ])
    expect((await ask(await org.signedInAs("viewer"), "which segments are stale")).cards).toEqual([])
    expect((await ask(await (await anOrg()).signedInAs("owner"), "which segments are stale")).table).toBeNull()
  })

  it("lists topics that are live on one connection and not on another", async ({ expect }) => {
    const { org, connectionId, topicIds } = await aLivePush(3)
    const { id: other } = await org.connection({ name: "Second desk", direction: "outbound" })
    const owner = await org.signedInAs("owner")
    await org
      .ctx()
      .d1.prepare("UPDATE activations SET connection_id = ?, status = 'pending' WHERE org_topic_id = ?")
      .bind(other, topicIds[0])
      .run()
    const name = (await json<{ name: string }>(owner.get(`/api/connections/${connectionId}`))).name
    const answer = await ask(owner, { ask: "pushed", to: connectionId, notTo: other })
    expect(answer.text).toBe(`2 topics are live on ${name} and not pushed to Second desk.`)
    expect(answer.table?.rows.map(({ href }) => href).sort()).toEqual(
      topicIds
        .slice(1)
        .map((id) => `/library/${id}`)
        .sort(),
    )
    expect(answer.cards).toEqual([expect.objectContaining({ title: "Push the 2 topics to Second desk" })])
    const [query] = answer.queries
    expect(query?.href).toBe(`/library?pushed_to=${connectionId}&not_pushed_to=${other}`)
    // The query that is shown is the query that was made.
    expect((await json<{ total: number }>(owner.get((query?.call ?? "").replace("GET ", "")))).total).toBe(2)
    expect((await ask(owner, { ask: "pushed", to: other })).text).toBe("0 topics are live on Second desk.")
    expect((await ask(owner, { ask: "pushed", notTo: "any" })).text).toBe("0 topics are not pushed to any connection.")
    expect((await ask(owner, { ask: "pushed" })).text).toBe("2 topics are live on a connection.")
    expect((await ask(owner, { ask: "pushed", about: "no such words" })).text).toBe(
      "0 topics with the words “no such words” are live on a connection.",
    )
    const stranger = await (await anOrg()).signedInAs("owner")
    const foreign = { question: { ask: "pushed", to: connectionId } }
    await expect(await stranger.post(PATH, foreign)).toRefuse(404, "Connection not found")
    // A filter by another organization's connection finds nothing, and excludes nothing.
    const filtered = await json<{ total: number }>(stranger.get(`/api/topics?pushed_to=${connectionId}`))
    expect(filtered.total).toBe(0)
  })

  it("lists failed segments with their reasons and the runs to retry", async ({ expect }) => {
    const { org, ctx, start, connectionId } = await aPush(2)
    const { runId } = await start()
    await ctx.d1
      .prepare("UPDATE activations SET status = 'error', error = 'Name refused' WHERE run_id = ?")
      .bind(runId)
      .run()
    const owner = await org.signedInAs("owner")
    const answer = await ask(owner, "which segments failed?")
    expect(answer.text).toBe("2 segments failed and have not been placed since.")
    expect(answer.table?.rows.map(({ cells }) => cells[2])).toEqual(["Name refused", "Name refused"])
    expect(answer.cards).toEqual([expect.objectContaining({ href: `/runs/push/${runId}` })])
    expect((await ask(owner, "which segments failed yesterday")).text).toBe("No segment failed yesterday.")
    expect(connectionId).toBeTruthy()
    const stranger = await (await anOrg()).signedInAs("owner")
    expect((await ask(stranger, "which segments failed?")).text).toBe("No segment failed.")
  })

  it("finds names that are too long for a platform, renamed topics too", async ({ expect }) => {
    const org = await anOrg()
    const owner = await org.signedInAs("owner")
    const long = `Readers of ${"very ".repeat(60)}long novels`
    const { id } = await org.topic("Readers of short novels")
    await org.topic("Dog owners")
    expect((await ask(owner, "which names are too long for the marketplace")).text).toBe(
      "No segment name is too long: a name may have 250 characters on the marketplace. I measured 2 topics.",
    )
    await editTopic(org.ctx(), id, { topic_name: long })
    // The built-in templates shorten the topic; those that operators edited do not.
    expect((await ask(owner, "which names are too long")).text).toMatch(/^No segment name is too long/)
    const ctx = await withEditedTemplates(org.ctx())
    const answer = await listLongNames(ctx, { ask: "long_names", platform: "marketplace" })
    expect(answer.text).toMatch(/^1 topic has a segment name that is too long/)
    expect(answer.table?.rows).toEqual([expect.objectContaining({ href: `/library/${id}` })])
    expect(answer.cards).toEqual([expect.objectContaining({ title: "Review the name", href: `/library/${id}` })])
    expect((await listLongNames(ctx, { ask: "long_names" })).table?.rows).toHaveLength(2)
  })
})

describe("questions about runs and quotas", () => {
  it("lists runs that failed or had errors", async ({ expect }) => {
    const org = await anOrg()
    const owner = await org.signedInAs("owner")
    expect((await ask(owner, "which imports failed")).text).toBe("No import failed or ended with errors.")
    const { id } = await org.importBatch(3)
    await org
      .ctx()
      .d1.prepare("UPDATE import_batches SET status = 'completed', error_count = 3 WHERE id = ?")
      .bind(id)
      .run()
    const answer = await ask(owner, "which imports failed this week")
    expect(answer.text).toBe("0 imports failed, 1 completed with errors in the last 7 days.")
    expect(answer.queries[1]?.call).toMatch(
      /^GET \/api\/runs\?kind=import&from=\d{4}-\d\d-\d\d&state=completed_with_errors$/,
    )
    expect(answer.table?.rows).toEqual([expect.objectContaining({ href: `/runs/import/${id}` })])
    expect((await ask(owner, "which syncs failed")).table).toBeNull()
    const stranger = await (await anOrg()).signedInAs("owner")
    expect((await ask(stranger, "which runs failed")).table).toBeNull()
  })

  it("says what is left of the quotas", async ({ expect }) => {
    const org = await anOrg("free")
    const answer = await ask(await org.signedInAs("viewer"), "how much quota is left")
    expect(answer.text).toMatch(/^You have 100 classifications left of 100 this month\. The quotas start again on /)
    expect(answer.table?.rows[0]?.cells).toEqual(["classifications", 0, 100, 100, 0])
  })
})

it.for<[unknown, string]>([
  [{}, "question is not one of those that can be asked"],
  [{ question: { ask: "passwords" } }, "question is not one of those that can be asked"],
  [{ question: { ask: "topics", about: "x".repeat(201) } }, "question.about: must be at most 200 characters"],
  [{ question: { ask: "stale", period: "century" } }, "question.period: must be one of today, yesterday, week, month"],
])("refuses %j", async ([body, message], { expect }) => {
  await expect(await (await (await anOrg()).signedInAs("owner")).post(PATH, body)).toRefuse(400, message)
})
