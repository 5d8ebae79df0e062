// The service under test, in a separate process that is killed without warning. Arguments: the port, the state folder,
// the build of the Worker, the addresses of platform and source, and how far the clock is ahead.
import { existsSync, readFileSync, writeFileSync } from "node:fs"
import path from "node:path"
import { runCrons } from "../bin/local/local-crons.ts"
import { startWorker } from "../bin/local/local-worker.ts"
import { openVault } from "../src/organizations/connections/credentials.ts"
import { prepareOrganization } from "./organization.ts"

const [port = "0", state = "", bundle = "", platformUrl = "", sourceUrl = "", aheadMs = "0"] = process.argv.slice(2)
const KEYS = `chaos:${btoa("chaos-seals-with-these-32-bytes!")}`
const SETTINGS = path.join(state, "chaos.json")

const { miniflare } = await startWorker({
  port: Number(port),
  state,
  bundle: { folder: bundle, entry: "edge.js" },
  quiet: true,
  bindings: { CREDENTIALS_KEYS: KEYS, STALLED_AFTER_SECONDS: "3", CLOCK_AHEAD_MS: aheadMs },
})
if (!existsSync(SETTINGS)) writeFileSync(SETTINGS, JSON.stringify(await prepare()))
runCrons(miniflare, { firstMs: [1_000, 5_000], everyMs: 5_000 })
console.log(`ready ${readFileSync(SETTINGS, "utf8")}`)

/** Written straight into the database: there is no identity provider here. */
async function prepare() {
  const db = (await miniflare.getD1Database("DB", "strata")) as unknown as D1Database
  const org = await prepareOrganization(db)
  const { value: session } = await org.cookie()
  await db.batch([
    // A plan with a limit: its credits must stay exact whenever the process dies.
    db.prepare("UPDATE organizations SET plan = 'pro' WHERE id = ?").bind(org.id),
    db.prepare("UPDATE users SET operator = 1"),
  ])
  const connect = async (id: string, platform: string, direction: string, config: object, credentials: object) => {
    const sealed = await openVault(KEYS).seal({ orgId: org.id, connectionId: id }, credentials as never)
    await db
      .prepare(
        `INSERT INTO connections (id, org_id, name, platform, direction, config, credentials, status, created_by, created_at, updated_at)
         VALUES (?1, ?2, ?1, ?3, ?4, ?5, ?6, 'active', 'usr_bench', '', '')`,
      )
      .bind(id, org.id, platform, direction, JSON.stringify(config), sealed)
      .run()
  }
  await connect(
    "conn_dsp",
    "dspapi",
    "outbound",
    { api_base_url: `${platformUrl}/dsp/dspapi` },
    { api_key: "planted-s3cret-api-key", provider_id: "provider-1" },
  )
  await connect(
    "conn_market",
    "marketplace",
    "outbound",
    { api_base_url: `${platformUrl}/market/marketplace`, token_url: `${platformUrl}/market/marketplace/token` },
    { client_id: "client-1", username: "service@acme.test", password: "planted-s3cret-password", org_id: "1001" },
  )
  await connect("conn_source", "custom_api", "inbound", { base_url: `${sourceUrl}/source`, page_size: 50 }, {})
  // A large file needs more credits than a plan with a limit has.
  const { apiKey: unlimitedKey } = await prepareOrganization(db)
  return { orgId: org.id, apiKey: org.apiKey, unlimitedKey, session }
}
