import { afterEach, describe, it } from "vitest"
import type { AdminTopic } from "../../topics/operators/schema.ts"
import { embed } from "../../knowledge/similarity/embedding.ts"
import { aName, anOperator, anOrg, testServices } from "../../testing/factories.ts"
import { type Caller, textOf } from "../../testing/client.ts"
import { type Created, json, type Page } from "../../testing/topic-answers.ts"
import { fullScans, recordedD1 } from "../../testing/recorded-d1.ts"
import { anUnknownName } from "../../testing/unknown-name.ts"
import { correctTopic } from "./correct-topic.ts"
import { exportLabels } from "./export-labels.ts"
import { listReviews } from "./review-queue.ts"
import type { ReviewQueue } from "./schema.ts"
import { everyDatabase } from "../../testing/every-database.ts"

const PATH = "/api/admin/topics/review"
const { d1 } = testServices()
const run = (text: string, ...values: unknown[]) =>
  d1
    .prepare(text)
    .bind(...values)
    .run()
const flag = (topicId: string, reason = "Invalid segment_type: B2X") =>
  run("UPDATE topics SET review_status = 'needs_review', review_reason = ? WHERE id = ?", reason, topicId)
const queue = (operator: Caller, query = "") => json<ReviewQueue>(operator.get(`${PATH}${query}`))

afterEach(() => d1.batch([d1.prepare("DELETE FROM learned_rules"), d1.prepare("DELETE FROM output_templates")]))

describe("the review queue", () => {
  it("lists pending topics newest first, and always counts the pending ones", async ({ expect }) => {
    const [org, operator] = [await anOrg(), await anOperator()]
    await run("UPDATE topics SET review_status = NULL")
    expect(await queue(operator)).toEqual({ topics: [], total: 0, reviewCount: 0, page: 1, pageSize: 25 })
    const names = [aName("Truck owners"), aName("Tea drinkers"), aName("Dentists")]
    const topics = []
    for (const name of names) topics.push(await org.topic(name))
    for (const { topicId } of topics) await flag(topicId)
    const { topics: listed, ...counts } = await queue(operator, "?pageSize=2")
    expect(counts).toEqual({ total: 3, reviewCount: 3, page: 1, pageSize: 2 })
    expect(listed.map(({ topicName }) => topicName)).toEqual([names[2], names[1]])
    expect(listed[1]).toEqual({
      id: topics[1]?.topicId,
      topicName: names[1],
      parentCategory: "Food & Beverage",
      taxonomyType: "Food & CPG",
      segmentType: "B2C",
      reviewStatus: "needs_review",
      reviewReason: "Invalid segment_type: B2X",
      createdAt: expect.any(String),
    })
    expect((await queue(operator, "?page=2&pageSize=2")).topics.map(({ topicName }) => topicName)).toEqual([names[0]])
    expect((await queue(operator, "?page=999999999999999&pageSize=500")).topics).toEqual([])
    expect(await queue(operator, "?status=reviewed")).toMatchObject({ topics: [], total: 0, reviewCount: 3 })
    // Merged and archived topics are not listed.
    await run("UPDATE topics SET archived_at = 'x' WHERE id = ?", topics[0]?.topicId)
    await run("UPDATE topics SET merged_into = 'tp_x' WHERE id = ?", topics[1]?.topicId)
    expect(await queue(operator)).toMatchObject({ total: 1, reviewCount: 1 })
  })

  it("rejects an invalid query", async ({ expect }) => {
    const operator = await anOperator()
    await expect(await operator.get(`${PATH}?status=x`)).toRefuse(
      400,
      "status must be one of needs_review, reviewed, unsure",
    )
    await expect(await operator.get(`${PATH}?pageSize=0`)).toRefuse(400, "pageSize must be a number of at least 1")
    await expect(await operator.get(`${PATH}?page=one`)).toRefuse(400, "page must be a number of at least 1")
  })
})

