import { describe, it } from "vitest"
import { readRows } from "../../kernel/db/rows.ts"
import { llmCalls } from "../../kernel/db/schema/index.ts"
import { sql } from "../../kernel/db/sql.ts"
import { aDocx, aPptx, base64Of, PDF, PNG } from "../../testing/a-file.ts"
import { anOrg, type TestContext } from "../../testing/factories.ts"
import { aProvider } from "../../testing/a-provider.ts"
import type { ScriptInput } from "../../testing/provider-scripts.ts"
import { analyzeBrief, API_WORDING, MAX_BASE64, SDK_WORDING } from "./analyze-brief.ts"
import { DOCX, PPTX } from "./media-types.ts"

const FAILED = "Classification failed"
const UNPARSED = "Failed to parse analysis response"
const UNREADABLE = "File could not be read"
const text = { data: base64Of("Sell electric SUVs to families in Ohio."), mediaType: "text/plain" }

async function aReader(scripts: ScriptInput[] = [], plan?: "free") {
  const org = await anOrg(plan)
  const { provider, seen } = await aProvider(scripts)
  const used: unknown[] = []
  const { meter, ...rest } = org.ctx()
  const record: TestContext["meter"]["record"] = (amounts) => {
    used.push(amounts)
    return meter.record(amounts)
  }
  const ctx: TestContext = { ...rest, llm: provider, meter: { ...meter, record } }
  const calls = () => readRows(ctx.d1, llmCalls, sql`WHERE org_id = ${org.id}`)
  return { ctx, seen, used, calls, analyze: (file = text) => analyzeBrief(ctx, file, API_WORDING) }
}

