export type Settings = {
  serviceUrl: string
  token: string
  /** S3 access to the drop; null if files come from the service. */
  drop: DropSettings | null
  /** How many connections are served at the same time. */
  connections: number
  leaseSeconds: number
  /** The service runs on this machine, so SFTP servers on it may be reached. */
  isLocal: boolean
  /** Private networks and addresses that are allowed explicitly. */
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
  // The service sends passwords.
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

/** Requires all settings or none, so that an incomplete configuration is noticed. */
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
