import { describe, it } from "vitest"
import { anonymous } from "../../testing/client.ts"
import { aName, anOrg, bindings, type TestOrg } from "../../testing/factories.ts"
import { type HistoryEntry, json, type Page } from "../../testing/topic-answers.ts"
import { generateMatrix } from "./generate-matrix.ts"
import type { DimensionSet, GeneratedMatrix, MatrixPreview } from "./schema.ts"
import { everyDatabase } from "../../testing/every-database.ts"

const PATH = "/api/topics/generate-matrix"
const used = (org: TestOrg) => bindings.QUOTAS.getByName(org.id).used("classifications")
/** No two words are similar: similar names would be deduplicated. */
const WORDS = "violin truck coffee yoga garden sailing chess pottery falcon marathon".split(" ")
const PLACES = "Texas Ohio Berlin Kyoto Lagos Quebec Malta Nepal Chile Wales".split(" ")
const library = async (org: TestOrg) =>
  (await json<Page>((await org.signedInAs("owner")).get("/api/topics?pageSize=100&sortBy=topic_name&sortOrder=asc")))
    .data

/** Two dimensions with names unique to this test. */
const dimensions = (...subjects: string[]) => [
  { name: "Subject", values: subjects },
  { name: "People", values: ["owners", "enthusiasts"] },
]

