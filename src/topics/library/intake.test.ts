import { describe, it } from "vitest"
import { anonymous } from "../../testing/client.ts"
import { aName, anOrg, testServices } from "../../testing/factories.ts"
import { type Created, type HistoryEntry, json } from "../../testing/topic-answers.ts"
import { fullScans, recordedD1 } from "../../testing/recorded-d1.ts"
import { addToLibrary } from "./intake.ts"
import { everyDatabase } from "../../testing/every-database.ts"

const created = { changeType: "created", source: "matrix" } as const
const outcomes = (rows: { outcome: string }[]) => rows.map(({ outcome }) => outcome)
const countTopics = async (name: string) => {
  const count = testServices().d1.prepare("SELECT count(*) AS n FROM topics WHERE normalized_name = ?")
  return (await count.bind(name.toLowerCase()).first<{ n: number }>())?.n
}

describe("adding topics to a library", () => {
  it("creates, adopts, deduplicates and rejects, row by row", async ({ expect }) => {
    const [org, other] = [await anOrg(), await anOrg()]
    const shared = aName("Ford truck owners")
    const { topicId } = await other.topic(shared)
    const mine = await org.topic(aName("Tea drinkers"))
    const { results } = await testServices()
      .d1.prepare("SELECT topic_name FROM org_topics WHERE id = ?")
      .bind(mine.id)
      .run<{ topic_name: string }>()
    const fresh = aName("Gravel cyclists")
    const names = [fresh, shared, results[0]?.topic_name ?? "", " ", fresh.toUpperCase()]
    const taken = await addToLibrary(
      org.ctx(),
      names.map((topicName) => ({ topicName })),
      created,
    )
    expect(outcomes(taken)).toEqual(["created", "adopted", "duplicate", "error", "duplicate"])
    expect(taken[1]?.topicId).toBe(topicId)
    expect(taken[2]?.orgTopicId).toBe(mine.id)
    expect(taken[3]).toMatchObject({ index: 3, orgTopicId: null, topicId: null, message: "topic_name is required" })
    expect(taken[4]).toMatchObject({ orgTopicId: taken[0]?.orgTopicId, topicId: taken[0]?.topicId })
  })

  it("matches a topic by canonical key, in the database and among the rows", async ({ expect }) => {
    const [org, other] = [await anOrg(), await anOrg()]
    const tail = aName("").trim()
    const { topicId } = await other.topic(`Owners of Ford trucks ${tail}`)
    const rows = [`Ford truck owner ${tail}`, `Sailors ${tail} boats`, `boat sailor ${tail}`]
    const taken = await addToLibrary(
      org.ctx(),
      rows.map((topicName) => ({ topicName })),
      created,
    )
    expect(outcomes(taken)).toEqual(["adopted", "created", "duplicate"])
    expect(taken[0]?.topicId).toBe(topicId)
    const record = await json<{ data: Created[] }>((await org.signedInAs("owner")).get("/api/topics"))
    expect(record.data.map(({ topic_name: name }) => name).sort()).toEqual(rows.slice(0, 2).sort())
  })

  it("matches a topic by its name in the library, within that library and workspace only", async ({ expect }) => {
    const [org, other] = [await anOrg(), await anOrg()]
    const { id, topicId } = await org.topic()
    const own = aName("Our word for it")
    await (await org.signedInAs("owner")).patch(`/api/topics/${id}`, { topic_name: own })
    const row = [{ topicName: own }]
    expect(await addToLibrary(org.ctx(), row, created)).toMatchObject([
      { outcome: "duplicate", orgTopicId: id, topicId },
    ])
    const [theirs] = await addToLibrary(other.ctx(), row, created)
    expect(theirs?.outcome).toBe("created")
    expect(theirs?.topicId).not.toBe(topicId)
    const [west] = await addToLibrary({ ...org.ctx(), workspace: "west" }, row, created)
    expect(west).toMatchObject({ outcome: "adopted", topicId: theirs?.topicId })
  })

  it("adopts a match of the vector index if it is still live", async ({ expect }) => {
    const [org, other] = [await anOrg(), await anOrg()]
    const name = aName("Kobayakawa truck owners")
    const near = name.replace("Kobayakawa", "Kobayakowa")
    const { topicId } = await other.topic(name)
    const ctx = org.ctx()
    const vectors = {
      ...ctx.vectors,
      queryMany: async (asked: readonly unknown[]) =>
        asked.map(() => [
          { id: "tp_gone", similarity: 0.99 },
          { id: topicId, similarity: 0.96 },
        ]),
    }
    const [unrelated] = await addToLibrary({ ...ctx, vectors }, [{ topicName: aName("Something else") }], created)
    expect(unrelated?.outcome).toBe("created")
    const [taken] = await addToLibrary({ ...ctx, vectors }, [{ topicName: near }], created)
    expect(taken).toMatchObject({ outcome: "adopted", topicId })
    await testServices().d1.prepare("UPDATE topics SET archived_at = 'x' WHERE id = ?").bind(topicId).run()
    const [again] = await addToLibrary({ ...ctx, vectors }, [{ topicName: near }], created)
    expect(again?.outcome).toBe("created")
  })

  it("finds a topic written a moment ago by similarity", async ({ expect }) => {
    const tail = `7${crypto.randomUUID().slice(0, 8)}`
    const [first, second] = [await anOrg(), await anOrg()]
    const made = await first.topic(`Kobayakawa truck owners ${tail}`)
    const near = await second.topic(`Kobayakowa truck owners ${tail}`)
    expect(near.topicId).toBe(made.topicId)
  })

  it("creates one topic, and one link per organization, for 20 concurrent creates of one name", async ({ expect }) => {
    const orgs = await Promise.all(Array.from({ length: 4 }, () => anOrg()))
    const owners = await Promise.all(orgs.map((org) => org.signedInAs("owner")))
    const name = aName("Race fans")
    const create = (i: number) =>
      (owners[i % 4] ?? anonymous).post("/api/topics", { topic_name: name, segment_type: "B2B" })
    const answers = await Promise.all(Array.from({ length: 20 }, (_, i) => create(i)))
    const statuses = Object.groupBy(answers, ({ status }) => status)
    expect([statuses[201]?.length, statuses[200]?.length]).toEqual([4, 16])
    const bodies = await Promise.all(answers.map((answer) => answer.json<Created>()))
    expect(new Set(bodies.map((body) => body.topic_id)).size).toBe(1)
    expect(new Set(bodies.map((body) => body.id)).size).toBe(4)
    expect(await countTopics(name)).toBe(1)

    expect(
      await json<HistoryEntry[]>((owners[0] ?? anonymous).get(`/api/topics/${bodies[0]?.id}/history`)),
    ).toHaveLength(1)
  })

  it(
    "changes nothing when the same 500 rows are sent again, or twice at once",
    { timeout: 600_000 },
    async ({ expect }) => {
      const org = await anOrg()
      const tail = aName("").trim()
      const rows = Array.from({ length: 500 }, (_, i) => ({ topicName: `Audience ${tail} number ${i}` }))
      const [one, two] = await Promise.all([
        addToLibrary(org.ctx(), rows, created),
        addToLibrary(org.ctx(), rows, created),
      ])
      const news = [...one, ...two].filter(({ outcome }) => outcome === "created")
      expect(news).toHaveLength(500)
      expect(one.map(({ orgTopicId }) => orgTopicId)).toEqual(two.map(({ orgTopicId }) => orgTopicId))
      const again = await addToLibrary(org.ctx(), rows, created)
      expect(new Set(outcomes(again))).toEqual(new Set(["duplicate"]))
      await expect(addToLibrary(org.ctx(), [...rows, { topicName: "x" }], created)).rejects.toThrow("At most 500")
    },
  )

  it("recognizes what a source sends again, however its name was cleaned before", async ({ expect }) => {
    const org = await anOrg()
    const source = `Acxiom > Auto > ${aName("Used SUV")} > Next 90 Days`
    const add = (topicName: string, isExact = false) => addToLibrary(org.ctx(), [{ topicName, isExact }], created)
    const [first] = await add(source)
    const stored = await org
      .ctx()
      .d1.prepare("SELECT topic_name AS name, original_name AS original FROM org_topics WHERE id = ?")
      .bind(first?.orgTopicId)
      .first<{ name: string; original: string }>()
    expect(stored?.name).toMatch(/^Used SUV .*, next 90 days$/)
    expect(stored?.original).toBe(source)
    expect(await add(source)).toMatchObject([{ outcome: "duplicate", orgTopicId: first?.orgTopicId }])
    // The catalog names it otherwise now, and nothing else leads from the string to the topic.
    await org
      .ctx()
      .d1.prepare("UPDATE topics SET topic_name = ?1, normalized_name = lower(?1), canonical_key = ?1 WHERE id = ?2")
      .bind(aName("Otherwise"), first?.topicId)
      .run()
    expect(await add(source)).toMatchObject([{ outcome: "duplicate", orgTopicId: first?.orgTopicId }])
    // A topic from before names were cleaned.
    const raw = `Experian > Travel > ${aName("Cruises")}`
    const [old] = await add(raw, true)
    expect(await add(raw)).toMatchObject([{ outcome: "duplicate", orgTopicId: old?.orgTopicId }])
  })

  it("adopts the topics that another call has inserted since it looked for them, and writes all else once", async ({
    expect,
  }) => {
    const [org, other] = [await anOrg(), await anOrg()]
    const tail = aName("").trim()
    const rows = Array.from({ length: 30 }, (_, i) => ({ topicName: `Audience ${tail} number ${i}` }))
    const taken = rows.filter((_, i) => i % 3 === 0)
    const ctx = org.ctx()
    let batches = 0
    const isWrite = (statements: D1PreparedStatement[]) => statements.length > 3
    const d1 = new Proxy(ctx.d1, {
      get: (target, name) => {
        if (name !== "batch") return Reflect.get(target, name) as unknown
        return async (statements: D1PreparedStatement[]) => {
          if (isWrite(statements) && batches++ === 0) await addToLibrary(other.ctx(), taken, created)
          return target.batch(statements)
        }
      },
    })
    let marks = 0
    const answers = await addToLibrary({ ...ctx, ...everyDatabase(d1) }, rows, {
      ...created,
      alongside: () => {
        marks++
        return [ctx.d1.prepare("SELECT 1 AS n"), ctx.d1.prepare("SELECT 1 AS n")]
      },
    })
    expect([batches, marks]).toEqual([1, 1])
    expect(outcomes(answers)).toEqual(rows.map((_, i) => (i % 3 === 0 ? "adopted" : "created")))
    const links = await ctx.d1
      .prepare("SELECT topic_id AS id FROM org_topics WHERE org_id = ? ORDER BY seq")
      .bind(org.id)
      .all<{ id: string }>()
    expect(new Set(links.results.map(({ id }) => id))).toEqual(new Set(answers.map(({ topicId }) => topicId)))
    expect(links.results).toHaveLength(rows.length)
    const { n } = (await ctx.d1
      .prepare("SELECT count(*) AS n FROM topic_history WHERE org_id = ?")
      .bind(org.id)
      .first<{ n: number }>()) ?? { n: 0 }
    expect(n).toBe(rows.length)
  })

  it("fills a duplicate's empty fields once, if requested", async ({ expect }) => {
    const org = await anOrg()
    const owner = await org.signedInAs("owner")
    const name = aName("Tea drinkers")
    const { id } = await org.topic(name)
    const send = (externalId: string, fillEmpty: boolean) =>
      addToLibrary(org.ctx(), [{ topicName: name, externalId, performanceScore: 3 }], {
        changeType: "imported",
        source: "import",
        fillEmpty,
      })
    expect(await send("e1", false)).toMatchObject([{ outcome: "duplicate", updated: false }])
    expect(await send("e1", true)).toMatchObject([{ outcome: "duplicate", updated: true, orgTopicId: id }])
    expect(await send("e2", true)).toMatchObject([{ outcome: "duplicate", updated: false }])
    const { data } = await json<{ data: Created[] }>(owner.get("/api/topics?internalId=e&hasExternalId=true"))
    expect(data).toMatchObject([{ external_id: "e1", performance_score: 3, source: "manual" }])
    const history = await json<HistoryEntry[]>(owner.get(`/api/topics/${id}/history`))
    expect(history.map(({ changeType, newValues }) => [changeType, newValues["external_id"]])).toEqual([
      ["metadata_enrichment", "e1"],
      ["created", undefined],
    ])
  })

  it("fills what the link of a concurrent call lacks", async ({ expect }) => {
    const org = await anOrg()
    const topicName = aName("Tea drinkers")
    const send = (externalId?: string) =>
      addToLibrary(org.ctx(), [{ topicName, externalId }], {
        changeType: "imported",
        source: "import",
        fillEmpty: true,
      })
    const [[one], [two]] = await Promise.all([send(), send("e1")])
    expect(two?.orgTopicId).toBe(one?.orgTopicId)
    const { data } = await json<{ data: Created[] }>((await org.signedInAs("owner")).get("/api/topics"))
    expect(data).toMatchObject([{ id: one?.orgTopicId, external_id: "e1" }])
  })

  it("refines globally new topics, and writes a marker in the same batch", async ({ expect }) => {
    const org = await anOrg()
    const known = aName("Tea drinkers")
    await org.topic(known)
    const asked: string[] = []
    const fresh = aName("Mate drinkers")
    const marker = aName("marker")
    const taken = await addToLibrary(org.ctx(), [{ topicName: known }, { topicName: fresh }], {
      ...created,
      refine: async (topics) => {
        asked.push(...topics.map(({ topicName }) => topicName))
        return topics.map((topic) => ({ topic: { ...topic, topicName: "Other", segmentType: "B2G" as const } }))
      },
      alongside: (arrivals) => [
        org
          .ctx()
          .d1.prepare(
            "INSERT INTO topic_history SELECT ?1, ?2, id, 'imported', 'x', '{}', '{}', 'x', '{}', 'x' FROM org_topics WHERE id = ?3",
          )
          .bind(marker, org.id, arrivals[1]?.linkId),
      ],
    })
    expect(asked).toEqual([fresh])
    const row = await testServices()
      .d1.prepare("SELECT topic_name, segment_type, engine FROM topics WHERE id = ?")
      .bind(taken[1]?.topicId)
      .first()
    expect(row).toEqual({ topic_name: fresh, segment_type: "B2G", engine: "llm" })
    const written = await testServices().d1.prepare("SELECT id FROM topic_history WHERE id = ?").bind(marker).all()
    expect(written.results).toHaveLength(1)
  })

  it("keeps names without any words apart", async ({ expect }) => {
    const org = await anOrg()
    const names = ["\u{1F697}\u{1F697}\u{1F697}", "$$$ $$", "+++ ++"]
    const taken = await addToLibrary(
      org.ctx(),
      names.map((topicName) => ({ topicName })),
      created,
    )
    expect(new Set(taken.map(({ topicId }) => topicId)).size).toBe(3)
    const [again] = await addToLibrary((await anOrg()).ctx(), [{ topicName: "$$$ $$" }], created)
    expect(again).toMatchObject({ outcome: "adopted", topicId: taken[1]?.topicId })
  })

  it("scans no table, even with many rows to fill", async ({ expect }) => {
    const ctx = (await anOrg()).ctx()
    const rows = [{ topicName: aName("Tea drinkers"), externalId: "x-1" }]
    await addToLibrary(ctx, [{ topicName: rows[0]?.topicName ?? "" }], created)
    const recorded = recordedD1(ctx.d1)
    const [filled] = await addToLibrary({ ...ctx, ...everyDatabase(recorded.d1) }, rows, {
      ...created,
      fillEmpty: true,
    })
    expect(filled).toMatchObject({ outcome: "duplicate", updated: true })
    for (const { text, steps } of await recorded.plans()) expect(fullScans(steps), text).toEqual([])
  })

  it("succeeds even if the index cannot be written", async ({ expect }) => {
    const org = await anOrg()
    const ctx = org.ctx()
    const vectors = { ...ctx.vectors, upsert: () => Promise.reject(new Error("away")) }
    const [taken] = await addToLibrary({ ...ctx, vectors }, [{ topicName: aName("Tea drinkers") }], created)
    expect(taken?.outcome).toBe("created")
  })
})
