import { Refusal } from "./cloudflare-request.ts"
import type { Resources } from "./cloudflare-resources.ts"

type Binding = { type: string; name: string; [field: string]: unknown }
type Metadata = {
  main_module?: string
  bindings?: Binding[]
  compatibility_date?: string
  compatibility_flags?: string[]
  migrations?: { old_tag?: string; new_tag: string; steps: { new_sqlite_classes?: string[] }[] }
  limits?: { cpu_ms?: number }
  assets?: { jwt: string; config?: Record<string, unknown> }
}

export type UploadedWorker = {
  main: string
  modules: Map<string, { type: string; contents: Uint8Array }>
  bindings: Binding[]
  compatibilityDate: string | undefined
  compatibilityFlags: string[]
  assets?: { files: Map<string, Uint8Array>; config: Record<string, unknown> } | undefined
  migrationTag?: string | undefined
  classes: string[]
}

/** The Worker of an upload form, as wrangler sends it. */
export async function acceptUpload(
  account: Resources,
  deployed: { migrationTag?: string | undefined; classes: string[] } | undefined,
  form: FormData,
  assetsOf: (session: string) => Map<string, Uint8Array>,
): Promise<UploadedWorker> {
  const text = form.get("metadata")
  if (typeof text !== "string") throw new Refusal(400, 10_021, "The upload has no metadata")
  const metadata = JSON.parse(text) as Metadata
  const modules: UploadedWorker["modules"] = new Map()
  for (const [name, file] of form) {
    if (name !== "metadata" && typeof file !== "string")
      modules.set(name, { type: file.type, contents: new Uint8Array(await file.arrayBuffer()) })
  }
  const main = metadata.main_module ?? ""
  if (!modules.has(main)) throw new Refusal(400, 10_021, `No such module "${main}"`)
  const { paid } = account.features
  if (metadata.limits?.cpu_ms !== undefined && !paid)
    throw new Refusal(400, 100_328, "CPU limits are not supported for the Free plan.")
  if (metadata.compatibility_date && metadata.compatibility_date > new Date().toISOString().slice(0, 10))
    throw new Refusal(400, 10_021, `Can't set compatibility date in the future: ${metadata.compatibility_date}`)
  const { migrations, bindings = [] } = metadata
  if (migrations && migrations.old_tag !== deployed?.migrationTag)
    throw new Refusal(412, 10_079, "The migration tag precondition failed")
  const added = migrations?.steps.flatMap((step) => step.new_sqlite_classes ?? []) ?? []
  const classes = [...(deployed?.classes ?? []), ...added]
  for (const binding of bindings) refuseBinding(account, binding, classes)
  return {
    main,
    modules,
    bindings,
    compatibilityDate: metadata.compatibility_date,
    compatibilityFlags: metadata.compatibility_flags ?? [],
    assets: metadata.assets && { files: assetsOf(metadata.assets.jwt), config: metadata.assets.config ?? {} },
    migrationTag: migrations?.new_tag ?? deployed?.migrationTag,
    classes,
  }
}

/** A binding to what the account does not have. */
function refuseBinding(account: Resources, binding: Binding, classes: string[]) {
  const { type, name } = binding
  const missing = (code: number, what: string) => new Refusal(400, code, what)
  if (type === "d1" && !account.databases.has(String(binding["id"] ?? binding["database_id"])))
    throw missing(10_021, `binding ${name} of type d1 must have a valid \`id\` specified`)
  if (type === "r2_bucket" && !account.buckets.has(String(binding["bucket_name"])))
    throw missing(10_085, `R2 bucket '${String(binding["bucket_name"])}' not found.`)
  if (type === "kv_namespace" && !account.namespaces.has(String(binding["namespace_id"])))
    throw missing(10_041, `KV namespace '${String(binding["namespace_id"])}' not found.`)
  if (type === "queue" && !account.queues.has(String(binding["queue_name"])))
    throw missing(11_000, `Queue '${String(binding["queue_name"])}' not found.`)
  if (type === "vectorize" && !account.indexes.has(String(binding["index_name"])))
    throw missing(10_159, `Vectorize index '${String(binding["index_name"])}' not found.`)
  if (type === "analytics_engine" && !account.features.analytics)
    throw missing(10_089, "You need to enable Analytics Engine.")
  if (type === "durable_object_namespace" && !classes.includes(String(binding["class_name"])))
    throw missing(
      10_061,
      `Cannot create binding for class '${String(binding["class_name"])}' because it is not currently configured to implement Durable Objects.`,
    )
}
