// Creates what production needs, once: what exists already is left as it is. Then says which secrets are still to be set.
import { readFileSync, writeFileSync } from "node:fs"
import path from "node:path"
import { ROOT } from "./paths.ts"
import { wrangler } from "./wrangler.ts"

const CONFIG = path.join(ROOT, "wrangler.toml")
const DATABASE = "strata"
const BUCKETS = ["strata-imports", "strata-members", "strata-drop"]
const QUEUES = ["strata-imports", "strata-syncs", "strata-pushes", "strata-jobs"].flatMap((name) => [
  name,
  `${name}-dead`,
])
const INDEX = "strata-topics"
const METADATA_INDEXES = ["category", "segment"]

const SECRETS = {
  OIDC_CLIENT_SECRET: "the secret of this client at your identity provider",
  CREDENTIALS_KEYS:
    "keys for connection credentials, id:base64 of 32 random bytes, the newest first: k1:$(openssl rand -base64 32)",
  RELAY_TOKEN: "what the relay shows to be let in, the same as in its own settings: $(openssl rand -hex 32)",
  MAINTENANCE_TOKEN: "what npm run refresh-stale shows to be let in: $(openssl rand -hex 32)",
  ANTHROPIC_API_KEY: "optional: the LLM provider's key; without it the local engine classifies",
}

await create("database", ["d1", "create", DATABASE])
await writeDatabaseId()
for (const bucket of BUCKETS) await create(`bucket ${bucket}`, ["r2", "bucket", "create", bucket])
await create(
  "lifetime of import files",
  "r2 bucket lifecycle add strata-imports expire --expire-days 30 --force".split(" "),
)
await create(
  "lifetime of files that never left the drop",
  "r2 bucket lifecycle add strata-drop expire --expire-days 30 --force".split(" "),
)
for (const queue of QUEUES) await create(`queue ${queue}`, ["queues", "create", queue])
await create(`index ${INDEX}`, ["vectorize", "create", INDEX, "--dimensions=256", "--metric=cosine"])
for (const property of METADATA_INDEXES) {
  // They have to exist before the first vector: Vectorize does not index what was there already.
  const command = `vectorize create-metadata-index ${INDEX} --property-name=${property} --type=string`
  await create(`metadata index ${property}`, command.split(" "))
}

console.log("\nSet these secrets before you deploy:")
for (const [name, meaning] of Object.entries(SECRETS)) {
  console.log(`  npx wrangler secret put ${name} --env production    # ${meaning}`)
}
console.log("Set OIDC_ISSUER and OIDC_CLIENT_ID under [env.production.vars] in wrangler.toml, then: npm run deploy")

async function create(what: string, args: string[]) {
  try {
    await wrangler(...args)
    console.log(`created  ${what}`)
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error)
    if (!/already (exists|taken)|is already taken|duplicate/i.test(message)) throw error
    console.log(`exists   ${what}`)
  }
}

/** The production database is known by its id, which is written into wrangler.toml. */
async function writeDatabaseId() {
  const databases = JSON.parse(await wrangler("d1", "list", "--json")) as { name: string; uuid: string }[]
  const id = databases.find(({ name }) => name === DATABASE)?.uuid
  if (!id) throw new Error(`The database ${DATABASE} is not in the account's list`)
  const config = readFileSync(CONFIG, "utf8")
  const at = config.indexOf("[[env.production.d1_databases]]")
  const production = config.slice(at).replace(/database_id = "[^"]*"/, `database_id = "${id}"`)
  writeFileSync(CONFIG, config.slice(0, at) + production)
}