describe("the list of unsure topics", () => {
  const unsure = (operator: Caller, query = "") => queue(operator, `?status=unsure${query}`)
  const settleAll = () => run("UPDATE topics SET unsure = 0 WHERE unsure = 1")

  it("has catalog topics by the number of libraries that hold them, in pages", async ({ expect }) => {
    await settleAll()
    const [operator, first, second, third] = [await anOperator(), await anOrg(), await anOrg(), await anOrg()]
    const [rare, common, gone, secret] = [anUnknownName(), anUnknownName(), anUnknownName(), anUnknownName()]
    const { topicId } = await first.topic(common)
    await first.topic(rare)
    await first.topic("Electric SUV shoppers")
    const { topicId: goneId } = await first.topic(gone)
    for (const org of [second, third]) await org.topic(common)
    await (await first.signedInAs("owner")).post("/api/topics", { topic_name: secret, private: true })
    await run("UPDATE topics SET archived_at = created_at WHERE id = ?", goneId)
    const { topics, ...counts } = await unsure(operator)
    expect(counts).toEqual({ total: 2, reviewCount: expect.any(Number), page: 1, pageSize: 25 })
    expect(topics.map(({ topicName, libraries }) => [topicName, libraries])).toEqual([
      [common, 3],
      [rare, 1],
    ])
    expect(topics[0]).toMatchObject({ id: topicId, confidence: 0.05, sensitivity: "None" })
    expect(topics[0]?.audienceType).toMatch(/./)
    expect((await unsure(operator, "&pageSize=1&page=2")).topics.map(({ topicName }) => topicName)).toEqual([rare])
    expect(JSON.stringify(await unsure(operator, "&pageSize=100"))).not.toContain(secret)

    await run("DELETE FROM org_topics WHERE org_id = ?", third.id)
    await run("UPDATE topics SET archived_at = NULL WHERE id = ?", goneId)
    expect((await unsure(operator)).topics.map(({ topicName, libraries }) => [topicName, libraries])).toEqual([
      [common, 2],
      [gone, 1],
      [rare, 1],
    ])
  })

  it("counts an organization with a topic in two workspaces once, and follows a merge", async ({ expect }) => {
    await settleAll()
    const [operator, org] = [await anOperator(), await anOrg()]
    const [loser, winner] = [await org.topic(anUnknownName()), await org.topic(anUnknownName())]
    const other = await anOrg()
    const { id } = await other.topic()
    const librariesOf = async (topicId: string) =>
      (await unsure(operator)).topics.find((topic) => topic.id === topicId)?.libraries
    const linkTo = (topicId: string) => run("UPDATE org_topics SET topic_id = ?2 WHERE id = ?1", id, topicId)
    await linkTo(loser.topicId)
    expect(await librariesOf(loser.topicId)).toBe(2)
    await linkTo(winner.topicId)
    expect([await librariesOf(loser.topicId), await librariesOf(winner.topicId)]).toEqual([1, 2])
    await run("UPDATE org_topics SET workspace_id = 'two', topic_id = ?2 WHERE id = ?1", loser.id, winner.topicId)
    expect([await librariesOf(loser.topicId), await librariesOf(winner.topicId)]).toEqual([0, 2])
    await run("UPDATE topics SET merged_into = ?2 WHERE id = ?1", loser.topicId, winner.topicId)
    expect(await librariesOf(loser.topicId)).toBeUndefined()
  })

  it("is settled by a review, which teaches what it decided", async ({ expect }) => {
    const [operator, org] = [await anOperator(), await anOrg()]
    const name = anUnknownName()
    const { id, topicId } = await org.topic(name)
    const body = { topicId, segmentType: "B2C", reason: "A game", parentCategory: "Gaming", audienceType: "Enthusiast" }
    const corrected = await json<AdminTopic>(operator.post(PATH, body))
    expect(corrected).toMatchObject({
      parentCategory: "Gaming",
      taxonomyType: "Sports & Entertainment",
      audienceType: "Enthusiast",
      unsure: false,
      confidence: null,
      reviewStatus: "reviewed",
    })
    // The review did not say how sensitive the topic is.
    expect(corrected.sensitivityConfidence).toBeLessThan(0.8)
    expect((await unsure(operator, "&pageSize=100")).topics.some((topic) => topic.id === topicId)).toBe(false)
    const again = await json<AdminTopic>(operator.post(PATH, { ...body, sensitivity: "Low" }))
    expect(again).toMatchObject({ sensitivity: "Low", sensitivityConfidence: null })
    expect(again.compositeScore).toBeLessThan(corrected.compositeScore + 1)

    const owner = await org.signedInAs("owner")
    const reclassified = await json<Created>(owner.post(`/api/topics/${id}/reclassify`, {}))
    expect(reclassified).toMatchObject({ parent_category: "Gaming", sensitivity: "Low", audience_type: "Enthusiast" })
    const after = await json<AdminTopic[]>(operator.get(`/api/admin/topics/search?q=${encodeURIComponent(name)}`))
    expect(JSON.stringify(after)).toContain("Gaming")
    const [entry] = await json<Record<string, unknown>[]>(operator.get(`/api/admin/topics/${topicId}/history`)).then(
      (entries) => entries.filter(({ metadata }) => (metadata as Record<string, unknown>)["review"]),
    )
    expect(entry).toMatchObject({ metadata: { parentCategory: "Gaming", sensitivity: "Low" } })
  })

  it("refuses values outside the taxonomy", async ({ expect }) => {
    const [operator, org] = [await anOperator(), await anOrg()]
    const { topicId } = await org.topic(anUnknownName())
    const refused: [string, object][] = [
      ["parentCategory must be one of the 41 categories", { parentCategory: "Zorblax" }],
      ["sensitivity must be one of None, Low, Restricted, Sensitive", { sensitivity: "Very" }],
    ]
    for (const [message, fault] of refused) {
      const answer = await operator.post(PATH, { topicId, segmentType: "B2C", reason: "x", ...fault })
      await expect(answer).toRefuse(400, message)
    }
  })

  it("is read through its index", async ({ expect }) => {
    const recorded = recordedD1(d1)
    await listReviews({ directory: recorded.d1 }, { status: "unsure", page: 3, pageSize: 25 })
    for (const { text, steps } of await recorded.plans()) {
      expect(fullScans(steps), text).toEqual([])
      expect(steps.join(), text).not.toContain("USE TEMP B-TREE FOR ORDER BY")
    }
  })
})