describe("analyzing a brief", () => {
  it("returns the document's recommendations and records usage", async ({ expect }) => {
    const fields = {
      summary: 'A <cite index="1">campaign</cite> for SUVs.',
      objectives: ["Sell SUVs", " "],
      target_audience: "Families",
      recommended_topics: [{ topic_name: "SUV Intenders", rationale: "Named as buyers" }],
    }
    const reader = await aReader([{ type: "answer", fields }])
    expect(await reader.analyze()).toEqual({
      summary: "A campaign for SUVs.",
      objectives: ["Sell SUVs"],
      targetAudience: "Families",
      recommendedTopics: [{ topic_name: "SUV Intenders", rationale: "Named as buyers" }],
    })
    const [call, ...others] = await reader.calls()
    expect(others).toEqual([])
    expect(call).toMatchObject({
      purpose: "brief",
      model: "claude-sonnet-5-5",
      authMethod: "session",
      webSearches: 0,
      failed: false,
    })
    const { inputTokens = 0, outputTokens = 0 } = call ?? {}
    expect(inputTokens * outputTokens).toBeGreaterThan(0)
    expect(reader.used).toEqual([{ tokens: inputTokens + outputTokens, webSearches: 0, cost: expect.any(Number) }])
  })

  it.for<[string, string, string, object]>([
    ["text", base64Of("Buy \u00e9clairs"), "text/plain; charset=utf-8", { type: "text", data: "Buy éclairs" }],
    ["Western text", btoa("Buy \xe9clairs"), "text/plain", { type: "text", data: "Buy éclairs" }],
    ["a letter", aDocx("Brief", "for all"), DOCX, { type: "text", data: "Brief\nfor all" }],
    ["slides", aPptx("One", "Two"), PPTX, { type: "text", data: "One\n\nTwo" }],
    ["a PDF", PDF, "application/pdf", { type: "base64", media_type: "application/pdf", data: PDF }],
    [
      "a picture",
      PNG.replace(/(.{30})/g, "$1\r\n"),
      "image/png",
      { type: "base64", media_type: "image/png", data: PNG },
    ],
  ])("sends %s as the provider takes it", async ([, data, mediaType, source], { expect }) => {
    const reader = await aReader()
    await reader.analyze({ data, mediaType })
    const [request] = await reader.seen()
    const [message] = (request?.body["messages"] ?? []) as { content: { type: string; source: object }[] }[]
    expect(message?.content[0]?.type).toBe(mediaType.startsWith("image") ? "image" : "document")
    expect(message?.content[0]?.source).toMatchObject(source)
    expect(request?.body).not.toHaveProperty("tools")
  })

  it.for<[string, string, string]>([
    ["a picture that says it is a PDF", PNG, "application/pdf"],
    ["a PDF that says it is a picture", PDF, "image/png"],
    ["a picture of another kind", PNG, "image/webp"],
    ["a zip that says it is text", aDocx("x"), "text/plain"],
    ["bytes that say they are text", base64Of(new Uint8Array([65, 0, 1, 2, 66, 200])), "text/plain"],
    ["blank text", base64Of(" \n\t "), "text/plain"],
    ["slides that say they are a letter", aPptx("x"), DOCX],
    ["no base64", "*not base64*", "text/plain"],
    ["half of base64", "QUJ", "text/plain"],
  ])("refuses %s", async ([, data, mediaType], { expect }) => {
    const reader = await aReader()
    await expect(reader.analyze({ data, mediaType })).rejects.toMatchObject({ status: 400, message: UNREADABLE })
    expect(await reader.seen()).toEqual([])
  })

  it("names the unsupported type in each route's wording", async ({ expect }) => {
    const { ctx } = await aReader()
    const movie = { data: "QUJD", mediaType: "video/mp4" }
    const large = { data: "A".repeat(MAX_BASE64 + 4), mediaType: "application/pdf" }
    const largeMovie = { ...large, mediaType: "video/mp4" }
    await expect(analyzeBrief(ctx, movie, API_WORDING)).rejects.toThrow(/^Unsupported file type$/)
    await expect(analyzeBrief(ctx, largeMovie, API_WORDING)).rejects.toThrow(/^Unsupported file type$/)
    await expect(analyzeBrief(ctx, large, API_WORDING)).rejects.toThrow(/^File too large \(max 10 MB\)$/)
    await expect(analyzeBrief(ctx, movie, SDK_WORDING)).rejects.toThrow(
      /^Unsupported media type: video\/mp4\. Accepted: application\/pdf, .*, text\/plain$/,
    )
    await expect(analyzeBrief(ctx, large, SDK_WORDING)).rejects.toThrow(/^File exceeds 10MB limit$/)
  })

  it("accepts a file of exactly 10 MB", async ({ expect }) => {
    const reader = await aReader()
    const data = base64Of("%PDF-1.4").slice(0, 8) + "A".repeat(MAX_BASE64 - 8)
    await reader.analyze({ data, mediaType: "application/pdf" })
    expect((await reader.seen()).map(({ status }) => status)).toEqual([200])
  })

  it.for<[ScriptInput, number, string]>([
    [{ type: "error", status: 401 }, 500, FAILED],
    [{ type: "error", status: 400 }, 500, FAILED],
    [{ type: "refusal" }, 500, FAILED],
    [{ type: "error", status: 400, message: "Could not process PDF" }, 400, UNREADABLE],
    [{ type: "invalid_json" }, 502, UNPARSED],
    [{ type: "text", text: "I cannot do that." }, 502, UNPARSED],
    [{ type: "max_tokens" }, 502, UNPARSED],
    [{ type: "answer", fields: { summary: 5 } }, 502, UNPARSED],
  ])("%j ends in %i %s and costs no credit", async ([script, status, message], { expect }) => {
    const reader = await aReader([script], "free")
    await reader.ctx.meter.reserve("classifications", 99)
    await expect(reader.analyze()).rejects.toMatchObject({ status, message })
    expect((await reader.calls()).map(({ failed }) => failed)).toEqual([true])
    expect(reader.used).toEqual([expect.objectContaining({ tokens: 0 })])
    await reader.analyze()
    await expect(reader.analyze()).rejects.toMatchObject({
      status: 429,
      message: "Monthly classifications quota exceeded",
    })
  })

  it("requires remaining tokens", async ({ expect }) => {
    const reader = await aReader([], "free")
    await reader.ctx.meter.record({ tokens: 1_000_000 })
    await expect(reader.analyze()).rejects.toMatchObject({ status: 429, message: "Monthly tokens quota exceeded" })
  })

  it("requires a provider", async ({ expect }) => {
    const { ctx } = await aReader()
    const refused = { status: 500, message: "LLM provider key is not configured" }
    await expect(analyzeBrief({ ...ctx, llm: null }, text, API_WORDING)).rejects.toMatchObject(refused)
  })

  it("treats instructions in the document as text, and does not reveal its own", async ({ expect }) => {
    const probe = await aReader()
    await probe.analyze()
    const [{ text: instructions } = { text: "" }] = ((await probe.seen())[0]?.body["system"] ?? []) as {
      text: string
    }[]
    const reader = await aReader([{ type: "answer", fields: { summary: instructions.slice(0, 300) } }])
    await expect(reader.analyze()).rejects.toMatchObject({ status: 502, message: UNPARSED })
  })

  it("caps the length of the model's answer", async ({ expect }) => {
    const fields = {
      summary: "s".repeat(9_000),
      objectives: Array.from({ length: 99 }, () => "o".repeat(999)),
      recommended_topics: Array.from({ length: 99 }, (_, n) => ({
        topic_name: `${n} ${"t".repeat(999)}`,
        rationale: "r",
      })),
    }
    const reader = await aReader([{ type: "answer", fields }])
    const analysis = await reader.analyze()
    expect(analysis.summary).toHaveLength(4_000)
    expect(analysis.objectives).toHaveLength(20)
    expect(analysis.recommendedTopics).toHaveLength(30)
    expect(analysis.recommendedTopics[0]?.topic_name).toHaveLength(120)
  })
})
