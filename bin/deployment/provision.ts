// Creates the resources of a deployment in your Cloudflare account, keeps existing ones, and lists the secrets to set:
//   npm run provision -- [--env staging] [--plan free] [--llm-limit 5]
import { readFileSync, writeFileSync } from "node:fs"
import { parseArgs } from "node:util"
import { readChoices } from "../../src/kernel/ports/choices.ts"
import { cloudflareApi } from "./cloudflare-api.ts"
import { configOf, type Environment, environmentIn } from "./environments.ts"
import { SECRETS } from "./secrets.ts"
import { sourceFile } from "./whole-config.ts"
import { wrangler, wranglerJson } from "./wrangler.ts"

/** Files of these buckets are deleted after 30 days. */
const SHORT_LIVED = new Set(["IMPORTS", "DROP"])

/** What new organizations get, as the command line says it; what it leaves out is kept. */
type Chosen = { plan?: string | undefined; "llm-limit"?: string | undefined }

/** Creates missing resources, and reports each one. */
export async function provision(env: Environment, say: (line: string) => void, chosen: Chosen = {}): Promise<void> {
  writeChoices(env, chosen)
  const config = configOf(env)
  const database = config.d1_databases[0]?.database_name ?? ""
  const create = async (what: string, args: string[]) => say(`${(await isNew(args)) ? "created" : "exists "}  ${what}`)

  await create(`database ${database}`, ["d1", "create", database])
  say(await switchReplicationOn(database, await writeDatabaseId(env, database)))
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

  sayChoices(env, config.vars, say)
  say("\nSet these secrets before you deploy:")
  for (const { name, meaning, optional } of SECRETS) {
    say(`  npx wrangler secret put ${name} --env ${env}    # ${optional ? "optional: " : ""}${meaning}`)
  }
  say(
    `Set OIDC_ISSUER and OIDC_CLIENT_ID under [env.${env}.vars] in wrangler.toml, then: npm run deploy -- --env ${env} --migrate`,
  )
}

function writeChoices(env: Environment, { plan, "llm-limit": limit }: Chosen) {
  const given = { NEW_ORGANIZATION_PLAN: plan, LLM_DAILY_COST_LIMIT: limit }
  const entries = Object.entries(given).filter((entry): entry is [string, string] => entry[1] !== undefined)
  const [wrong] = readChoices({ ENVIRONMENT: "local", ...Object.fromEntries(entries) }).missing
  if (wrong) throw new Error(`${wrong.name} ${wrong.what}: it must be ${wrong.values}`)
  for (const [name, value] of entries) writeVariable(env, name, value)
}

function writeVariable(env: Environment, name: string, value: string) {
  const text = readFileSync(sourceFile(), "utf8")
  const title = `[env.${env}.vars]\n`
  const at = text.indexOf(title) + title.length
  const end = text.indexOf("\n[", at)
  const others = text.slice(at, end).replace(new RegExp(`^${name} = .*\n?`, "m"), "")
  writeFileSync(sourceFile(), `${text.slice(0, at)}${name} = "${value}"\n${others}${text.slice(end)}`)
}

function sayChoices(env: Environment, variables: Record<string, string>, say: (line: string) => void) {
  const { signUp, newPlan, llmDailyCostLimit: limit, missing } = readChoices({ ...variables, ENVIRONMENT: env })
  const who = signUp === "open" ? "everyone who signs in gets an organization" : "people need an invitation"
  const cost = limit === null ? "no limit of LLM costs" : `at most ${limit} USD of LLM costs per day`
  say(`\nSign-up: ${who}. New organizations: plan ${newPlan}, ${cost}.`)
  for (const { name, what, values } of missing) {
    say(
      `  ${name} ${what}: set it under [env.${env}.vars] in wrangler.toml to ${values}, or with --plan and --llm-limit`,
    )
  }
}

/** Runs a command that creates something; false if it already exists. */
async function isNew(args: string[]): Promise<boolean> {
  try {
    await wrangler(...args)
    return true
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error)
    if (!/already (exists|taken)|is already taken|duplicate/i.test(message)) throw error
    return false
  }
}

/** A deployment finds its database by the id in wrangler.toml. */
async function writeDatabaseId(env: Environment, database: string): Promise<string> {
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

/** Read replicas of the database (docs/decisions/0018-reads-near-the-reader.md). Wrangler has no command for it. */
async function switchReplicationOn(database: string, id: string): Promise<string> {
  const api = cloudflareApi()
  if (!api) {
    return `missing  read replication of ${database}: set CLOUDFLARE_API_TOKEN and CLOUDFLARE_ACCOUNT_ID and run this again, or switch it on in the dashboard`
  }
  await api.put(`/d1/database/${id}`, { read_replication: { mode: "auto" } })
  return `set      read replication of ${database}`
}

if (import.meta.main) {
  const options = { env: { type: "string" }, plan: { type: "string" }, "llm-limit": { type: "string" } } as const
  const { env, ...chosen } = parseArgs({ options }).values
  await provision(environmentIn(env), console.log, chosen)
}