describe("POST /api/topics/generate-matrix", () => {
  it("adds every combination to the library", async ({ expect }) => {
    const org = await anOrg()
    const { caller } = await org.apiKey(["classify"])
    const [trucks, tea] = [aName("Ford truck"), aName("Green tea")]
    const answer = await caller.post(PATH, { dimensions: dimensions(trucks, tea) })
    expect(answer.status).toBe(200)
    const made = await json<GeneratedMatrix>(answer)
    expect(made).toEqual({
      batchId: expect.stringMatching(/^matrix_\d{13}_[0-9A-Za-z]{16}$/),
      totalTopics: 4,
      created: 4,
      duplicates: 0,
      errors: 0,
      topicIds: Array.from({ length: 4 }, () => expect.stringMatching(/^ot_/)),
    })
    const records = await library(org)
    expect(records.map(({ topic_name: name }) => name)).toEqual(
      [`${trucks} enthusiasts`, `${trucks} owners`, `${tea} enthusiasts`, `${tea} owners`].sort(),
    )
    expect(new Set(records.map(({ id }) => id))).toEqual(new Set(made.topicIds))
    expect(new Set(records.map(({ source }) => source))).toEqual(new Set(["matrix"]))
    expect(records.find(({ topic_name: name }) => name === `${trucks} owners`)).toMatchObject({
      parent_category: "Auto",
      taxonomy_type: "Automotive",
      engine_version: "2.5",
    })
    const owner = await org.signedInAs("owner")
    const [entry] = await json<HistoryEntry[]>(owner.get(`/api/topics/${made.topicIds[0]}/history`))
    expect(entry).toMatchObject({ changeType: "created", source: "matrix", metadata: { batchId: made.batchId } })
    expect(await used(org)).toBe(4)
  })

  it.for([
    [{}, "At least 2 dimensions are required"],
    [{ dimensions: "Age" }, "At least 2 dimensions are required"],
    [{ dimensions: [] }, "At least 2 dimensions are required"],
    [{ dimensions: [{ name: "A", values: ["x"] }] }, "At least 2 dimensions are required"],
    ...[
      {},
      null,
      { name: "A" },
      { name: "A", values: [] },
      { name: " ", values: ["x"] },
      { name: "A", values: [" "] },
    ].map(
      (one) =>
        [
          { dimensions: [{ name: "B", values: ["y"] }, one] },
          "Invalid dimensions: each dimension must have a name and at least one value",
        ] as const,
    ),
    [
      { dimensions: ["A", "B"].map((name) => ({ name, values: Array(71).fill("x") })) },
      "Too many combinations (5041). Maximum is 5000.",
    ],
    [
      {
        dimensions: [
          { name: "A", values: ["x".repeat(201)] },
          { name: "B", values: ["y"] },
        ],
      },
      "Names and values of dimensions must be at most 200 characters",
    ],
    ...(
      [
        [{ template: "{Subject} {Colour}" }, "The template names {Colour}, which is not a dimension"],
        [{ template: 7 }, "template must be a string"],
        [{ segmentType: "B2X" }, "segmentType must be one of B2B, B2C, B2B2C, B2E, B2G"],
        [{ parentCategory: "Cars" }, "parentCategory must be one of the 41 categories"],
        [{ taxonomyType: "Cars" }, "taxonomyType must be one of the 13 groups"],
        [{ preview: "yes" }, "preview must be true or false"],
      ] as const
    ).map(([more, message]) => [{ dimensions: dimensions("x"), ...more }, message] as const),
  ] as const)("refuses %j", async ([body, message], { expect }) => {
    const org = await anOrg()
    await expect(await (await org.signedInAs("owner")).post(PATH, body)).toRefuse(400, message)
    expect(await used(org)).toBe(0)
  })

  it("builds names from the template and inserts values literally", async ({ expect }) => {
    const org = await anOrg()
    const owner = await org.signedInAs("owner")
    const tail = aName("").trim()
    const body = {
      dimensions: [
        { name: "Age Range", values: ["18-24", "$& {Gender}"] },
        { name: "Gender", values: ["Female"] },
      ],
      template: `{gender} violinists {AgeRange} of ${tail}, {Age Range}`,
    }
    expect(await json<GeneratedMatrix>(owner.post(PATH, body))).toMatchObject({ totalTopics: 2, created: 2 })
    expect((await library(org)).map(({ topic_name: name }) => name)).toEqual([
      `Female violinists $& {Gender} of ${tail}, $& {Gender}`,
      `Female violinists 18-24 of ${tail}, 18-24`,
    ])
  })

  it("applies the overrides to all topics, and derives the group from a category", async ({ expect }) => {
    const org = await anOrg()
    const owner = await org.signedInAs("owner")
    const body = { dimensions: dimensions(aName("Ford truck")), segmentType: "b2g", parentCategory: "travel" }
    await owner.post(PATH, body)
    const records = await library(org)
    expect(records).toHaveLength(2)
    for (const one of records)
      expect(one).toMatchObject({
        segment_type: "B2G",
        parent_category: "Travel",
        taxonomy_type: "Travel & Leisure",
      })
    const other = await anOrg()
    const asGroup = { dimensions: dimensions(aName("Ford truck")), taxonomyType: "entertainment & media" }
    await (await other.signedInAs("owner")).post(PATH, asGroup)
    for (const one of await library(other)) expect(one.taxonomy_type).toBe("Entertainment & Media")
  })

  it("finds duplicates within the matrix and in the library, and adopts catalog topics", async ({ expect }) => {
    const [org, other] = [await anOrg(), await anOrg()]
    const owner = await org.signedInAs("owner")
    const [mine, theirs, fresh] = [aName("Ford truck"), aName("Green tea"), aName("Violin")]
    await org.topic(`${mine} owners`)
    const adopted = await other.topic(`${theirs} owners`)
    const body = { dimensions: dimensions(mine, theirs, fresh, fresh.toUpperCase()) }
    const expected = { totalTopics: 8, duplicates: 3 }
    expect(await json<MatrixPreview>(owner.post(PATH, { ...body, preview: true }))).toMatchObject({
      ...expected,
      new: 5,
    })
    const made = await json<GeneratedMatrix>(owner.post(PATH, body))
    expect(made).toMatchObject({ ...expected, created: 5, errors: 0 })
    expect(made.topicIds).toHaveLength(5)
    expect((await library(org)).map(({ topic_id: id }) => id)).toContain(adopted.topicId)
    expect(await json<GeneratedMatrix>(owner.post(PATH, body))).toMatchObject({
      created: 0,
      duplicates: 8,
      topicIds: [],
    })
    expect(await json<MatrixPreview>(owner.post(PATH, { ...body, preview: true }))).toMatchObject({
      new: 0,
      duplicates: 8,
    })
    expect(await used(org)).toBe(16)
  })

  it("writes to the caller's workspace only", async ({ expect }) => {
    const org = await anOrg()
    const owner = await org.signedInAs("owner")
    const body = { dimensions: dimensions(aName("Ford truck")) }
    await owner.post(PATH, body)
    const inWorkspace = { "X-Workspace-Id": "emea" }
    expect(await json<MatrixPreview>(owner.post(PATH, { ...body, preview: true }, inWorkspace))).toMatchObject({
      new: 2,
    })
    expect(await json<GeneratedMatrix>(owner.post(PATH, body, inWorkspace))).toMatchObject({ created: 2 })
    expect((await library(org)).filter((one) => one.workspace_id === "emea")).toHaveLength(2)
  })

  it("counts invalid names as errors and refunds their credits", async ({ expect }) => {
    const org = await anOrg()
    const owner = await org.signedInAs("owner")
    const body = {
      dimensions: [
        { name: "A", values: ["!?", aName("Violin")] },
        { name: "B", values: ["...", "--"] },
      ],
    }
    expect(await json<MatrixPreview>(owner.post(PATH, { ...body, preview: true }))).toMatchObject({
      totalTopics: 4,
      new: 1,
      duplicates: 1,
      errors: 2,
    })
    expect(await used(org)).toBe(0)
    expect(await json<GeneratedMatrix>(owner.post(PATH, body))).toMatchObject({
      totalTopics: 4,
      created: 1,
      duplicates: 1,
      errors: 2,
    })
    expect(await used(org)).toBe(2)
  })

  it("rejects the whole request when too few credits are left, but allows a preview", async ({ expect }) => {
    const org = await anOrg("free")
    const owner = await org.signedInAs("owner")
    await org.ctx().meter.reserve("classifications", 97)
    const body = { dimensions: dimensions(aName("Ford truck"), aName("Green tea")) }
    const refused = await owner.post(PATH, body)
    await expect(refused).toRefuse(429, "Monthly classifications quota exceeded")
    expect(await refused.json()).toMatchObject({ limit: 100, used: 97, remaining: 0 })
    expect(await library(org)).toEqual([])
    expect(await json<MatrixPreview>(owner.post(PATH, { ...body, preview: true }))).toMatchObject({ new: 4 })
    expect(await used(org)).toBe(97)
  })

  it("previews counts, sensitive topics and samples of the whole matrix without writing", async ({ expect }) => {
    const org = await anOrg()
    const owner = await org.signedInAs("owner")
    const [plain, health] = [aName("Garden furniture"), aName("Diabetes")]
    const body = {
      dimensions: [
        { name: "Subject", values: [plain, health] },
        { name: "Age", values: Array.from({ length: 20 }, (_, i) => `aged ${i + 20}`) },
      ],
      segmentType: "B2B",
      preview: true,
    }
    const preview = await json<MatrixPreview>(owner.post(PATH, body))
    expect(preview).toMatchObject({ totalTopics: 40, errors: 0, sensitive: 20 })
    expect(preview.new + preview.duplicates).toBe(40)
    expect(preview.samples).toHaveLength(10)
    expect(preview.samples.map((one) => one.topic_name)).toEqual([
      ...[20, 24, 28, 32, 36].map((age) => `${plain} aged ${age}`),
      ...[20, 24, 28, 32, 36].map((age) => `${health} aged ${age}`),
    ])
    expect(preview.samples.at(-1)).toMatchObject({ sensitivity: "Sensitive", segment_type: "B2B" })
    expect(await library(org)).toEqual([])
    expect(await used(org)).toBe(0)
    const { caller } = await (await anOrg()).apiKey(["topics:read"])
    const { total } = await json<Page<unknown>>(caller.get(`/api/topics/catalog?search=${health.split(" ")[1]}`))
    expect(total).toBe(0)
  })

  it("rejects viewers, preview or not", async ({ expect }) => {
    const viewer = await (await anOrg()).signedInAs("viewer")
    await expect(await viewer.post(PATH, { dimensions: dimensions("x") })).toRefuse(403, "Forbidden")
    await expect(await viewer.post(PATH, { dimensions: dimensions("x"), preview: true })).toRefuse(403, "Forbidden")
    await expect(await anonymous.post(PATH, {})).toRefuse(401, "Unauthorized")
  })

  it("goes beyond one chunk and previews the same", async ({ expect }) => {
    const org = await anOrg()
    const { caller } = await org.apiKey(["classify"])
    const tail = aName("").trim()
    const body = {
      dimensions: [
        { name: "A", values: WORDS.map((word) => `${word} ${tail}`) },
        { name: "B", values: PLACES },
        { name: "C", values: ["owners", "readers", "buyers", "teachers", "coaches", "OWNER", "judges"] },
      ],
    }
    const preview = await json<MatrixPreview>(caller.post(PATH, { ...body, preview: true }))
    const made = await json<GeneratedMatrix>(caller.post(PATH, body))
    expect(made).toMatchObject({ totalTopics: 700, created: preview.new, duplicates: preview.duplicates, errors: 0 })
    expect(made.created).toBeGreaterThan(500)
    expect(made.duplicates).toBeGreaterThanOrEqual(100)
    expect(new Set(made.topicIds).size).toBe(made.created)
  })

  it(
    "keeps the chunks that went well, and answers an error only where none did",
    { timeout: 600_000 },
    async ({ expect }) => {
      const org = await anOrg()
      const ctx = org.ctx()
      const tail = aName("").trim()
      const body = {
        dimensions: [
          { name: "A", values: WORDS.map((word) => `${word} ${tail}`) },
          { name: "B", values: PLACES },
          { name: "C", values: ["owners", "readers", "buyers", "teachers", "coaches", "judges"] },
        ],
      }
      const failing = (shouldFail: (batch: number) => boolean): D1Database => {
        let batches = 0
        return {
          prepare: (text: string) => ctx.d1.prepare(text),
          // Each chunk looks in a batch per database and writes in a third.
          batch: (list: D1PreparedStatement[]) =>
            shouldFail(++batches) ? Promise.reject(new Error("D1 is away")) : ctx.d1.batch(list),
        } as unknown as D1Database
      }
      await expect(generateMatrix({ ...ctx, ...everyDatabase(failing(() => true)) }, body)).rejects.toThrow(
        "D1 is away",
      )
      expect(await used(org)).toBe(0)
      const made = await generateMatrix({ ...ctx, ...everyDatabase(failing((batch) => batch === 4)) }, body)
      expect(made).toMatchObject({ totalTopics: 600, errors: 100 })
      expect(await used(org)).toBe(500)
      const again = await generateMatrix(ctx, body)
      expect(again.created).toBeGreaterThan(0)
      expect(again.created + again.duplicates).toBe(600)
    },
  )
})