describe("the export of labels", () => {
  const EXPORT = `${PATH}/export`
  type Label = Record<string, unknown> & { text: string }
  const labels = async (query: string) => {
    const answer = await (await anOperator()).get(`${EXPORT}?format=jsonl${query}`)
    const lines = (await textOf(answer)).split("\n").filter(Boolean)
    return lines.map((line) => JSON.parse(line) as Label)
  }

  it("has what reviewers decided, and what the model answered", async ({ expect }) => {
    const [operator, org] = [await anOperator(), await anOrg()]
    const [reviewed, typed, modelled, secret] = [aName("Zib"), aName("Zab"), aName("=Truck owners"), aName("Zub")]
    const { topicId } = await org.topic(reviewed)
    const { topicId: typedId } = await org.topic(typed)
    const { topicId: modelledId } = await org.topic(modelled)
    const owner = await org.signedInAs("owner")
    const { topic_id: secretId } = await json<Created>(owner.post("/api/topics", { topic_name: secret, private: true }))
    const body = { segmentType: "B2B", reason: "x" }
    await operator.post(PATH, { ...body, topicId, parentCategory: "Gaming" })
    await operator.post(PATH, { ...body, topicId, parentCategory: "Religion", sensitivity: "Sensitive" })
    await operator.post(PATH, { ...body, topicId: typedId })
    await run("UPDATE topics SET engine = 'llm' WHERE id IN (?, ?)", modelledId, secretId)
    const all = await labels("")
    expect(all.find(({ text }) => text === reviewed)).toEqual({
      text: reviewed,
      parent_category: "Religion",
      group: expect.stringMatching(/./),
      segment_type: "B2B",
      sensitive: true,
      sensitivity: "Sensitive",
      source: "review",
      id: topicId,
    })
    expect(all.find(({ text }) => text === typed)).toEqual({
      text: typed,
      segment_type: "B2B",
      source: "review",
      id: typedId,
    })
    expect(all.find(({ text }) => text === modelled)).toMatchObject({
      parent_category: "Auto",
      segment_type: "B2C",
      sensitive: false,
      source: "llm",
    })
    expect(JSON.stringify(all)).not.toContain(secret)
    expect((await labels("&source=llm")).every(({ source }) => source === "llm")).toBe(true)

    const file = await operator.get(EXPORT)
    expect(file.headers.get("content-type")).toBe("text/csv; charset=utf-8")
    const [header, ...lines] = (await file.text()).split("\r\n")
    expect(header).toBe("text,parent_category,group,segment_type,audience_type,sensitive,sensitivity,source,id")
    expect(lines).toContain(`${typed},,,B2B,,,,review,${typedId}`)
    expect(lines.some((line) => line.startsWith(`'=Truck owners`))).toBe(true)
    await expect(await operator.get(`${EXPORT}?format=xml`)).toRefuse(400, "format must be one of csv, jsonl")
    const log = await json<{ data: { action: string }[] }>(operator.get("/api/admin/audit?action=labels.exported"))
    expect(log.data.length).toBeGreaterThan(2)
  })

  it("reads its rows through indexes", async ({ expect }) => {
    const recorded = recordedD1(d1)
    const { body } = await exportLabels(
      { ...(await anOrg()).ctx(), ...everyDatabase(recorded.d1) },
      { format: "jsonl" },
    )
    await new Response(body).text()
    for (const { text, steps } of await recorded.plans()) {
      if (!text.includes("INDEXED BY")) continue
      expect(fullScans(steps), text).toEqual([])
      expect(steps.join(), text).not.toContain("USE TEMP B-TREE")
    }
  })
})

