import { randomUUID } from "node:crypto"
import { DatabaseSync } from "node:sqlite"
import { type Features, json, Refusal, type Routes } from "./cloudflare-request.ts"

type Database = { uuid: string; name: string; hint: string | undefined; replication: string; sql: DatabaseSync }
type Queue = { queue_id: string; queue_name: string; consumers: { consumer_id: string; script: string }[] }
type Rule = {
  id?: string
  enabled?: boolean
  conditions?: object
  deleteObjectsTransition?: { condition?: { type?: string; maxAge?: number } }
}
type Index = { name?: string; config?: { dimensions?: number; metric?: string } }

const LOCATIONS = new Set(["weur", "eeur", "apac", "oc", "wnam", "enam"])
const METRICS = new Set(["cosine", "euclidean", "dot-product"])
const DAY_SECONDS = 86_400

/** What an account holds beside its Workers. It refuses what the platform refuses, with the same codes. */
export class Resources {
  readonly databases = new Map<string, Database>()
  readonly buckets = new Map<string, { rules: Rule[] }>()
  /** Titles by id. */
  readonly namespaces = new Map<string, string>()
  readonly queues = new Map<string, Queue>()
  readonly indexes = new Map<string, Index>()
  readonly features: Features

  constructor(features: Features) {
    this.features = features
  }

