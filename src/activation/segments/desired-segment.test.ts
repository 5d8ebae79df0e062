import { describe, it } from "vitest"
import { compileTemplate } from "../../knowledge/outputs/compile.ts"
import { createPushRun } from "../runs/create-run.ts"
import { aPush } from "../../testing/a-push.ts"
import { testServices } from "../../testing/factories.ts"
import { desiredSegment, type SubjectRow } from "./desired-segment.ts"
import { namingOf } from "./naming.ts"

const ROW: SubjectRow = {
  topic_name: "Electric SUV Shoppers",
  taxonomy_type: "Automotive",
  parent_category: "Auto",
  subcategory: "Electric & Hybrid Vehicles",
  iab_code: "22",
  segment_type: "B2C",
  audience_type: "In-Market",
  intensity: "High",
  buyer_journey: "Decision",
  sensitivity: "None",
  engine_version: "2.5",
  overrides: "{}",
  taxonomy_path: "Electric & Hybrid Vehicles > Electric Vehicles",
  keywords: '["electric suv"]',
  unsure: 0,
  intent: "product",
  secondary_intent: null,
  language: null,
  qualifiers: null,
  awareness: "Product Aware",
  funnel: "Lower",
  composite_score: 86,
  sensitivity_confidence: 0.99,
}

type Platform = "marketplace" | "dspapi" | "exchange" | "custom_api"
const segment = async (platform: Platform, row: Partial<SubjectRow> = {}, config: Record<string, unknown> = {}) => {
  const naming = await namingOf(testServices(), { id: "conn_1", platform, config })
  return naming && desiredSegment(naming, { ...ROW, ...row })
}

describe("desiredSegment", () => {
  it("uses the platform's default template, even if it is inactive", async ({ expect }) => {
    const exchange = await segment("exchange")
    expect(exchange?.name).toBe(
      "Electric SUV Shoppers (Product) > Auto > Electric & Hybrid Vehicles > B2C In-Market > Decision > 30 Day",
    )
    const marketplace = await segment("marketplace")
    expect(marketplace?.name).toBe(
      "Electric SUV Shoppers (Product) > Automotive > Auto > Electric & Hybrid Vehicles > B2C In-Market > Decision > 30 Day",
    )
    expect(marketplace?.engineVersion).toBe("2.5")
  })

  it("fits the platform's limits", async ({ expect }) => {
    const long = { topic_name: "x".repeat(400), overrides: JSON.stringify({ segment_desc_dspapi: "y".repeat(900) }) }
    const names = { marketplace: await segment("marketplace", long), dspapi: await segment("dspapi", long) }
    expect(names.marketplace?.name).toMatch(/^x{100,} \(Product\) > Automotive > .* > Decision > 30 Day$/)
    expect(names.marketplace?.name).toHaveLength(250)
    expect(names.dspapi?.name).toHaveLength(255)
    expect(names.dspapi?.description).toBe("y".repeat(500))
    const own = JSON.stringify({ segment_desc_marketplace: "z".repeat(900) })
    expect(await segment("marketplace", { overrides: own })).toMatchObject({ description: "z".repeat(245) })
  })

  it("uses the template named by template_key", async ({ expect }) => {
    const internal = await segment("dspapi", {}, { template_key: "internal" })
    expect(internal?.name).toMatch(/^Electric SUV Shoppers > Product > Automotive > Auto/)
    expect(internal?.description.length).toBeLessThanOrEqual(500)
    expect(await segment("dspapi", {}, { template_key: "unknown_template" })).toBeUndefined()
  })

  it("ignores deeper taxonomy nodes when the subcategory is overridden", async ({ expect }) => {
    const overrides = JSON.stringify({ subcategory: "Trucks & Vans" })
    const row = { subcategory: "Trucks & Vans", overrides }
    expect((await segment("dspapi", row, { template_key: "internal" }))?.description).toContain(
      "Automotive > Auto > Trucks & Vans as",
    )
  })

  it("uses the edited texts of a built-in template", async ({ expect }) => {
    const { version, config } = testServices()
    const builtIn = (await config()).templatesByKey.get("exchange")
    if (!builtIn) throw new Error("The built-in template is missing")
    const edits = { pathFields: [{ key: "topic" }], includeSlug: false, descTemplate: "{{category}}" }
    const live = {
      ...(await config()),
      templatesByKey: new Map([["exchange", compileTemplate({ ...builtIn, ...edits })]]),
    }
    const connection = { id: "conn_1", platform: "exchange" as const, config: {} }
    const [edited, before] = [
      await namingOf({ config: async () => live, version }, connection),
      await namingOf({ config, version }, connection),
    ]
    expect(edited && desiredSegment(edited, ROW)).toMatchObject({ name: "Electric SUV Shoppers", description: "Auto" })
    expect(edited?.stamp).not.toBe(before?.stamp)
  })
})

describe("a connection whose template does not exist", () => {
  it("rejects a new push, and fails the segments of a running one", async ({ expect }) => {
    const { ctx, connectionId, topicIds, start, push } = await aPush(1)
    const { runId } = await start()
    await ctx.d1
      .prepare("UPDATE connections SET config = json_set(config, '$.template_key', 'unknown_template') WHERE id = ?")
      .bind(connectionId)
      .run()
    await expect(createPushRun(ctx, connectionId, { topicIds, background: false, dryRun: false })).rejects.toThrow(
      "template_key: output template unknown_template does not exist",
    )
    const { results } = await push(runId)
    expect(results).toMatchObject([{ status: "error", error: "Output template unknown_template does not exist" }])
  })
})
