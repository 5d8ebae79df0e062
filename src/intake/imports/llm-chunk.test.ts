import { describe, it } from "vitest"
import { readRows } from "../../kernel/db/rows.ts"
import { llmCalls } from "../../kernel/db/schema/index.ts"
import { sql } from "../../kernel/db/sql.ts"
import { aProvider } from "../../testing/a-provider.ts"
import { aName, anOrg, testServices } from "../../testing/factories.ts"
import type { ScriptInput } from "../../testing/provider-scripts.ts"
import { anUnknownName } from "../../testing/unknown-name.ts"
import { importSentChunk } from "./import-chunk.ts"

const mappings = [{ csvColumn: "Name", targetField: "topic_name" as const }]

async function importWithLlm(names: string[], scripts: ScriptInput[], useLLM = true) {
  const org = await anOrg()
  const { provider, seen } = await aProvider(scripts)
  const ctx = { ...org.ctx(), llm: provider }
  const { id } = await org.importBatch(names.length, { useLLM })
  const rows = names.map((Name) => ({ Name }))
  const answer = await importSentChunk(ctx, id, { chunkIndex: 0, rows, mappings })
  const { results } = await ctx.d1
    .prepare(
      `SELECT t.engine, count(*) AS n FROM org_topics AS link CROSS JOIN topics AS t ON t.id = link.topic_id
       WHERE link.org_id = ? GROUP BY t.engine ORDER BY t.engine`,
    )
    .bind(org.id)
    .all<{ engine: string; n: number }>()
  const calls = await readRows(ctx.d1, llmCalls, sql`WHERE org_id = ${org.id}`)
  return { answer, engines: results, seen: await seen(), calls }
}

describe("an import with the LLM", () => {
  it("classifies at most 10 topics per chunk, and only globally new ones", async ({ expect }) => {
    const known = aName("Known audience")
    await (await anOrg()).topic(known)
    const names = Array.from({ length: 14 }, (_, i) => aName(`Audience ${i}`))
    const { answer, engines, seen, calls } = await importWithLlm([known, ...names, names[0] ?? ""], [])
    expect(answer).toMatchObject({ successCount: 15, adoptedCount: 1, duplicateCount: 1 })
    expect(seen).toHaveLength(10)
    expect(JSON.stringify(seen)).not.toContain(known)
    expect(engines).toEqual([
      { engine: "llm", n: 10 },
      { engine: "local", n: 5 },
    ])
    expect(calls.filter(({ purpose, failed }) => purpose === "import" && !failed)).toHaveLength(10)
  })

  it("spends its calls on the rows that the rules are least sure of", async ({ expect }) => {
    const sure = ["coffee drinkers", "truck owners", "golf players"].flatMap((name) =>
      Array.from({ length: 4 }, (_, i) => `${name} aged ${20 + i} to ${60 + i}`),
    )
    const unsure = Array.from({ length: 3 }, anUnknownName)
    const { seen } = await importWithLlm([...sure, ...unsure], [])
    expect(seen).toHaveLength(10)
    for (const name of unsure) expect(JSON.stringify(seen)).toContain(name)
  })

  it("keeps the local result where the LLM fails", async ({ expect }) => {
    const scripts: ScriptInput[] = [
      { type: "error", status: 400 },
      { type: "invalid_json" },
      { type: "wrong_segment_type" },
      { type: "refusal" },
    ]
    const names = Array.from({ length: 4 }, (_, i) => aName(`Audience ${i}`))
    const { answer, engines, calls } = await importWithLlm(names, scripts)
    expect(answer).toMatchObject({ successCount: 4, errorCount: 0 })
    expect(engines).toEqual([{ engine: "local", n: 4 }])
    expect(calls.every(({ failed }) => failed)).toBe(true)
    // A person looks at what the model placed outside the taxonomy.
    const reviews = testServices().d1.prepare(
      `SELECT review_status AS status, review_reason AS reason FROM topics
       WHERE topic_name IN (SELECT value FROM json_each(?)) AND review_status IS NOT NULL`,
    )
    const { results } = await reviews.bind(JSON.stringify(names)).all()
    expect(results).toEqual([{ status: "needs_review", reason: 'Invalid segment_type: "B2X"' }])
  })

  it("makes no LLM call unless useLLM is set", async ({ expect }) => {
    const { seen } = await importWithLlm([aName("Audience")], [], false)
    expect(seen).toEqual([])
  })
})
