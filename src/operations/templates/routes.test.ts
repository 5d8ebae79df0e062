import { afterEach, describe, it } from "vitest"
import { OutputTemplatePatch } from "../../knowledge/outputs/template.ts"
import type { Caller } from "../../testing/client.ts"
import { aJob, oldTopics } from "../../testing/a-job.ts"
import { aName, anOperator, anOrg, testServices } from "../../testing/factories.ts"
import { type Created, json } from "../../testing/topic-answers.ts"
import type { TemplateRecord } from "./template-rows.ts"

const PATH = "/api/admin/output-templates"
const smallest = (platformKey: string) => ({ platformKey, displayName: "My DSP", pathFields: [{ key: "topic" }] })
const aKey = () => `p${aName("").trim().toLowerCase()}`

const create = (operator: Caller, body: object) => json<TemplateRecord>(operator.post(PATH, body))
const classify = async (caller: Caller, content: string) => {
  const messages = [{ role: "user", content }]
  const { text } = await json<{ text: string }>(caller.post("/api/classify", { messages, engine: "local" }))
  return JSON.parse(text) as Record<string, string>
}

// Templates are global: a leftover would add outputs to other tests' topics.
afterEach(() => testServices().d1.prepare("DELETE FROM output_templates").run())

describe("templates", () => {
  it("start with the four built-in ones, in order", async ({ expect }) => {
    const operator = await anOperator()
    const all = await json<TemplateRecord[]>(operator.get(PATH))
    // Other tests have their own templates.
    expect(
      all
        .filter(({ builtIn }) => builtIn)
        .map(({ id, platformKey, isActive, builtIn }) => [id, platformKey, isActive, builtIn]),
    ).toEqual([
      ["tpl_dspapi", "dspapi", true, true],
      ["tpl_marketplace", "marketplace", true, true],
      ["tpl_internal", "internal", true, true],
      ["tpl_exchange", "exchange", false, true],
    ])
  })

  it("can be chosen for a connection by key and name, inactive ones too", async ({ expect }) => {
    const viewer = await (await anOrg()).signedInAs("viewer")
    const choices = await json<{ key: string; name: string }[]>(viewer.get("/api/output-templates"))
    expect(choices.map(({ key }) => key)).toEqual(
      expect.arrayContaining(["dspapi", "marketplace", "internal", "exchange"]),
    )
    expect(Object.keys(choices[0] ?? {})).toEqual(["key", "name"])
  })

  it("are created with the defaults of the interface, shown, listed and deleted", async ({ expect }) => {
    const operator = await anOperator()
    const body = smallest(aKey())
    const answer = await operator.post(PATH, { ...body, sortOrder: 1 })
    expect(answer.status).toBe(201)
    const created = await json<TemplateRecord>(answer)
    expect(created).toMatchObject({
      ...body,
      id: expect.stringMatching(/^tpl_[0-9A-Za-z]{20}$/),
      sortOrder: 1,
      isActive: true,
      pathSeparator: " > ",
      slugSeparator: "-",
      includeSlug: true,
      descPrefixB2b: "Professionals who",
      descPrefixB2c: "Consumers who",
      descPrefixB2b2c: "Consumers and professionals who",
      recency: "30 Day",
      dbColumnName: null,
      dbColumnDesc: null,
      builtIn: false,
    })
    expect(await json(operator.get(`${PATH}/${created.id}`))).toEqual(created)
    const keys = (await json<TemplateRecord[]>(operator.get(PATH))).map(({ platformKey }) => platformKey)
    expect(keys).toEqual(["dspapi", "marketplace", body.platformKey, "internal", "exchange"])
    expect(await json(operator.delete(`${PATH}/${created.id}`))).toEqual({ deleted: true })
    await expect(await operator.get(`${PATH}/${created.id}`)).toRefuse(404, "Template not found")
    await expect(await operator.delete(`${PATH}/${created.id}`)).toRefuse(404, "Template not found")
    await expect(await operator.patch(`${PATH}/${created.id}`, { recency: "x" })).toRefuse(404, "Template not found")
  })

  it("have a unique platformKey", async ({ expect }) => {
    const operator = await anOperator()
    const [first, second] = [aKey(), aKey()]
    const taken = (key: string) => `A template with platformKey ${key} already exists`
    await create(operator, smallest(first))
    await expect(await operator.post(PATH, smallest(first))).toRefuse(409, taken(first))
    await expect(await operator.post(PATH, smallest("dspapi"))).toRefuse(409, taken("dspapi"))
    const { id } = await create(operator, smallest(second))
    await expect(await operator.patch(`${PATH}/${id}`, { platformKey: first })).toRefuse(409, taken(first))
    await expect(await operator.patch(`${PATH}/${id}`, { platformKey: "internal" })).toRefuse(409, taken("internal"))
    const answers = await Promise.all([1, 2, 3].map(() => operator.post(PATH, smallest(`${first}.x`))))
    expect(answers.map(({ status }) => String(status)).sort()).toEqual(["201", "409", "409"])
  })

  it("change only in the given fields, even with concurrent edits", async ({ expect }) => {
    const operator = await anOperator()
    const { id, ...before } = await create(operator, { ...smallest(aKey()), descCharLimit: 40, descTemplate: "a" })
    await Promise.all([
      operator.patch(`${PATH}/${id}`, { recency: "7 Day" }),
      operator.patch(`${PATH}/${id}`, { descCharLimit: null, sortOrder: 9 }),
      operator.patch(`${PATH}/${id}`, { isActive: false, pathFields: [{ key: "group", label: "G" }] }),
    ])
    expect(await json(operator.get(`${PATH}/${id}`))).toMatchObject({
      ...before,
      recency: "7 Day",
      descCharLimit: null,
      sortOrder: 9,
      isActive: false,
      pathFields: [{ key: "group", label: "G" }],
      updatedAt: expect.any(String),
    })
    await expect(await operator.patch(`${PATH}/${id}`, {})).toRefuse(400, "No valid fields to update")
    await expect(await operator.patch(`${PATH}/${id}`, { nobody: 1 })).toRefuse(400, "No valid fields to update")
  })

  it("that are built in can be edited, but not deleted or renamed", async ({ expect }) => {
    const operator = await anOperator()
    await expect(await operator.delete(`${PATH}/tpl_dspapi`)).toRefuse(409, "Built-in templates cannot be deleted")
    const other = await operator.patch(`${PATH}/tpl_dspapi`, { platformKey: "other" })
    await expect(other).toRefuse(409, "Built-in templates keep their platformKey")
    const edit = { platformKey: "dspapi", recency: "90 Day" }
    const edited = await json<TemplateRecord>(operator.patch(`${PATH}/tpl_dspapi`, edit))
    expect(edited).toMatchObject({ id: "tpl_dspapi", builtIn: true, recency: "90 Day", descCharLimit: 500 })
    expect(edited.pathFields).toHaveLength(7)
    await expect(await operator.delete(`${PATH}/tpl_dspapi`)).toRefuse(409, "Built-in templates cannot be deleted")
    expect(await json<TemplateRecord[]>(operator.get(PATH))).toHaveLength(4)
  })

  it("are limited to thirty", async ({ expect }) => {
    const operator = await anOperator()
    // All at once: each answer waits for leases to end.
    const answers = await Promise.all(Array.from({ length: 30 }, () => operator.post(PATH, smallest(aKey()))))
    expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 201))
    await expect(await operator.post(PATH, smallest(aKey()))).toRefuse(400, "Maximum 30 output templates")
  })
})