describe("a correction", () => {
  it("changes the global segment type, recomputes layers and outputs, and is recorded in the history", async ({
    expect,
  }) => {
    const [org, operator] = [await anOrg(), await anOperator()]
    const owner = await org.signedInAs("owner")
    const name = aName("Standing desk shoppers")
    const { id, topicId } = await org.topic(name)
    const intensity = (await json<Page>(owner.get("/api/topics"))).data[0]?.intensity
    expect(["High", "Medium"]).toContain(intensity)
    await flag(topicId)
    await run(
      "UPDATE topics SET intensity = 'Low', engine_version = '2.4', sensitivity = 'Restricted' WHERE id = ?",
      topicId,
    )
    const body = { topicId, segmentType: "B2B", reason: "Sold to offices" }
    const corrected = await json<AdminTopic>(operator.post(PATH, body))
    expect(corrected).toMatchObject({
      id: topicId,
      segmentType: "B2B",
      reviewStatus: "reviewed",
      reviewReason: null,
      intensity,
      sensitivity: "Restricted",
      engine: "manual",
      engineVersion: "2.5",
      topicName: name,
    })
    expect(corrected.segmentNameDspapi).toContain("B2B In-Market")
    expect(corrected.segmentDescMarketplace).toMatch(/^Professionals who/)
    const [seen] = (await json<Page>(owner.get("/api/topics"))).data
    expect(seen).toMatchObject({ id, segment_type: "B2B", engine_version: "2.5", intensity })
    const [entry] = await json<Record<string, unknown>[]>(operator.get(`/api/admin/topics/${topicId}/history`))
    expect(entry).toMatchObject({
      changeType: "reclassified",
      source: "admin_ui",
      engineVersionBefore: "2.4",
      engineVersionAfter: "2.5",
      batchId: null,
      metadata: { review: true, reason: "Sold to offices", segmentType: "B2B" },
      previousValues: { segment_type: "B2C", intensity: "Low", review_status: "needs_review" },
      newValues: { segment_type: "B2B", intensity, review_status: "reviewed", review_reason: null },
    })
    const vector = embed({
      name,
      parentCategory: corrected.parentCategory,
      taxonomyType: corrected.taxonomyType,
      subcategory: corrected.subcategory,
      segmentType: "B2B",
      keywords: corrected.keywords,
    })
    const [match] = await testServices().vectors.query(vector, { topK: 1, threshold: 0.99 })
    expect(match?.id).toBe(topicId)
  })

  it("requires three fields and an existing topic", async ({ expect }) => {
    const operator = await anOperator()
    const { topicId } = await (await anOrg()).topic()
    const right = { topicId, segmentType: "B2B", reason: "Because" }
    const refused: [string, object][] = [
      ["topicId is required", { topicId: undefined }],
      ["topicId is required", { topicId: 7 }],
      ["segmentType is required", { segmentType: undefined }],
      ["segmentType must be one of B2B, B2C, B2B2C, B2E, B2G", { segmentType: "b2b" }],
      ["reason is required", { reason: undefined }],
      ["reason is required", { reason: "  " }],
      ["reason must be at most 2000 characters", { reason: "x".repeat(2_001) }],
    ]
    for (const [message, fault] of refused) {
      await expect(await operator.post(PATH, { ...right, ...fault })).toRefuse(400, message)
    }
    await expect(await operator.post(PATH, { ...right, topicId: "tp_unknown" })).toRefuse(404, "Topic not found")
  })

  it("is kept even if learning from it fails", async ({ expect }) => {
    const org = await anOrg()
    const { topicId } = await org.topic()
    const ctx = org.ctx()
    const logged: string[] = []
    const failing = {
      ...ctx,
      log: (event: string) => void logged.push(event),
      ...everyDatabase({
        prepare: (text: string) => {
          if (text.includes("learned_rules")) throw new Error("No such luck")
          return ctx.d1.prepare(text)
        },
        batch: (list: D1PreparedStatement[]) => ctx.d1.batch(list),
      } as unknown as D1Database),
    }
    const corrected = await correctTopic(failing, { topicId, segmentType: "B2E", reason: "x" })
    expect(corrected).toMatchObject({ segmentType: "B2E", reviewStatus: "reviewed" })
    expect(logged).toEqual(["review.learning_failed"])
  })
})

