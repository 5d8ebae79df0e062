// The whole service on this machine: identity provider, Worker, database, objects and queues, all in one process tree.
import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs"
import { randomBytes } from "node:crypto"
import path from "node:path"
import { DEMO_PEOPLE } from "./demo-people.ts"
import { freePort } from "./free-port.ts"
import { startIdentityProvider } from "./identity-provider.ts"
import { buildWorker, migrate, startWorker } from "./local-worker.ts"
import { stateFolder } from "./paths.ts"
import { demoKeys, seedCatalog } from "./seed.ts"

const PASSED_ON = [
  "CREDENTIALS_KEYS",
  "ANTHROPIC_API_KEY",
  "ANTHROPIC_BASE_URL",
  "CLASSIFICATION_MODEL",
  "MARKETPLACE_TOKEN_URL",
  "MARKETPLACE_API_URL",
  "DSPAPI_API_URL",
  "RELAY_TOKEN",
  "MAINTENANCE_TOKEN",
  "DROP_S3_ENDPOINT",
  "DROP_S3_BUCKET",
  "DROP_S3_REGION",
  "DROP_S3_ACCESS_KEY_ID",
  "DROP_S3_SECRET_ACCESS_KEY",
]

const port = Number(process.env["PORT"] ?? 8787)
const state = stateFolder()
mkdirSync(state, { recursive: true })

const stopping: (() => Promise<unknown>)[] = []
let stopped = false
for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"] as const) process.on(signal, () => void stop(0))
// npm may be killed without passing the signal on: nothing may outlive the terminal it was started from.
const parent = process.ppid
setInterval(() => process.ppid !== parent && void stop(0), 500).unref()

await Promise.all([buildWorker(), migrate(state)])
const url = `http://localhost:${port}`
const provider = await startIdentityProvider({ port: await providerPort(), redirectUri: `${url}/auth/callback` })
stopping.push(provider.stop)
const settings = Object.fromEntries(PASSED_ON.flatMap((name) => (process.env[name] ? [[name, process.env[name]]] : [])))
const { miniflare } = await startWorker({
  port,
  state,
  bindings: {
    CREDENTIALS_KEYS: madeOnce("credentials-key", () => `local:${randomBytes(32).toString("base64")}`),
    MAINTENANCE_TOKEN: madeOnce("maintenance-token", () => randomBytes(32).toString("base64url")),
    ...settings,
    OIDC_ISSUER: provider.issuer,
    OIDC_CLIENT_SECRET: "local-demo-secret",
  },
})
stopping.push(() => miniflare.dispose())
const { apiKey, sdkKey } = await demoKeys(url, state)
await seedCatalog(url, state, apiKey)
const example = JSON.stringify({ messages: [{ role: "user", content: "electric SUV shoppers" }] })

console.log(`
Strata runs at ${url} (API reference: ${url}/docs). Its state is in ${path.relative(process.cwd(), state) || "."}.
Sign in with nothing but one of these addresses:
${DEMO_PEOPLE.map(({ email, role, operator }) => `  ${email}${operator ? "  (operator)" : `  (${role})`}`).join("\n")}
Try it:
  curl -H 'Authorization: Bearer ${apiKey}' -d '${example}' ${url}/api/classify
The browser SDK at work: ${url}/sdk-demo, with the key ${sdkKey}

ready ${url}`)

/** The provider keeps its port from run to run: its address is part of every person's identity. */
async function providerPort(): Promise<number> {
  const file = path.join(state, "identity-provider-port")
  if (existsSync(file)) return Number(readFileSync(file, "utf8"))
  const free = await freePort()
  writeFileSync(file, String(free))
  return free
}

/** What an earlier run has sealed must open in the next, and commands find their token here. */
function madeOnce(name: string, make: () => string): string {
  const file = path.join(state, name)
  if (!existsSync(file)) writeFileSync(file, make(), { mode: 0o600 })
  return readFileSync(file, "utf8")
}

async function stop(code: number) {
  if (stopped) return
  stopped = true
  await Promise.allSettled(stopping.map((end) => end()))
  process.exit(code)
}
