import { randomUUID } from "node:crypto"
import { answerFrom, type Asked, formOf, json, Refusal, type Routes } from "./cloudflare-request.ts"
import { Resources } from "./cloudflare-resources.ts"
import { acceptUpload, type UploadedWorker } from "./cloudflare-upload.ts"

type Secret = { name: string; text: string; type: string }
type Script = {
  tag: string
  secrets: Record<string, string>
  worker?: UploadedWorker
  deployments: { id: string; versions: { version_id: string; percentage: number }[] }[]
  workersDev: boolean
}
type Manifest = Record<string, { hash: string; size: number }>

const plainId = () => randomUUID().replaceAll("-", "")

/** An account of the platform with its Workers, as the API shows it to wrangler 4.135. */
export class Account extends Resources {
  readonly scripts = new Map<string, Script>()
  readonly #assets = new Map<string, Uint8Array>()
  readonly #sessions = new Map<string, Manifest>()

  /** The result of a request to `/accounts/<id>...`, or a Refusal. */
  answer(asked: Asked): Promise<unknown> {
    return answerFrom({ ...this.resourceRoutes, ...this.#routes }, asked)
  }

  /** A Worker without code, as the first secret creates it. */
  addScript(name: string, secrets: Record<string, string> = {}): Script {
    const script: Script = { tag: plainId(), secrets, deployments: [], workersDev: false }
    this.scripts.set(name, script)
    return script
  }

  readonly #routes: Routes = {
    "GET /workers/subdomain": () => {
      if (!this.features.subdomain) throw new Refusal(404, 10_007, "workers.api.error.subdomain_not_found")
      return { subdomain: this.features.subdomain }
    },
    "GET /workers/services/:id": (_, name) => {
      const { tag, worker } = this.#script(name, 10_090)
      const script = { tag, tags: [], migration_tag: worker?.migrationTag, last_deployed_from: "wrangler" }
      return { id: name, default_environment: { environment: "production", script } }
    },
    "GET /workers/scripts/:id/secrets": (_, name) =>
      Object.keys(this.#script(name).secrets).map((secret) => ({ name: secret, type: "secret_text" })),
    "PATCH /workers/scripts/:id/secrets-bulk": (asked, name) => {
      const { secrets } = json(asked) as { secrets: Record<string, Secret> }
      for (const [key, { name: own, text, type }] of Object.entries(secrets)) {
        if (type !== "secret_text" || own !== key || typeof text !== "string")
          throw new Refusal(400, 10_021, "The secret is malformed")
        this.#script(name).secrets[key] = text
      }
      return []
    },
    "GET /workers/scripts/:id/settings": (_, name) => ({ bindings: this.#script(name).worker?.bindings ?? [] }),
    "GET /workers/scripts/:id/deployments": (_, name) => ({ deployments: this.#script(name).deployments }),
    "POST /workers/scripts/:id/assets-upload-session": (asked) => {
      const { manifest } = json(asked) as { manifest: Manifest }
      const session = uploadToken()
      this.#sessions.set(session, manifest)
      const missing = Object.values(manifest).filter(({ hash }) => !this.#assets.has(hash))
      return { jwt: session, buckets: [[...new Set(missing.map(({ hash }) => hash))]] }
    },
    "POST /workers/assets/upload": async (asked) => {
      const jwt = asked.headers.get("authorization")?.replace("Bearer ", "") ?? ""
      if (!this.#sessions.has(jwt)) throw new Refusal(403, 10_000, "Authentication error")
      for (const [hash, file] of await formOf(asked)) {
        if (typeof file !== "string") this.#assets.set(hash, Buffer.from(await file.text(), "base64"))
      }
      return { jwt }
    },
    "PUT /workers/scripts/:id": async (asked, name) => {
      const worker = await acceptUpload(this, this.scripts.get(name)?.worker, await formOf(asked), (session) =>
        this.#assetsOf(session),
      )
      const script = this.scripts.get(name) ?? this.addScript(name)
      const id = randomUUID()
      script.worker = worker
      script.deployments.unshift({ id: randomUUID(), versions: [{ version_id: id, percentage: 100 }] })
      return { id: name, tag: script.tag, etag: id, deployment_id: id.replaceAll("-", ""), startup_time_ms: 20 }
    },
    "GET /workers/scripts/:id/subdomain": (_, name) => ({
      enabled: this.#script(name).workersDev,
      previews_enabled: false,
    }),
    "POST /workers/scripts/:id/subdomain": (asked, name) => {
      const { enabled = false, previews_enabled } = json(asked) as { enabled?: boolean; previews_enabled?: boolean }
      this.#script(name).workersDev = enabled
      return { enabled, previews_enabled }
    },
    "PUT /workers/scripts/:id/schedules": (asked, name) => {
      const crons = json(asked) as { cron: string }[]
      if (!this.#script(name).worker || crons.length > (this.features.paid ? 250 : 5))
        throw new Refusal(400, 10_072, "The cron triggers are refused")
      return { schedules: crons }
    },
    "PATCH /workers/scripts/:id/script-settings": (asked, name) => (this.#script(name), json(asked)),
    "POST /queues/:id/consumers": (asked, id) => {
      const { type, script_name: script = "" } = json(asked) as { type?: string; script_name?: string }
      const queue = Array.from(this.queues.values()).find((one) => one.queue_id === id)
      if (!queue) throw new Refusal(404, 11_000, "The specified queue does not exist.")
      if (type !== "worker" || !this.#script(script).worker)
        throw new Refusal(400, 11_005, "The script does not exist.")
      if (queue.consumers.length > 0)
        throw new Refusal(400, 11_004, `Queue '${queue.queue_name}' already has a consumer.`)
      const consumer = { consumer_id: plainId(), script, type }
      queue.consumers.push(consumer)
      return consumer
    },
  }

  /** The files of an upload session, by path. */
  #assetsOf(session: string): Map<string, Uint8Array> {
    const manifest = this.#sessions.get(session)
    if (!manifest) throw new Refusal(400, 100_301, "The assets' completion token is invalid")
    return new Map(
      Object.entries(manifest).map(([path, { hash }]) => {
        const file = this.#assets.get(hash)
        if (!file) throw new Refusal(400, 100_302, `The asset ${path} was not uploaded`)
        return [path, file]
      }),
    )
  }

  #script(name: string, code = 10_007) {
    const found = this.scripts.get(name)
    if (!found) throw new Refusal(404, code, "This Worker does not exist on your account.")
    return found
  }
}

/** wrangler reads the claims of this token. */
const uploadToken = () =>
  `e30.${Buffer.from(JSON.stringify({ session: randomUUID(), exp: 4_102_444_800 })).toString("base64url")}.signature`