describe("GET /api/dimension-sets", () => {
  it("returns 22 dimension sets with the value counts of the interface", async ({ expect }) => {
    const { caller } = await (await anOrg()).apiKey(["classify"])
    const sets = await json<DimensionSet[]>(caller.get("/api/dimension-sets"))
    expect(sets).toHaveLength(22)
    const of = (name: string) => sets.find((set) => set.name === name)?.values ?? []
    expect(of("Age Range")).toEqual(["18-24", "25-34", "35-44", "45-54", "55-64", "65+"])
    expect(of("C-Suite Title")).toEqual(["CEO", "CFO", "CTO", "CMO", "COO", "CIO", "CHRO", "CDO"])
    expect(of("US State")).toHaveLength(52)
    const counts = ["Seniority Level", "Department", "Company Size", "Company Revenue", "Company Industry"].map(
      (name) => of(name).length,
    )
    expect(counts).toEqual([5, 15, 8, 7, 15])
    expect(sets.filter(({ kind }) => kind === "demographic")).toHaveLength(15)
    for (const { name, values } of sets) expect(new Set(values).size, name).toBe(values.length)
  })

  it("generates a matrix from the built-in sets", async ({ expect }) => {
    const org = await anOrg()
    const { caller } = await org.apiKey(["classify"])
    const sets = await json<DimensionSet[]>(caller.get("/api/dimension-sets"))
    const of = (name: string) => sets.find((set) => set.name === name) ?? { name, values: [] }
    const body = {
      dimensions: [of("Age Range"), of("Gender")],
      template: `{Gender} ${aName("cyclists")} aged {Age Range}`,
      preview: true,
    }
    expect(await json<MatrixPreview>(caller.post(PATH, body))).toMatchObject({ totalTopics: 18, errors: 0 })
  })
})
