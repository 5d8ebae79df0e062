// Runs the whole service on this machine, in one process tree: identity provider, Worker, database, objects and queues.
import "../testing/own-connections.ts"
import { accessSync, constants, existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs"
import { randomBytes } from "node:crypto"
import path from "node:path"
import { ENGINE_NAMES, isEngine } from "../../src/kernel/ports/engines.ts"
import { startDemoPlatform } from "./demo-platform.ts"
import { startDnsResolver } from "./dns-resolver.ts"
import { startMailbox } from "./demo-mailbox.ts"
import { DEMO_PEOPLE } from "./demo-people.ts"
import { runCrons } from "./local-crons.ts"
import { shownPath, stateFolder } from "../system/paths.ts"
import { freePort, parsePort, portError } from "../system/ports.ts"
import { StartError } from "./start-error.ts"

const DEFAULT_PORT = "8787"
const FORWARDED = [
  "CREDENTIALS_KEYS",
  "ANTHROPIC_API_KEY",
  "ANTHROPIC_BASE_URL",
  "CLASSIFICATION_MODEL",
  "DEFAULT_ENGINE",
  "MARKETPLACE_TOKEN_URL",
  "MARKETPLACE_API_URL",
  "DSPAPI_API_URL",
  "WEBHOOKS",
  "DNS_RESOLVER_URL",
  "MAIL_URL",
  "PUBLIC_URL",
  "MAIL_TOKEN",
  "MAIL_FROM",
  "RELAY_TOKEN",
  "MAINTENANCE_TOKEN",
  "DROP_S3_ENDPOINT",
  "DROP_S3_BUCKET",
  "DROP_S3_REGION",
  "DROP_S3_ACCESS_KEY_ID",
  "DROP_S3_SECRET_ACCESS_KEY",
]

const stopping: (() => Promise<unknown>)[] = []
let stopped = false
for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"] as const) process.on(signal, () => void stop(0))
// npm may be killed without forwarding the signal, and no process may outlive the terminal.
const parent = process.ppid
setInterval(() => process.ppid !== parent && void stop(0), 500).unref()

const state = stateFolder()
const shownState = shownPath(state)
try {
  await start(await ownPort())
} catch (error) {
  if (!stopped) console.error(error instanceof StartError ? error.message : error)
  await stop(1)
}

async function start(port: number) {
  rejectUnknownEngine()
  createState()
  const url = `http://localhost:${port}`
  const provider = await startProvider(`${url}/auth/callback`)
  stopping.push(provider.stop)
  const platform = await startPlatform()
  stopping.push(platform.stop)
  const mailbox = await startMailbox((line) => console.log(line))
  stopping.push(mailbox.stop)
  const resolver = await startDnsResolver()
  stopping.push(resolver.stop)
  // Takes seconds to load: imported here, so that wrong settings are reported immediately.
  const { buildWorker, migrate, startWorker } = await import("./local-worker.ts")
  await migrate(state)
  await buildWorker()
  const settings = FORWARDED.flatMap((name) => (process.env[name] ? [[name, process.env[name]]] : []))
  const { miniflare } = await startWorker({
    port,
    state,
    bindings: {
      CREDENTIALS_KEYS: createOnce("credentials-key", () => `local:${randomBytes(32).toString("base64")}`),
      MAINTENANCE_TOKEN: createOnce("maintenance-token", () => randomBytes(32).toString("base64url")),
      // The local queue does not survive a restart, so stalled work is resumed soon.
      STALLED_AFTER_SECONDS: "20",
      DNS_RESOLVER_URL: resolver.url,
      MAIL_URL: mailbox.url,
      MAIL_FROM: "alerts@strata.test",
      PUBLIC_URL: url,
      ...Object.fromEntries(settings),
      OIDC_ISSUER: provider.issuer,
      OIDC_CLIENT_SECRET: "local-demo-secret",
    },
  }).catch((error: unknown) => {
    throw isAddressInUse(error) ? portInUse(port) : error
  })
  stopping.push(() => miniflare.dispose(), runCrons(miniflare))
  const { demoKeys, seedCatalog } = await import("./seed.ts")
  const keys = await demoKeys(url, state)
  await seedCatalog(url, state, keys.apiKey, { platform: platform.url, resolver: resolver.url })
  console.log(welcome(url, keys, mailbox.url))
}

function welcome(url: string, { apiKey, sdkKey }: { apiKey: string; sdkKey: string }, mailbox: string): string {
  const [first, ...others] = DEMO_PEOPLE
  const example = JSON.stringify({ messages: [{ role: "user", content: "electric SUV shoppers" }] })
  return `
Strata is running. Open ${url} and sign in as ${first.email}; no password is needed.

Other demo accounts:
${others.map(({ email, role, operator }) => `  ${email}  (${operator ? "operator" : role})`).join("\n")}
Documentation, with a tutorial and the API reference: ${url}/docs
Try the API:
  curl -H 'Authorization: Bearer ${apiKey}' -d '${example}' ${url}/api/classify
Try the signals agent (docs/adcp.md) and the tools for assistants (docs/mcp.md): ${url}/mcp, with the same key
Browser SDK demo: ${url}/sdk-demo, with the key ${sdkKey}
E-mail that Strata would send: ${mailbox}
State folder: ${shownState} (delete it to start over)

ready ${url}`
}

async function ownPort(): Promise<number> {
  const text = process.env["PORT"] || DEFAULT_PORT
  const port = parsePort(text)
  if (port === undefined) {
    throw new StartError(
      `PORT is "${text}": set it to a number from 1 to 65535, or leave it out to use ${DEFAULT_PORT}.`,
    )
  }
  const code = await portError(port)
  if (code === "EADDRINUSE") throw portInUse(port)
  if (code !== undefined) {
    throw new StartError(`Port ${port} cannot be used (${code}): set PORT to another one, such as ${DEFAULT_PORT}.`)
  }
  return port
}

function portInUse(port: number): StartError {
  const other = port === 65_535 ? DEFAULT_PORT : port + 1
  return new StartError(`Port ${port} is in use: stop the program that uses it, or run \`PORT=${other} npm start\`.`)
}

function rejectUnknownEngine() {
  const engine = process.env["DEFAULT_ENGINE"] ?? ""
  if (engine !== "" && !isEngine(engine)) {
    throw new StartError(`DEFAULT_ENGINE is "${engine}": set it to ${ENGINE_NAMES}, or leave it out to use auto.`)
  }
}

function createState() {
  try {
    mkdirSync(state, { recursive: true })
    accessSync(state, constants.W_OK)
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException
    throw new StartError(
      `The state folder ${shownState} cannot be written (${code}): set STRATA_STATE to a folder that can.`,
    )
  }
}

/** The provider always uses the same port: its address is part of every user's identity. */
async function startProvider(redirectUri: string) {
  const file = path.join(state, "identity-provider-port")
  const remembered = existsSync(file) ? parsePort(readFileSync(file, "utf8").trim()) : undefined
  const port = remembered ?? (await freePort())
  writeFileSync(file, String(port))
  const { startIdentityProvider } = await import("./identity-provider.ts")
  try {
    return await startIdentityProvider({ port, redirectUri })
  } catch (error) {
    if (!isAddressInUse(error)) throw error
    throw new StartError(
      `Port ${port}, which the demo sign-in of ${shownState} always uses, is in use, probably by another run on the same folder: stop that program, or set STRATA_STATE to another folder.`,
    )
  }
}

/** The same port in every run: the demo connection stores its address. Without it, only pushes to the demo platform fail. */
async function startPlatform() {
  const file = path.join(state, "demo-platform-port")
  const remembered = existsSync(file) ? parsePort(readFileSync(file, "utf8").trim()) : undefined
  const platform = await startDemoPlatform(remembered).catch(() => startDemoPlatform())
  if (remembered === undefined) writeFileSync(file, new URL(platform.url).port)
  return platform
}

/** Error codes of Node and Miniflare, and workerd's message. */
function isAddressInUse(error: unknown): boolean {
  const { code, message = "" } = error as { code?: string; message?: string }
  return code === "EADDRINUSE" || code === "ERR_ADDRESS_IN_USE" || message.includes("Address already in use")
}

/** Credentials encrypted by one run must decrypt in the next, and commands read their token from here. */
function createOnce(name: string, create: () => string): string {
  const file = path.join(state, name)
  if (!existsSync(file)) writeFileSync(file, create(), { mode: 0o600 })
  return readFileSync(file, "utf8")
}

async function stop(code: number) {
  if (stopped) return
  stopped = true
  await Promise.allSettled(stopping.map((end) => end()))
  process.exit(code)
}
