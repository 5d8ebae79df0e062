import { beforeAll, describe, it } from "vitest"
import { anOperator, anOrg, type TestOrg } from "../../testing/factories.ts"
import { routes } from "../routes.ts"
import { describeApi } from "./describe.ts"
import type { Json } from "./json-schema.ts"

const definitions = routes.map(({ definition }) => definition)
const document = describeApi(definitions)

/** These cannot succeed in every installation. */
const ELSEWHERE = new Set([
  // Read by a language model.
  "POST /api/analyze-brief",
  "POST /api/sdk/analyze-brief",
  // The chunk of an organization's import is sent to `/api/import/{batchId}/chunk`.
  "POST /api/admin/topics/bulk/{batchId}/chunk",
])

const examples = definitions.flatMap((definition) => {
  const name = `${definition.method.toUpperCase()} ${definition.path}`
  const operation = document.paths[definition.path]?.[definition.method] as {
    requestBody?: { content: Record<string, { schema: Json }> }
  }
  const schema = operation.requestBody?.content["application/json"]?.schema
  const named = document.components.schemas[schema?.$ref?.split("/").at(-1) ?? ""] ?? schema
  const bodies = ELSEWHERE.has(name) ? [] : ((named?.["examples"] ?? []) as unknown[])
  return bodies.map((body) => ({ name, definition, body }))
})

/** Ids of the examples and of paths, as the organization has them. */
async function idsIn(org: TestOrg, path: string): Promise<Record<string, string>> {
  const topic = await org.topic()
  const outbound = { name: "Sandbox", platform: "sandbox", direction: "outbound", config: {} } as const
  const connection = (await org.connection(outbound)).id
  const key = (await (path.startsWith("/api/sdk-keys") ? org.sdkKey() : org.apiKey())).id
  const mappings = [{ csvColumn: "Audience", targetField: "topic_name" as const }]
  const inPath = { topics: topic.id, keys: key, connections: connection }[path.split("/")[2] ?? ""]
  return {
    lnk_5f0c2a: topic.id,
    top_91b7e4: topic.topicId,
    con_7d21c0: connection,
    key_1d09b3: key,
    act_c3a9f2: (await org.activation()).id,
    "{batchId}": (await org.importBatch(1, { mappings })).id,
    "{userId}": org.userId("member"),
    ...(inPath !== undefined && { "{id}": inPath }),
  }
}

const replaced = (text: string, ids: Record<string, string>) =>
  Object.entries(ids).reduce((done, [from, to]) => done.replaceAll(from, to), text)

describe("request examples of the document", () => {
  let operator: Awaited<ReturnType<typeof anOperator>>
  beforeAll(async () => {
    operator = await anOperator()
  })

  it.for(examples)("$name takes $body", async ({ definition, body }, { expect }) => {
    const org = await anOrg()
    const ids = await idsIn(org, definition.path)
    const callers = {
      key: async () => (await org.apiKey()).caller,
      sdk: async () => (await org.sdkKey()).caller,
      operator: () => Promise.resolve(operator),
      session: () => org.signedInAs("owner"),
    }
    const caller = await callers[definition.access.by as keyof typeof callers]()
    const answer = await caller[definition.method](
      replaced(definition.path, ids),
      JSON.parse(replaced(JSON.stringify(body), ids)),
    )
    expect(answer.status, await answer.clone().text()).toBeLessThan(300)
  })

  it("are sent for most of what can be asked for", ({ expect }) => {
    expect(new Set(examples.map(({ name }) => name)).size).toBeGreaterThan(40)
  })
})