  protected readonly resourceRoutes: Routes = {
    "GET /subscriptions": () => (this.features.paid ? [{ rate_plan: { id: "workers_paid", scope: "account" } }] : []),
    "POST /analytics_engine/sql": () => {
      if (!this.features.analytics) throw new Refusal(403, 10_089, "You need to enable Analytics Engine.")
      return { meta: [], data: [], rows: 0 }
    },

    "GET /d1/database": ({ query }) =>
      Array.from(this.databases.values(), shown).filter(({ name }) => name.includes(query.get("name") ?? "")),
    "POST /d1/database": (asked) => {
      const { name = "", primary_location_hint: hint } = json(asked) as {
        name?: string
        primary_location_hint?: string
      }
      if (!/^[\w-]{1,64}$/.test(name)) throw new Refusal(400, 7400, "The database's name is invalid")
      if (hint !== undefined && !LOCATIONS.has(hint)) throw new Refusal(400, 7400, `Invalid location hint: ${hint}`)
      if (Array.from(this.databases.values()).some((one) => one.name === name))
        throw new Refusal(400, 7502, `Database with name '${name}' already exists`)
      const database = { uuid: randomUUID(), name, hint, replication: "disabled", sql: new DatabaseSync(":memory:") }
      this.databases.set(database.uuid, database)
      return shown(database)
    },
    "GET /d1/database/:id": (_, id) => shown(this.#database(id)),
    "PUT /d1/database/:id": (asked, id) => {
      const mode = (json(asked) as { read_replication?: { mode?: string } }).read_replication?.mode ?? ""
      if (!["auto", "disabled"].includes(mode)) throw new Refusal(400, 7400, "The request is malformed")
      this.#database(id).replication = mode
      return shown(this.#database(id))
    },
    "POST /d1/database/:id/query": (asked, id) => [runQuery(this.#database(id), json(asked) as { sql?: string })],
    "GET /d1/database/:id/time_travel/bookmark": (_, id) => ({ bookmark: `00000001-${this.#database(id).uuid}` }),

    "GET /r2/buckets": () => ({ buckets: Array.from(this.#r2().keys(), (name) => ({ name })) }),
    "POST /r2/buckets": (asked) => {
      const { name = "" } = json(asked) as { name?: string }
      if (!/^[a-z0-9][a-z0-9-]{1,61}[a-z0-9]$/.test(name))
        throw new Refusal(400, 10_005, "The specified bucket name is not valid.")
      if (this.#r2().has(name))
        throw new Refusal(409, 10_004, "The bucket you tried to create already exists, and you own it.")
      this.buckets.set(name, { rules: [] })
      return { name }
    },
    "GET /r2/buckets/:id": (_, name) => (this.#bucket(name), { name }),
    "GET /r2/buckets/:id/lifecycle": (_, name) => this.#bucket(name),
    "PUT /r2/buckets/:id/lifecycle": (asked, name) => {
      const { rules } = json(asked) as { rules?: Rule[] }
      const isRule = ({ id, enabled, conditions, deleteObjectsTransition: after }: Rule) =>
        id && enabled !== undefined && conditions && (after?.condition?.maxAge ?? DAY_SECONDS) % DAY_SECONDS === 0
      if (!rules?.every(isRule)) throw new Refusal(400, 10_040, "The JSON you provided was not well formed.")
      this.#bucket(name).rules = rules
      return {}
    },

    "GET /storage/kv/namespaces": () => Array.from(this.namespaces, ([id, title]) => ({ id, title })),
    "POST /storage/kv/namespaces": (asked) => {
      const { title = "" } = json(asked) as { title?: string }
      if (title === "") throw new Refusal(400, 10_019, "namespace title is invalid")
      if (Array.from(this.namespaces.values()).includes(title))
        throw new Refusal(400, 10_014, "a namespace with this account ID and title already exists")
      const id = randomUUID().replaceAll("-", "")
      this.namespaces.set(id, title)
      return { id, title }
    },

    "GET /queues": ({ query }) => {
      const names = query.getAll("name")
      const all = Array.from(this.#allQueues().values())
      return names.length === 0 ? all : all.filter(({ queue_name: name }) => names.includes(name))
    },
    "POST /queues": (asked) => {
      const { queue_name: name = "" } = json(asked) as { queue_name?: string }
      if (!/^[a-z0-9][a-z0-9-]{0,62}$/.test(name)) throw new Refusal(400, 11_003, "Queue name is invalid.")
      if (this.#allQueues().has(name)) throw new Refusal(409, 11_009, `Queue name '${name}' is already taken.`)
      const queue: Queue = { queue_id: randomUUID().replaceAll("-", ""), queue_name: name, consumers: [] }
      this.queues.set(name, queue)
      return queue
    },

    "GET /vectorize/v2/indexes": () => Array.from(this.#vectorize().values()),
    "POST /vectorize/v2/indexes": (asked) => {
      const { name, config } = json(asked) as Index
      if (!name || !config?.dimensions || !METRICS.has(config.metric ?? ""))
        throw new Refusal(400, 1002, "vectorize.incomplete_definition")
      if (this.#vectorize().has(name)) throw new Refusal(409, 3002, "vectorize.index.duplicate_name")
      this.indexes.set(name, { name, config })
      return { name, config }
    },
  }

  #database(id: string) {
    const found = this.databases.get(id)
    if (!found) throw new Refusal(404, 7404, `The database ${id} could not be found`)
    return found
  }

  #r2() {
    if (!this.features.r2) throw new Refusal(403, 10_042, "Please enable R2 through the Cloudflare Dashboard.")
    return this.buckets
  }

  #bucket(name: string) {
    const found = this.#r2().get(name)
    if (!found) throw new Refusal(404, 10_006, "The specified bucket does not exist.")
    return found
  }

  #allQueues() {
    if (!this.features.queues) throw new Refusal(403, 100_129, "Queues are unavailable on the free plan.")
    return this.queues
  }

  #vectorize() {
    if (!this.features.vectorize) throw new Refusal(403, 1005, "vectorize.not_entitled")
    return this.indexes
  }
}

const shown = ({ uuid, name, replication }: Database) => ({
  uuid,
  name,
  version: "production",
  read_replication: { mode: replication },
})

/** All statements or none, as D1 does; statements of transactions are refused. */
function runQuery({ sql, hint }: Database, { sql: text }: { sql?: string }) {
  if (typeof text !== "string") throw new Refusal(400, 7400, "The request is malformed")
  try {
    sql.exec("BEGIN")
    const results = /^\s*SELECT\b/i.test(text) ? sql.prepare(text).all() : (sql.exec(text), [])
    sql.exec("COMMIT")
    return { success: true, results, meta: { duration: 1, served_by_region: (hint ?? "enam").toUpperCase() } }
  } catch (error) {
    if (sql.isTransaction) sql.exec("ROLLBACK")
    throw new Refusal(400, 7500, error instanceof Error ? error.message : String(error))
  }
}
