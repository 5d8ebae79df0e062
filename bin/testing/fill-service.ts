import { setTimeout as pause } from "node:timers/promises"
import { startPlatformStub } from "../../src/testing/platform-stub.ts"
import { startProviderStub } from "../../src/testing/provider-stub.ts"
import { startSourceStub } from "../../src/testing/source-stub.ts"
import { signIn } from "../local/sign-in.ts"
import { request } from "./request.ts"

const PROVIDER_KEY = "sk-ant-test-fill"
export const RELAY_TOKEN = "a-token-for-the-relay-of-this-test"

/** Platforms, sources and the LLM provider on loopback, and the settings with which the service finds them. */
export async function startOutside() {
  const [platform, source, provider] = await Promise.all([startPlatformStub(), startSourceStub(), startProviderStub()])
  return {
    platformUrl: platform.url,
    sourceUrl: source.url,
    env: { ANTHROPIC_API_KEY: PROVIDER_KEY, ANTHROPIC_BASE_URL: provider.url, RELAY_TOKEN },
    stop: () => Promise.all([platform.stop(), source.stop(), provider.stop()]),
  }
}
type Outside = Awaited<ReturnType<typeof startOutside>>

export type Credentials = { apiKey: string; sdkKey: string; owner: string; operator: string }
type Caller = <T = unknown>(
  method: string,
  path: string,
  body?: unknown,
  headers?: Record<string, string>,
) => Promise<T>

/**
 * Uses a running service as its users do, so that it stores every kind of data: topics, imports, a sync, pushes, files for the relay, jobs, templates, reviews. It uses only HTTP, so it also fills an earlier release.
 */
export async function fillService(
  url: string,
  keys: { apiKey: string; sdkKey: string },
  outside: Outside,
): Promise<Credentials> {
  const credentials = {
    ...keys,
    owner: await signIn(url, "owner@acme.test"),
    operator: await signIn(url, "operator@strata.test"),
  }
  const owner = calling(url, { cookie: credentials.owner, origin: url })
  const operator = calling(url, { cookie: credentials.operator, origin: url })
  const api = calling(url, { authorization: `Bearer ${keys.apiKey}` })
  const relay = calling(url, { authorization: `Bearer ${RELAY_TOKEN}` })

  const topics: { id: string; topic_id: string }[] = []
  for (const name of ["Trail Runners", "Luxury Watch Collectors", "Line\nBroken O'Briens", "Pet Insurance Shoppers"]) {
    topics.push(await api("POST", "/api/topics", { topic_name: name }))
  }
  const [first, second, third, fourth] = topics.map(({ id }) => id)
  topics.push(await api("POST", "/api/topics", { topic_name: "Workspace Yogis" }, { "x-workspace-id": "team-1" }))
  await owner("PATCH", `/api/topics/${first}`, { segment_type: "B2B" })
  await api("POST", "/api/classify", { messages: [{ role: "user", content: "solar panel buyers" }], engine: "llm" })
  await importRows(api, "/api/import", ["Cordless Drill Buyers", "", "Trail Runners"])
  await importFile(api)
  await syncFrom(owner, outside)
  const marketplace = await pushTo(owner, outside, [first, second, fourth])
  await handToRelay(owner, relay, third)
  await refreshWithErrors(owner, outside, marketplace, first)
  await operate(operator, topics)
  await useSignals(owner, api, marketplace, fourth)
  await owner("POST", "/api/invitations", { email: "guest@elsewhere.test", role: "viewer" })
  await usageIsStored(owner, operator)
  return credentials
}

/** A price, a signal at an agent, and a plan. */
async function useSignals(owner: Caller, api: Caller, connectionId: string, topicId: string | undefined) {
  const price = { topicId, pricing_options: [{ model: "cpm", cpm: 2, currency: "USD" }] }
  const { pricing_options: options } = await owner<{ pricing_options: { pricing_option_id: string }[] }>(
    "POST",
    "/api/prices",
    price,
  )
  const tool = (name: string, input: Record<string, unknown>) =>
    api("POST", "/mcp", { jsonrpc: "2.0", id: 1, method: "tools/call", params: { name, arguments: input } })
  await tool("activate_signal", {
    idempotency_key: "fill-service-activates",
    signal_agent_segment_id: topicId,
    pricing_option_id: options[0]?.pricing_option_id,
    destinations: [{ type: "agent", agent_url: "https://sales.example/mcp" }],
  })
  await tool("plan_push", { connection_id: connectionId, topic_ids: [topicId] })
}

