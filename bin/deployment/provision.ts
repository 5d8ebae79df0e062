// Creates the resources of a deployment in your Cloudflare account and leaves existing ones alone, then lists the secrets to set:
//   npm run provision -- [--env staging]
import { readFileSync, writeFileSync } from "node:fs"
import { cloudflareApi } from "./cloudflare-api.ts"
import { configOf, environmentArgument } from "./environments.ts"
import { SECRETS } from "./secrets.ts"
import { sourceFile } from "./whole-config.ts"
import { wrangler, wranglerJson } from "./wrangler.ts"

/** Files of these buckets are deleted after 30 days. */
const SHORT_LIVED = new Set(["IMPORTS", "DROP"])

const env = environmentArgument()
const config = configOf(env)
const database = config.d1_databases[0]?.database_name ?? ""

await create(`database ${database}`, ["d1", "create", database])
await switchReplicationOn(await writeDatabaseId())
for (const { binding, bucket_name: bucket } of config.r2_buckets) {
  await create(`bucket ${bucket}`, ["r2", "bucket", "create", bucket])
  if (!SHORT_LIVED.has(binding)) continue
  const command = `r2 bucket lifecycle add ${bucket} expire --expire-days 30 --force`
  await create(`lifetime of the files in ${bucket}`, command.split(" "))
}
for (const { queue } of config.queues.consumers ?? []) await create(`queue ${queue}`, ["queues", "create", queue])
for (const { index_name: index } of config.vectorize) {
  await create(`index ${index}`, ["vectorize", "create", index, "--dimensions=256", "--metric=cosine"])
}

console.log("\nSet these secrets before you deploy:")
for (const { name, meaning, optional } of SECRETS) {
  console.log(`  npx wrangler secret put ${name} --env ${env}    # ${optional ? "optional: " : ""}${meaning}`)
}
console.log(
  `Set OIDC_ISSUER and OIDC_CLIENT_ID under [env.${env}.vars] in wrangler.toml, then: npm run deploy -- --env ${env} --migrate`,
)

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

/** A deployment finds its database by the id in wrangler.toml. */
async function writeDatabaseId(): Promise<string> {
  const databases = await wranglerJson<{ name: string; uuid: string }[]>("d1", "list", "--json")
  const id = databases.find(({ name }) => name === database)?.uuid
  if (!id) throw new Error(`The database ${database} is not in the account's list`)
  const text = readFileSync(sourceFile(), "utf8")
  const at = text.indexOf(`[[env.${env}.d1_databases]]`)
  writeFileSync(
    sourceFile(),
    text.slice(0, at) + text.slice(at).replace(/database_id = "[^"]*"/, `database_id = "${id}"`),
  )
  return id
}

/** Copies of the database near readers (docs/decisions/0018-reads-near-the-reader.md). Wrangler has no command for it. */
async function switchReplicationOn(id: string) {
  const api = cloudflareApi()
  if (api) {
    await api.put(`/d1/database/${id}`, { read_replication: { mode: "auto" } })
    console.log(`set      read replication of ${database}`)
    return
  }
  console.log(
    `missing  read replication of ${database}: set CLOUDFLARE_API_TOKEN and CLOUDFLARE_ACCOUNT_ID and run this again, or switch it on in the dashboard`,
  )
}
