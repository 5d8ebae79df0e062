/** What the relay was started with. */
export type Settings = {
  serviceUrl: string
  token: string
  /** The drop by its S3 interface; null where files come from the service. */
  drop: DropSettings | null
  /** Connections worked on at once. */
  connections: number
  leaseSeconds: number
  /** Everything runs on this machine: then it is no danger to reach it. */
  isLocal: boolean
  /** Networks and addresses that may be reached although they are private. */
  allowedNetworks: string[]
}

export type DropSettings = {
  endpoint: string
  bucket: string
  region: string
  accessKeyId: string
  secretAccessKey: string
}

type Environment = Record<string, string | undefined>

const LOOPBACK = new Set(["localhost", "127.0.0.1", "[::1]"])

export function readSettings(env: Environment): Settings {
  const url = URL.parse(needed(env, "STRATA_URL"))
  if (!url) throw new Error("STRATA_URL is not a URL")
  const isLocal = LOOPBACK.has(url.hostname)
  // What comes from there are passwords.
  if (url.protocol !== "https:" && !isLocal) throw new Error("STRATA_URL must begin with https://")
  return {
    serviceUrl: url.href.replace(/\/$/, ""),
    token: needed(env, "RELAY_TOKEN"),
    drop: dropIn(env),
    connections: wholeNumber(env, "RELAY_CONNECTIONS", 4, 50),
    leaseSeconds: wholeNumber(env, "RELAY_LEASE_SECONDS", 15, 600),
    isLocal,
    allowedNetworks: (env["RELAY_ALLOWED_NETWORKS"] ?? "").split(/[\s,]+/).filter(Boolean),
  }
}

/** All of them or none: half a configuration is a mistake that should not go unseen. */
function dropIn(env: Environment): DropSettings | null {
  const names = ["ENDPOINT", "BUCKET", "ACCESS_KEY_ID", "SECRET_ACCESS_KEY"].map((name) => `DROP_S3_${name}`)
  if (names.every((name) => !env[name])) return null
  const [endpoint = "", bucket = "", accessKeyId = "", secretAccessKey = ""] = names.map((name) => needed(env, name))
  const region = env["DROP_S3_REGION"] || "us-east-1"
  return { endpoint: endpoint.replace(/\/$/, ""), bucket, region, accessKeyId, secretAccessKey }
}

function needed(env: Environment, name: string): string {
  const value = env[name]
  if (!value) throw new Error(`${name} is not set`)
  return value
}

function wholeNumber(env: Environment, name: string, fallback: number, max: number): number {
  const value = env[name]
  if (!value) return fallback
  if (!/^[1-9]\d{0,5}$/.test(value)) throw new Error(`${name} must be a whole number`)
  return Math.min(Number(value), max)
}