async function importRows(call: Caller, path: string, names: string[]) {
  const mappings = [
    { csvColumn: "Name", targetField: "topic_name" },
    { csvColumn: "Score", targetField: "performance_score" },
  ]
  const batch = { filename: "rows.csv", totalRows: names.length, mappings }
  const { batchId } = await call<{ batchId: string }>("POST", path, batch)
  const rows = names.map((Name, i) => ({ Name, Score: String(0.8 - i / 10) }))
  await call("POST", `${path}/${batchId}/chunk`, { chunkIndex: 0, mappings, rows })
}

async function importFile(api: Caller) {
  const mappings = [{ csvColumn: "Name", targetField: "topic_name" }]
  const batch = { filename: "file.csv", totalRows: 2, mappings }
  const { batchId } = await api<{ batchId: string }>("POST", "/api/import", batch)
  const file = "Name\nUrban Beekeepers\nElectric Scooter Commuters\n"
  await api("POST", `/api/import/${batchId}/file`, file, { "content-type": "text/csv" })
  await until("the file import ends", async () => {
    const { status } = await api<{ status: string }>("GET", `/api/import/${batchId}/status`)
    return status === "completed"
  })
}

async function syncFrom(owner: Caller, { sourceUrl }: Outside) {
  const items = [
    { id: 1, name: "Home Brewing Beginners" },
    { id: 2, name: "Vinyl Record Collectors" },
  ]
  await fetch(`${sourceUrl}/_control/shop`, { method: "PUT", body: JSON.stringify({ items }) })
  const config = { base_url: `${sourceUrl}/shop` }
  const { id } = await owner<{ id: string }>("POST", "/api/connections", {
    name: "Shop",
    platform: "custom_api",
    direction: "inbound",
    config,
  })
  const { runId } = await owner<{ runId: string }>("POST", `/api/connections/${id}/sync/run`, {})
  for (let done = false; !done;) {
    ;({ done } = await owner<{ done: boolean }>("POST", `/api/connections/${id}/sync/run/${runId}/page`, {}))
  }
}

async function pushTo(owner: Caller, { platformUrl }: Outside, topicIds: (string | undefined)[]): Promise<string> {
  await fetch(`${platformUrl}/_control/acme`, { method: "PUT", body: "{}" })
  const base = `${platformUrl}/acme/marketplace`
  const { id } = await owner<{ id: string }>("POST", "/api/connections", {
    name: "Marketplace",
    platform: "marketplace",
    direction: "outbound",
    config: { api_base_url: base, token_url: `${base}/token`, default_cpm: 1.5 },
    credentials: {
      client_id: "client-1",
      username: "service@acme.test",
      password: "planted-s3cret-password",
      org_id: "1001",
    },
  })
  await push(owner, id, topicIds)
  return id
}

async function push(owner: Caller, connectionId: string, topicIds: (string | undefined)[]) {
  const path = `/api/connections/${connectionId}/push/run`
  const { runId } = await owner<{ runId: string }>("POST", path, { topicIds })
  for (let done = false; !done;) ({ done } = await owner<{ done: boolean }>("POST", `${path}/${runId}/push`, {}))
}

async function handToRelay(owner: Caller, relay: Caller, topicId: string | undefined) {
  await owner("PUT", `/api/topics/${topicId}/members/uid`, "uid-1\nuid-2\n")
  const { id } = await owner<{ id: string }>("POST", "/api/connections", {
    name: "Exchange",
    platform: "exchange",
    direction: "outbound",
    config: { account_id: 42, advertiser_account_id: "adv", match_key: "uid", upload_method: "sftp" },
    credentials: { sftp_host: "sftp.example.com", sftp_username: "strata", sftp_password: "planted-password" },
  })
  await push(owner, id, [topicId])
  const { leases } = await relay<{ leases: { token: string }[] }>("POST", "/api/relay/lease", { seconds: 600 })
  const fingerprint = `SHA256:${"a".repeat(43)}`
  await relay("POST", "/api/relay/lease/host-key", { token: leases[0]?.token, fingerprint })
}