describe("what a correction teaches the engine", () => {
  const classify = async (caller: Caller, content: string) => {
    const body = { messages: [{ role: "user", content }], engine: "local", explain: true }
    const answer = await json<{ text: string; explain: { layers: Record<string, { because: string }> } }>(
      caller.post("/api/sdk/classify", body),
    )
    const { segment_type: segmentType } = JSON.parse(answer.text) as Record<string, string>
    return { segmentType, because: answer.explain.layers["segment_type"]?.because }
  }

  it("applies to its name immediately, everywhere the engine is used", async ({ expect }) => {
    const [org, other, operator] = [await anOrg(), await anOrg(), await anOperator()]
    const { caller: page } = await other.sdkKey()
    const name = aName("Garden gnomes")
    const { id, topicId } = await org.topic(name)
    expect((await classify(page, name)).segmentType).toBe("B2C")
    await operator.post(PATH, { topicId, segmentType: "B2G", reason: "City halls buy them" })
    expect(await classify(page, name)).toEqual({
      segmentType: "B2G",
      because: `learned rule: a review of "${name.toLowerCase()}"`,
    })
    const reclassified = await json<Created>((await org.signedInAs("owner")).post(`/api/topics/${id}/reclassify`, {}))
    expect(reclassified.segment_type).toBe("B2G")
    const rules = await json<Page<{ id: string; pattern: string }>>(operator.get("/api/admin/learned-rules"))
    const rule = rules.data.find(({ pattern }) => pattern === name.toLowerCase())
    expect(await json(operator.delete("/api/admin/learned-rules", { id: rule?.id }))).toEqual({ deleted: true })
    expect((await classify(page, name)).segmentType).toBe("B2C")
  })

  it("applies to a head noun once three topics agree, until one disagrees", async ({ expect }) => {
    const [org, operator] = [await anOrg(), await anOperator()]
    const { caller: page } = await org.sdkKey()
    const noun = `zib${crypto.randomUUID().slice(0, 6).replaceAll(/\d/g, "q")}`
    const review = async (adjective: string, segmentType: string) => {
      const { topicId } = await org.topic(`${adjective} ${noun}s`)
      expect((await operator.post(PATH, { topicId, segmentType, reason: "x" })).status).toBe(200)
    }
    const unseenTopic = async () => (await classify(page, `Purple ${noun} shoppers`)).segmentType
    await review("Crimson", "B2E")
    await review("Crimson", "B2E")
    await review("Azure", "B2E")
    expect(await unseenTopic()).toBe("B2C")
    await review("Ivory", "B2E")
    expect(await unseenTopic()).toBe("B2E")
    expect((await classify(page, `Purple ${noun} shoppers`)).because).toBe(`learned rule: 3 reviews agree on "${noun}"`)
    await review("Teal", "B2B")
    expect(await unseenTopic()).toBe("B2C")
    expect((await classify(page, `Ivory ${noun}s`)).segmentType).toBe("B2E")
    await review("Teal", "B2E")
    expect(await unseenTopic()).toBe("B2E")
  })
})