describe("outputs", () => {
  it("follow the current templates from the next request on", async ({ expect }) => {
    const org = await anOrg()
    const [operator, owner] = [await anOperator(), await org.signedInAs("owner")]
    const platformKey = aKey()
    const template = { ...smallest(platformKey), includeSlug: false, descTemplate: "{{prefix}} like {{topic}}" }
    const { id } = await create(operator, template)
    const name = aName("Truck owners")
    const topic = await json<Created>(owner.post("/api/topics", { topic_name: name }))
    expect(topic.platform_outputs).toEqual({
      [platformKey]: { name, description: `Consumers who like ${name}` },
    })
    expect(topic.segment_name_dspapi).toContain("> Auto >")

    await operator.patch(`${PATH}/${id}`, { descTemplate: "{{group}}" })
    await operator.patch(`${PATH}/tpl_dspapi`, { pathFields: [{ key: "audience_tag" }], descTemplate: "{{category}}!" })
    expect(await classify(owner, name)).toMatchObject({ segment_desc_dspapi: "Auto!" })
    // A template change leaves stored topics unchanged until they are reclassified.
    const { data } = await json<{ data: Created[] }>(owner.get("/api/topics"))
    expect(data[0]?.segment_desc_dspapi).toBe(topic.segment_desc_dspapi)
    const reclassified = await json<Created>(owner.post(`/api/topics/${topic.id}/reclassify`, {}))
    expect(reclassified).toMatchObject({
      segment_name_dspapi: "Consumer",
      segment_desc_dspapi: "Auto!",
      platform_outputs: { [platformKey]: { name, description: "Automotive" } },
    })

    await operator.delete(`${PATH}/${id}`)
    await operator.patch(`${PATH}/tpl_marketplace`, { isActive: false })
    await operator.patch(`${PATH}/tpl_exchange`, { isActive: true })
    const last = await json<Created>(owner.post(`/api/topics/${topic.id}/reclassify`, {}))
    expect(last.segment_name_marketplace).toBe("")
    expect(Object.keys(last.platform_outputs)).toEqual(["exchange"])
  })

  it("are stored in the columns a template names, custom templates before built-in ones", async ({ expect }) => {
    const [operator, owner] = [await anOperator(), await (await anOrg()).signedInAs("owner")]
    const columns = { dbColumnName: "segment_name_marketplace", dbColumnDesc: null }
    const platformKey = aKey()
    await create(operator, { ...smallest(platformKey), ...columns, includeSlug: false, descTemplate: "d" })
    const name = aName("Tea drinkers")
    const topic = await json<Created>(owner.post("/api/topics", { topic_name: name }))
    expect(topic.segment_name_marketplace).toBe(name)
    expect(topic.segment_desc_marketplace).toContain("Consumers who")
    expect(topic.platform_outputs).toEqual({ [platformKey]: { name, description: "d" } })
  })

  it("are capped in length", async ({ expect }) => {
    const [operator, owner] = [await anOperator(), await (await anOrg()).signedInAs("owner")]
    const platformKey = aKey()
    const pathFields = Array.from({ length: 50 }, () => ({ key: "x", format: "{{audience_story}}".repeat(100) }))
    const descTemplate = "{{audience_story}}".repeat(1_000)
    const slugFields = Array.from({ length: 50 }, () => "audience_story")
    await create(operator, { ...smallest(platformKey), pathFields, descTemplate, slugFields })
    const topic = await json<Created>(owner.post("/api/topics", { topic_name: aName("Tea drinkers") }))
    expect(topic.platform_outputs[platformKey]?.name).toHaveLength(1_000)
    expect(topic.platform_outputs[platformKey]?.description).toHaveLength(5_000)
  })
})

