import type { Ask } from "../backups/database-schema.ts"
import { type Credentials, RELAY_TOKEN } from "./fill-service.ts"
import { type Answer, request } from "./request.ts"

type Operation = {
  security?: Record<string, string[]>[]
  parameters?: { in: string; name: string; required?: boolean }[]
}
type Document = { paths: Record<string, Record<string, Operation>> }

const ACME = "(SELECT org_id FROM api_keys WHERE name = 'Demo key')"
const CONNECTIONS = `SELECT id FROM connections WHERE org_id = ${ACME}`
const BATCHES = `SELECT id AS batchId FROM import_batches WHERE org_id = ${ACME}`
const RUNS = `SELECT 'import' AS kind, id FROM import_batches WHERE org_id = ${ACME}
  UNION ALL SELECT 'sync', id FROM sync_runs WHERE org_id = ${ACME} UNION ALL SELECT 'push', id FROM push_runs WHERE org_id = ${ACME}
  UNION ALL SELECT 'refresh', id FROM jobs WHERE job_type = 'refresh_activations' AND org_id = ${ACME}`
const TOPICS = `SELECT id FROM org_topics WHERE org_id = ${ACME} AND hidden = 0`

/** The source of each path parameter. A route with a parameter missing here fails the walk. */
const IDS: Record<string, string> = {
  "/api/topics/{id}": TOPICS,
  "/api/topics/{id}/history": TOPICS,
  "/api/topics/{id}/explain": TOPICS,
  "/api/topics/{id}/label": TOPICS,
  "/api/topics/{id}/sensitivity": TOPICS,
  "/api/topics/{id}/members/{matchKey}": "SELECT org_topic_id AS id, match_key AS matchKey FROM segment_members",
  "/api/import/{batchId}/status": BATCHES,
  "/api/import/{batchId}/errors": BATCHES,
  "/api/import/{batchId}/receipt": BATCHES,
  "/api/import/{batchId}/undo": BATCHES,
  "/api/import/{batchId}/fix-names/runs/{jobId}":
    "SELECT config ->> 'batchId' AS batchId, id AS jobId FROM jobs WHERE job_type = 'fix_names'",
  "/api/connections/{id}": CONNECTIONS,
  "/api/connections/{id}/sync/runs": CONNECTIONS,
  "/api/connections/{id}/push/runs": CONNECTIONS,
  "/api/connections/{id}/sync/run/{runId}/files": "SELECT connection_id AS id, id AS runId FROM sync_runs",
  "/api/connections/{id}/sync/run/{runId}/status": "SELECT connection_id AS id, id AS runId FROM sync_runs",
  "/api/connections/{id}/push/run/{runId}/status": "SELECT connection_id AS id, id AS runId FROM push_runs",
  "/api/webhooks/{id}/deliveries": `SELECT id FROM webhooks WHERE org_id = ${ACME} AND buyer_id = ''`,
  "/api/buyers/{id}/usage": `SELECT id FROM buyers WHERE org_id = ${ACME}`,
  "/api/runs/{kind}/{id}": RUNS,
  "/api/runs/{kind}/{id}/reasons": RUNS,
  "/api/runs/{kind}/{id}/rows": RUNS,
  "/api/topics/jobs/{jobId}":
    "SELECT id AS jobId FROM jobs WHERE job_type IN ('adopt_topics', 'delete_topics', 'change_topics')",
  "/api/views/{id}": `SELECT id FROM user_views WHERE org_id = ${ACME}`,
  "/api/hygiene/refresh/{jobId}": "SELECT id AS jobId FROM jobs WHERE job_type = 'refresh_activations'",
  "/api/sdk/mappings/{topicId}": "SELECT org_topic_id AS topicId FROM activations WHERE status = 'active'",
  "/api/relay/deliveries/{id}/files/{index}":
    "SELECT d.id AS id, j.key AS \"index\" FROM deliveries AS d, json_each(d.objects) AS j WHERE status = 'leased'",
  "/api/admin/topics/bulk/{batchId}/status": "SELECT id AS batchId FROM import_batches WHERE org_id = 'system'",
  "/api/admin/topics/{topicId}/history": "SELECT id AS topicId FROM topics",
  "/api/admin/topics/{topicId}/reach": "SELECT id AS topicId FROM topics",
  "/api/admin/output-templates/{templateId}": "SELECT id AS templateId FROM output_templates",
  "/api/admin/jobs/{jobId}": "SELECT id AS jobId FROM jobs",
  "/api/erasures/{id}": "SELECT id FROM jobs WHERE job_type IN ('erase_organization', 'erase_person')",
}

