import type { TestContext } from "./factories.ts"
import { AwsClient } from "aws4fetch"
import { inject } from "vitest"
import { cutFile } from "../intake/imports/cut-file.ts"
import { ImportMessage } from "../intake/imports/messages.ts"
import { runChunk } from "../intake/imports/run-chunk.ts"
import { driveRun } from "../intake/sync/drive-run.ts"
import { PageMessage } from "../intake/sync/messages.ts"
import { listFiles } from "../intake/sync/sources/list-files.ts"
import { runStatus, startRun } from "../intake/sync/sync-runs.ts"
import type { Services } from "../kernel/context.ts"
import { endTurn } from "../kernel/queues/turns.ts"
import type { TestOrg } from "./factories.ts"
import { S3_KEYS } from "./s3-keys.ts"
import { withoutWaits } from "./without-waits.ts"

const BUCKET = "exchange"
const OWN_KEYS = {
  source_access_key_id: S3_KEYS.accessKeyId,
  source_secret_access_key: S3_KEYS.secretAccessKey,
}
const client = () => new AwsClient({ ...S3_KEYS, service: "s3", region: "us-east-1", retries: 0 })

export const gzipped = async (parts: (string | Blob)[]) =>
  new Uint8Array(await new Response(new Blob(parts).stream().pipeThrough(new CompressionStream("gzip"))).arrayBuffer())

/** A folder of its own on the real S3 server. */
function aFolder() {
  const prefix = `sources/${crypto.randomUUID()}/`
  const urlOf = (name: string) =>
    `${inject("s3Url")}/${BUCKET}/${`${prefix}${name}`.split("/").map(encodeURIComponent).join("/")}`
  const send = async (method: "PUT" | "DELETE", name: string, body?: string | Uint8Array) => {
    const answer = await client().fetch(urlOf(name), { method, body })
    if (!answer.ok) throw new Error(await answer.text())
    await answer.body?.cancel()
  }
  return {
    prefix,
    put: (name: string, body: string | Uint8Array) => send("PUT", name, body),
    putGzipped: async (name: string, text: string) => send("PUT", name, await gzipped([text])),
    remove: (name: string) => send("DELETE", name),
    /** A URL that anyone may read. */
    signedUrl: async (name: string) => (await client().sign(urlOf(name), { aws: { signQuery: true } })).url,
  }
}

/** A connection to such a folder. Messages are delivered by hand, one at a time. */
export async function aFileSource(
  org: TestOrg,
  config: Record<string, unknown> = {},
  credentials: Record<string, string> = OWN_KEYS,
) {
  const folder = aFolder()
  const { id } = await org.connection({
    config: {
      source_type: "s3",
      source_endpoint: inject("s3Url"),
      source_bucket: BUCKET,
      source_prefix: folder.prefix,
      field_mappings: { Name: "topic_name" },
      ...config,
    },
    credentials,
  })
  const base = { ...org.ctx(), aws: { keys: S3_KEYS, stsEndpoint: `${inject("s3Url")}/sts` } }
  const waiting: { queue: "strata-syncs" | "strata-imports"; body: unknown }[] = []
  const recorder = (queue: "strata-syncs" | "strata-imports") => ({
    sendBatch: async (messages: { body: unknown }[]) =>
      void waiting.push(...messages.map(({ body }) => ({ queue, body }))),
  })
  const queues = {
    ...base.queues,
    "strata-syncs": recorder("strata-syncs"),
    "strata-imports": recorder("strata-imports"),
  } as TestContext["queues"]
  const ctx: TestContext = { ...base, outside: withoutWaits(base.outside).outside, queues }

  const deliver = async (services: Services, { queue, body }: (typeof waiting)[number]) => {
    await handle(services, { queue, body })
    await endTurn(services, queue, { id: "once", body, attempts: 1, timestamp: new Date() })
  }
  const handle = async (services: Services, { queue, body }: (typeof waiting)[number]) => {
    if (queue === "strata-syncs") return driveRun(services, PageMessage.parse(body).runId)
    const message = ImportMessage.parse(body)
    if (message.kind === "undo") throw new Error("A source undoes nothing")
    return message.kind === "cut" ? cutFile(services, message) : runChunk(services, message)
  }
  /** Delivers messages until none is left. A message whose delivery fails stays the next one. */
  const drain = async (services: Services = ctx, { until = () => false }: { until?: () => boolean } = {}) => {
    for (let message = waiting[0]; message && !until(); message = waiting[0]) {
      await deliver(services, message)
      waiting.shift()
    }
  }
  const start = (full = false) => startRun(ctx, id, { background: true, full })
  const run = async (full = false) => {
    const { runId } = await start(full)
    await drain()
    return runStatus(ctx, id, runId)
  }
  const filesOf = async (runId: string) => (await listFiles(ctx, id, runId, { limit: 500 })).files
  const names = async () => {
    const { results } = await ctx.d1
      .prepare("SELECT topic_name AS name FROM org_topics WHERE org_id = ? ORDER BY topic_name")
      .bind(org.id)
      .all<{ name: string }>()
    return results.map(({ name }) => name)
  }
  return { ...folder, ctx, connectionId: id, waiting, deliver, drain, start, run, filesOf, names }
}

/** Names that no other test uses, dissimilar enough not to count as duplicates. */
export const someNames = (count: number) =>
  Array.from(
    { length: count },
    () => `Audience 7${crypto.randomUUID().slice(0, 8)} 7${crypto.randomUUID().slice(0, 8)}`,
  ).sort()

export const csvWith = (names: readonly string[]) => `Name,Other\r\n${names.map((name) => `${name},x\r\n`).join("")}`