describe("an invalid template", () => {
  const nameColumns = "segment_name_dspapi, segment_name_marketplace, segment_name_internal, or null"
  const descColumns = "segment_desc_dspapi, segment_desc_marketplace, internal_description, or null"
  const refused: [string, object][] = [
    ["platformKey is required", { platformKey: undefined }],
    ["platformKey must be lowercase without spaces", { platformKey: "My DSP" }],
    ["platformKey must be lowercase without spaces", { platformKey: "__proto__" }],
    ["displayName is required", { displayName: "" }],
    ["pathFields must be an array", { pathFields: "topic" }],
    ["pathFields must not be empty", { pathFields: [] }],
    ["pathFields must have at most 50 items", { pathFields: Array.from({ length: 51 }, () => ({ key: "topic" })) }],
    ["pathFields format must be at most 2000 characters", { pathFields: [{ key: "x", format: "x".repeat(2_001) }] }],
    ["descTemplate must be at most 20000 characters", { descTemplate: "{".repeat(20_001) }],
    ["descCharLimit must be at least 1", { descCharLimit: 0 }],
    [`dbColumnName must be one of ${nameColumns}`, { dbColumnName: "topic_name" }],
    [`dbColumnName must be one of ${nameColumns}`, { dbColumnName: "segment_name_dspapi; DROP TABLE topics" }],
    [`dbColumnDesc must be one of ${descColumns}`, { dbColumnDesc: "segment_name_dspapi" }],
    ["isActive must be true or false", { isActive: "yes" }],
    ["sortOrder must be a whole number", { sortOrder: 1.5 }],
  ]
  it.for(refused)("is rejected: %s", async ([message, fault], { expect }) => {
    const operator = await anOperator()
    await expect(await operator.post(PATH, { ...smallest(aKey()), ...fault })).toRefuse(400, message)
    const { id } = await create(operator, smallest(aKey()))
    if (!OutputTemplatePatch.safeParse(fault).success) {
      await expect(await operator.patch(`${PATH}/${id}`, fault)).toRefuse(400, message)
    }
  })

  it("keeps no half surrogate pairs", async ({ expect }) => {
    const operator = await anOperator()
    const created = await create(operator, { ...smallest(aKey()), recency: "x\ud800y" })
    expect(created.recency).toBe("x\ufffdy")
  })

  it("is skipped if stored: classification continues", async ({ expect }) => {
    const { d1 } = testServices()
    await d1
      .prepare(
        `INSERT INTO output_templates (id, platform_key, display_name, config, created_at, updated_at)
         VALUES ('tpl_broken', 'broken', 'x', '{"pathFields": 3}', '', '')`,
      )
      .run()
    const owner = await (await anOrg()).signedInAs("owner")
    expect(await classify(owner, "truck owners")).toMatchObject({ parent_category: "Auto" })
    expect(await json<unknown[]>((await anOperator()).get(PATH))).toHaveLength(4)
  })
})