describe("outstanding work", () => {
  it("lists topics with details, the total and jobs with errors", async ({ expect }) => {
    const [org, operator] = [await anOrg(), await anOperator()]
    await run("UPDATE topics SET review_status = NULL")
    const { topicId } = await org.topic()
    await flag(topicId, "needs human review")
    const jobId = `job_${Date.now()}_${crypto.randomUUID().slice(0, 8)}`
    const at = new Date().toISOString()
    await run(
      `INSERT INTO jobs (id, job_type, created_by, status, config, error_count, result, created_at)
       VALUES (?, 'reclassify', 'usr_x', 'completed', '{"mode":"llm"}', 1, '{}', ?)`,
      jobId,
      at,
    )
    await run(
      "INSERT INTO job_errors (job_id, item_id, message) VALUES (?, ?, 'Invalid segment_type: x')",
      jobId,
      topicId,
    )
    await run(
      `INSERT INTO jobs (id, job_type, created_by, status, config, error_count, result, created_at)
       VALUES (?, 'merge', 'usr_x', 'completed', '{}', 1, '{}', ?)`,
      `${jobId}m`,
      at,
    )
    type Job = { id: string; errors: unknown[] }
    const outstanding = await json<{ topics: AdminTopic[]; total: number; jobs: Job[] }>(
      operator.get("/api/admin/topics/outstanding"),
    )
    expect(outstanding.total).toBe(1)
    expect(outstanding.topics[0]).toMatchObject({
      id: topicId,
      reviewReason: "needs human review",
      parentCategory: "Auto",
    })
    const failed = await json<Job[]>(operator.get("/api/admin/topics/classification-errors"))
    for (const jobs of [failed, outstanding.jobs]) {
      const job = jobs.find(({ id }) => id === jobId)
      expect(job).toMatchObject({ job_type: "reclassify", error_count: 1 })
      expect(job?.errors).toEqual([{ id: topicId, message: "Invalid segment_type: x" }])
      expect(jobs.some(({ id }) => id === `${jobId}m`)).toBe(false)
    }
  })
})
