import { createHash, createHmac } from "node:crypto"
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs"
import { tmpdir } from "node:os"
import path from "node:path"
import { convertV4MiniflareOptions, Log, LogLevel, Miniflare, type V4MiniflareOptions } from "miniflare"
import { onTestFinished } from "vitest"
import type { Account } from "./cloudflare-account.ts"
import type { Host } from "./internet-gateway.ts"

const MODULE_TYPES: Record<string, string> = {
  "application/javascript+module": "ESModule",
  "application/wasm": "CompiledWasm",
  "application/octet-stream": "Data",
}

/** Runs a Worker that an account received, with its own bindings, secrets and database. `outside` answers its requests. */
export async function runUploaded(account: Account, name: string, outside: Host): Promise<Host> {
  const script = account.scripts.get(name)
  const worker = script?.worker
  if (!script || !worker) throw new Error(`The account has no Worker ${name}`)
  const folder = mkdtempSync(path.join(tmpdir(), "strata-deployed-"))
  const bindings = (type: string) => worker.bindings.filter((binding) => binding.type === type)
  const named = <T>(type: string, of: (binding: Record<string, string>) => T) =>
    Object.fromEntries(bindings(type).map((binding) => [binding.name, of(binding as Record<string, string>)]))
  for (const { database_id: id, id: other = id } of bindings("d1")) copyDatabase(account, String(other), folder)
  for (const [file, contents] of worker.assets?.files ?? []) {
    mkdirSync(path.dirname(path.join(folder, "assets", file)), { recursive: true })
    writeFileSync(path.join(folder, "assets", file), contents)
  }
  const modules = Array.from(worker.modules, ([file, { type, contents }]) => ({
    type: MODULE_TYPES[type],
    path: path.join("/", file),
    contents,
  }))
  const options = {
    resourcePersistencePath: path.join(folder, "v3"),
    log: new Log(LogLevel.ERROR),
    workers: [
      {
        name,
        modulesRoot: "/",
        modules: modules
          .filter(({ type }) => type)
          .sort((one, other) => Number(other.path === `/${worker.main}`) - Number(one.path === `/${worker.main}`)),
        compatibilityDate: worker.compatibilityDate,
        compatibilityFlags: worker.compatibilityFlags,
        bindings: { ...named("plain_text", ({ text }) => text), ...script.secrets },
        d1Databases: named("d1", ({ database_id: id, id: other = id }) => other),
        r2Buckets: named("r2_bucket", ({ bucket_name: bucket }) => bucket),
        kvNamespaces: named("kv_namespace", ({ namespace_id: id }) => id),
        queueProducers: named("queue", ({ queue_name: queueName }) => ({ queueName })),
        durableObjects: named("durable_object_namespace", ({ class_name: className }) => ({
          className,
          useSQLite: true,
        })),
        analyticsEngineDatasets: named("analytics_engine", ({ dataset }) => ({ dataset })),
        ratelimits: named("ratelimit", ({ namespace_id, simple }) => ({ namespace_id, simple })),
        assets: {
          directory: path.join(folder, "assets"),
          binding: bindings("assets")[0]?.name,
          routerConfig: routerOf(worker.assets?.config["run_worker_first"]),
        },
        outboundService: outside,
      },
    ],
  }
  const miniflare = new Miniflare(convertV4MiniflareOptions(options as unknown as V4MiniflareOptions))
  onTestFinished(async () => {
    await miniflare.dispose()
    rmSync(folder, { recursive: true, force: true })
  })
  await miniflare.ready
  return async (request) => {
    const { url, method, headers } = request
    const body = request.body && (await request.arrayBuffer())
    const dispatch = miniflare.dispatchFetch as unknown as typeof fetch
    return dispatch(url, { method, headers: Object.fromEntries(headers), body, redirect: "manual" })
  }
}

/** As the platform splits the list: what starts with `!` is answered by the files alone. */
function routerOf(first: unknown) {
  const rules = first as string[]
  const files = rules.filter((rule) => rule.startsWith("!")).map((rule) => rule.slice(1))
  const static_routing = { asset_worker: files, user_worker: rules.filter((rule) => !rule.startsWith("!")) }
  return { has_user_worker: true, static_routing }
}

/** To where the simulator keeps the database of this id. */
function copyDatabase(account: Account, id: string, folder: string) {
  const key = createHash("sha256").update("miniflare-D1DatabaseObject").digest()
  const half = (of: string | Buffer) => createHmac("sha256", key).update(of).digest().subarray(0, 16)
  const file = path.join(
    folder,
    "v3/d1/miniflare-D1DatabaseObject",
    `${Buffer.concat([half(id), half(half(id))]).toString("hex")}.sqlite`,
  )
  mkdirSync(path.dirname(file), { recursive: true })
  account.databases.get(id)?.sql.exec(`VACUUM INTO '${file}'`)
}