describe("a preview", () => {
  it("returns name, description, length and every variable, and writes nothing", async ({ expect }) => {
    const operator = await anOperator()
    const draft = {
      pathFields: [{ key: "topic" }, { key: "x", format: "{{segment_type}}!" }],
      descTemplate: "{{prefix}} a",
    }
    const preview = await json<Record<string, unknown>>(operator.post(`${PATH}/preview`, draft))
    expect(preview).toMatchObject({
      name: "Electric SUV Shoppers > B2C!",
      description: "Consumers who a",
      descLength: 15,
      context: { topic: "Electric SUV Shoppers", audience_tag: "Consumer", org_alias: "Acme" },
    })
    expect(await json<unknown[]>(operator.get(PATH))).toHaveLength(4)
    await expect(await operator.post(`${PATH}/preview`, {})).toRefuse(400, "pathFields must be an array")
  })

  it("reach topics with and without overrides at the same moment, and an edited one at once", async ({ expect }) => {
    const { org, category, links } = await oldTopics(3)
    const owner = await org.signedInAs("owner")
    const [, own, edited] = links
    await owner.patch(`/api/topics/${own}`, { segment_type: "B2B" })
    const names = async () => {
      const { data } = await json<{ data: Created[] }>(owner.get("/api/topics?sortBy=created_at&sortOrder=asc"))
      const file = await (await owner.get("/api/export?format=json&full=true")).text()
      for (const { segment_name_dspapi: name } of data) expect(file).toContain(name)
      return links.map((id) =>
        data
          .find((one) => one.id === id)
          ?.segment_name_dspapi.split(" > ")
          .at(-1),
      )
    }
    const operator = await anOperator()
    await operator.patch(`${PATH}/tpl_dspapi`, { recency: "90 Day" })
    expect(await names()).toEqual(["30 Day", "30 Day", "30 Day"])
    await owner.patch(`/api/topics/${edited}`, { segment_type: "B2B" })
    expect(await names()).toEqual(["30 Day", "30 Day", "90 Day"])
    await operator.patch(`${PATH}/tpl_dspapi`, { recency: "7 Day" })
    expect(await names()).toEqual(["30 Day", "30 Day", "90 Day"])
    await aJob(org.ctx(), "reclassify", { mode: "local", parentCategoryFilter: category })
    expect(await names()).toEqual(["7 Day", "7 Day", "7 Day"])
    const overrides = await testServices()
      .d1.prepare("SELECT overrides FROM org_topics WHERE id = ?")
      .bind(own)
      .first<string>("overrides")
    expect(JSON.parse(overrides ?? "")).toEqual({ segment_type: "B2B" })
  })
})
