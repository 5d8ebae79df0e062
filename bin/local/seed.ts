import { existsSync, readFileSync, writeFileSync } from "node:fs"
import path from "node:path"
import { SAMPLES } from "../../src/testing/samples.ts"
import { topicNameOf } from "../../src/knowledge/engine/topic-name.ts"
import { ACME_FILE, GLOBEX_TOPICS } from "./demo-topics.ts"
import { DEMO_PATHS } from "./demo-platform.ts"
import { signIn } from "./sign-in.ts"

type Call = <T>(method: string, target: string, body?: unknown) => Promise<T>

/** Addresses of the stand-ins for other services. */
type Outside = { platform: string; resolver: string }

/** Keys of the demo organization, created through the API on the first run. */
export async function demoKeys(url: string, state: string): Promise<{ apiKey: string; sdkKey: string }> {
  const file = path.join(state, "demo-keys")
  if (!existsSync(file)) {
    const owner = await signedIn(url, "owner@acme.test")
    const make = async (target: string, name: string) =>
      (await owner<{ plaintext: string }>("POST", target, { name })).plaintext
    const keys = { apiKey: await make("/api/keys", "Demo key"), sdkKey: await make("/api/sdk-keys", "Demo page") }
    writeFileSync(file, JSON.stringify(keys), { mode: 0o600 })
  }
  return JSON.parse(readFileSync(file, "utf8")) as { apiKey: string; sdkKey: string }
}

/** Fills the demo organizations on the first run: Acme's library, an import, its signals, and Globex's topics in the catalog. */
export async function seedCatalog(url: string, state: string, apiKey: string, outside: Outside): Promise<void> {
  const done = path.join(state, "catalog-seeded")
  if (existsSync(done)) return
  const acme = calling(url, { authorization: `Bearer ${apiKey}` })
  for (const topic of SAMPLES) await acme("POST", "/api/topics", { topic_name: topicNameOf(topic) })
  await importRows(acme, ACME_FILE.name, ACME_FILE.rows)
  const globex = await signedIn(url, "owner@globex.test")
  await importRows(
    globex,
    "segments.csv",
    GLOBEX_TOPICS.map((name) => [name, ""]),
  )
  await seedSignals(url, outside)
  writeFileSync(done, new Date().toISOString())
}

/** Lets a buyer's agent try the signals of the demo organization: a domain, prices, and a platform to activate on. */
async function seedSignals(url: string, { platform, resolver }: Outside): Promise<void> {
  const owner = await signedIn(url, "owner@acme.test")
  await owner("PATCH", "/api/organization/settings", { domain: "acme.test" })
  const { record } = await owner<{ record: { name: string; value: string } }>("GET", "/api/organization/domain")
  await fetch(new URL("/records", resolver), {
    method: "PUT",
    body: JSON.stringify({ name: record.name, values: [record.value] }),
  })
  // A run with a resolver of its own has no record of the demo's domain, which then stays unproven.
  if (!process.env["DNS_RESOLVER_URL"]) await owner("POST", "/api/organization/domain/check", {})
  const cpm = { model: "cpm", cpm: 2.5, currency: "USD" }
  await owner("POST", "/api/prices", {
    pricing_options: [cpm, { model: "percent_of_media", percent: 12, max_cpm: 4, currency: "USD" }],
    coverage_percentage: 10,
  })
  const { id: connectionId } = await owner<{ id: string }>("POST", "/api/connections", {
    name: "The Trade Desk",
    platform: "custom_api",
    direction: "outbound",
    config: { api_base_url: platform, ...DEMO_PATHS },
    credentials: { token: "demo" },
  })
  await owner("POST", "/api/buyers", {
    name: "Nova Motors by Pinnacle Agency",
    brand: "novamotors.example",
    operator: "pinnacle-agency.example",
    destinations: [{ type: "platform", platform: "pinnacle-dsp", connectionId }],
  })
}

async function importRows(call: Call, filename: string, rows: readonly (readonly [name: string, id: string])[]) {
  const mappings = [
    { csvColumn: "Audience", targetField: "topic_name" },
    { csvColumn: "Id", targetField: "external_id" },
  ]
  const batch = { filename, totalRows: rows.length, mappings }
  const { batchId } = await call<{ batchId: string }>("POST", "/api/import", batch)
  const chunk = {
    chunkIndex: 0,
    mappings,
    rows: rows.map(([name, Id]) => ({ Audience: name && topicNameOf(name), Id })),
  }
  await call("POST", `/api/import/${batchId}/chunk`, chunk)
}

const signedIn = async (url: string, email: string) => calling(url, { cookie: await signIn(url, email), origin: url })

const calling =
  (url: string, credentials: Record<string, string>): Call =>
  async <T>(method: string, target: string, body?: unknown) => {
    const headers = { ...credentials, "content-type": "application/json" }
    const answer = await fetch(url + target, { method, headers, body: JSON.stringify(body) })
    if (!answer.ok) throw new Error(`Seeding failed at ${method} ${target}: ${answer.status} ${await answer.text()}`)
    return (await answer.json()) as T
  }