/** Searches and filters use other indexes, so they are walked too. */
const QUERIES: Record<string, string[]> = {
  "/api/topics": [
    "search=trail",
    "search=shop",
    "segmentType=B2G",
    "sortBy=topic_name&sortOrder=asc&pageSize=2&page=2",
  ],
  "/api/topics/catalog": ["search=watch", "inLibrary=true", "parentCategory=Auto"],
  "/api/export": ["format=json", "format=csv&machine=true"],
  "/api/activations": ["status=active", "stale=true"],
  "/api/runs": ["kind=import", "state=completed"],
  "/api/audit": ["action=connection.created", "action=api_key.created"],
  "/api/admin/audit": ["action=connection.created", "action=job.created"],
  "/api/admin/topics": ["search=collect", "showArchived=true"],
  "/api/admin/topics/search": ["q=ru"],
  "/api/admin/topics/review": ["status=reviewed", "status=unsure"],
  "/api/admin/topics/review/export": ["format=jsonl", "source=review"],
}

/**
 * These sign people in or redirect to the identity provider, or describe the running service rather than its data. An export can be
 * downloaded only after it was asked for. A provider file names the service's address. Home counts the walk's own requests.
 */
const SKIPPED = new Set([
  "/auth/login",
  "/auth/callback",
  "/health/ready",
  "/api/admin/system",
  "/api/home",
  "/api/organization/export/file",
  "/.well-known/adagents.json",
])

/** A walk exports topics, which is audited, so the unfiltered log always differs. */
const ONLY_WITH_QUERIES = new Set(["/api/audit", "/api/admin/audit"])

export type Walk = Map<string, Answer>

/** Every GET route of the OpenAPI document, for so many of the ids in the database. */
export async function walkRoutes(url: string, ask: Ask, credentials: Credentials, mostIds: number): Promise<Walk> {
  const document = JSON.parse((await request("GET", `${url}/openapi.json`, {})).body) as Document
  const answers: Walk = new Map()
  for (const [path, operations] of Object.entries(document.paths)) {
    const operation = operations["get"]
    if (!operation || SKIPPED.has(path)) continue
    for (const target of await targetsOf(path, operation, ask, mostIds)) {
      answers.set(target, await request("GET", url + target, headersFor(path, operation, credentials)))
    }
  }
  return answers
}

async function targetsOf(path: string, { parameters = [] }: Operation, ask: Ask, mostIds: number): Promise<string[]> {
  const queries = (QUERIES[path] ?? []).map((query) => `${path}?${query}`)
  const needsQuery = parameters.some((one) => one.in === "query" && one.required)
  if (!path.includes("{")) return needsQuery || ONLY_WITH_QUERIES.has(path) ? queries : [path, ...queries]
  const select = IDS[path]
  if (select === undefined) throw new Error(`walk-routes.ts does not say which ids ${path} takes`)
  const [rows = []] = await ask([`${select} ORDER BY 1`])
  return spread(rows, mostIds).map((row) =>
    path.replaceAll(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(String(row[name]))),
  )
}

/** At most so many, at equal distances. */
const spread = <T>(all: readonly T[], most: number): T[] =>
  all.filter((_, i) => Math.floor((i * most) / all.length) > Math.floor(((i - 1) * most) / all.length))

function headersFor(path: string, { security = [] }: Operation, credentials: Credentials): Record<string, string> {
  const schemes = new Set(security.flatMap((one) => Object.keys(one)))
  const bearer = (token: string) => ({ authorization: `Bearer ${token}` })
  if (schemes.has("relayToken")) return bearer(RELAY_TOKEN)
  if (schemes.has("sdkKey")) return bearer(credentials.sdkKey)
  // A key of a state that is older than its scope may not have it: a session always may.
  if (schemes.has("apiKey") && !schemes.has("session")) return bearer(credentials.apiKey)
  return { cookie: path.startsWith("/api/admin") ? credentials.operator : credentials.owner }
}

/** A walk counts as requests and exports, and keys and sessions note when they were used. */
const VOLATILE = /"(?:last_used_at|lastUsedAt|lastSeenAt|total_requests|total_exports)":(?:"[^"]*"|null|[\d.]+)/g

/** An organization that only made requests has a row as soon as they are reported, some seconds later. */
const REQUESTS_ONLY = /,?\{"org_id":"[^"]*","day":"[^"]*",(?:"total_\w+":0,+)*"total_cost":0\}/g

/** The OpenAPI document names the address it was asked from. */
const OWN_ADDRESS = /http:\/\/(?:localhost|127\.0\.0\.1):\d+/g

export const settled = ({ status, body }: Answer): Answer => ({
  status,
  body: body.replaceAll(VOLATILE, "").replaceAll(REQUESTS_ONLY, "").replaceAll(OWN_ADDRESS, ""),
})