/** A stale activation whose refresh the platform rejects. */
async function refreshWithErrors(
  owner: Caller,
  { platformUrl }: Outside,
  connectionId: string,
  topicId: string | undefined,
) {
  await owner("PATCH", `/api/topics/${topicId}`, { segment_type: "B2G" })
  const faults = [{ type: "status", status: 422, times: 5 }]
  await fetch(`${platformUrl}/_control/acme/faults`, { method: "POST", body: JSON.stringify(faults) })
  const { jobId } = await owner<{ jobId: string }>("POST", "/api/hygiene/refresh", { connectionId })
  for (let done = false; !done;) {
    ;({ done } = await owner<{ done: boolean }>("POST", `/api/hygiene/refresh/${jobId}/process`, {}))
  }
}

async function operate(operator: Caller, topics: { topic_id: string }[]) {
  await importRows(operator, "/api/admin/topics/bulk", ["Ceramic Kiln Owners"])
  const [first, second] = topics.map(({ topic_id }) => topic_id)
  await operator("PATCH", `/api/admin/topics/${first}`, { keywords: ["trail", "running"], reason: "Better keywords" })
  await operator("POST", "/api/admin/topics/review", {
    topicId: second,
    segmentType: "B2B",
    reason: "Sold to jewellers",
  })
  await operator("POST", "/api/admin/topics/archive", { topicIds: [topics.at(-1)?.topic_id], reason: "Not a topic" })
  await operator("POST", "/api/admin/output-templates", {
    platformKey: "acme_dsp",
    displayName: "Acme DSP",
    pathFields: [{ key: "topic" }],
  })
  const { data: found } = await operator<{ data: { id: string; topicName: string }[] }>(
    "GET",
    "/api/admin/topics?pageSize=100",
  )
  const idOf = (name: string) => found.find(({ topicName }) => topicName === name)?.id
  const clusters = [
    {
      winnerId: idOf("Urban Beekeepers"),
      winnerName: "Urban Beekeepers",
      loserIds: [idOf("Electric Scooter Commuters")],
      loserNames: ["Electric Scooter Commuters"],
      similarity: 0.96,
    },
  ]
  await processJob(operator, { jobType: "merge", config: { clusters } })
  await processJob(operator, { jobType: "reclassify", config: { mode: "local", force: true } })
  // One step only: the batch is at the provider and its requests are pending.
  const config = { mode: "llm", force: true, limit: 2, enableWebSearch: false }
  const { jobId } = await operator<{ jobId: string }>("POST", "/api/admin/jobs", { jobType: "reclassify", config })
  await operator("POST", `/api/admin/jobs/${jobId}/process`, {})
}

async function processJob(operator: Caller, job: { jobType: string; config: unknown }) {
  const { jobId } = await operator<{ jobId: string }>("POST", "/api/admin/jobs", job)
  for (let done = false; !done;)
    ({ done } = await operator<{ done: boolean }>("POST", `/api/admin/jobs/${jobId}/process`, {}))
}

/** An organization's own usage is written before its page is answered, all others minutes later. */
const usageIsStored = (owner: Caller, operator: Caller) =>
  until("usage is stored", async () => {
    await owner("GET", "/api/usage")
    return (await operator<unknown[]>("GET", "/api/admin/usage")).length > 0
  })

async function until(what: string, holds: () => Promise<boolean>) {
  for (let attempt = 0; attempt < 200; attempt++) {
    if (await holds()) return
    await pause(100)
  }
  throw new Error(`Waited in vain until ${what}`)
}

const calling =
  (url: string, credentials: Record<string, string>): Caller =>
  async <T>(method: string, target: string, body?: unknown, headers: Record<string, string> = {}) => {
    const type = typeof body === "string" ? "text/plain" : "application/json"
    const sent = typeof body === "string" || body === undefined ? body : JSON.stringify(body)
    const answer = await request(method, url + target, { "content-type": type, ...credentials, ...headers }, sent)
    if (answer.status >= 400) throw new Error(`${method} ${target}: ${answer.status} ${answer.body}`)
    return JSON.parse(answer.body) as T
  }
