// Creates the resources of a deployment in your Cloudflare account, keeps existing ones, and lists the secrets to set:
//   npm run provision -- [--env staging] [--plan free] [--llm-limit 5] [--region weur] [--secrets secrets.json]
import { readFileSync, writeFileSync } from "node:fs"
import { parseArgs } from "node:util"
import { readChoices } from "../../src/kernel/ports/choices.ts"
import { databaseRegion, problemWithRegion } from "../../src/kernel/ports/home-region.ts"
import { accountFindings, namespacesOf, namespaceTitle } from "./check-account.ts"
import { queryDatabase } from "./check-database.ts"
import { type Api, ApiError, openApi } from "./cloudflare-api.ts"
import { configOf, type Environment, type EnvironmentConfig, environmentIn } from "./environments.ts"
import { lines } from "./problem.ts"
import { SECRETS, writeNewSecrets } from "./secrets.ts"
import { sourceFile } from "./whole-config.ts"

/** Files of these buckets are deleted after 30 days. */
const SHORT_LIVED = new Set(["IMPORTS", "DROP"])

/** Settings as the command line says them; what it leaves out is kept. */
type Chosen = Partial<Record<"plan" | "llm-limit" | "region" | "secrets", string | undefined>>

/** Creates missing resources, and reports each one. */
export async function provision(env: Environment, say: (line: string) => void, chosen: Chosen = {}): Promise<void> {
  writeChoices(env, chosen)
  const config = configOf(env)
  const api = await openApi()
  if (!api)
    throw new Error("wrangler is not signed in to Cloudflare: run `npx wrangler login`, or set CLOUDFLARE_API_TOKEN")
  const off = (await accountFindings(env, config, api, { isNew: true })).problems
  if (off.length > 0) throw new Error(["Nothing was created:", ...lines(off)].join("\n"))
  const create = async (what: string, path: string, body: object) =>
    say(`${(await isNew(api, path, body)) ? "created" : "exists "}  ${what}`)

  await provisionDatabase(env, config, api, create)
  say(`set      read replication of ${config.d1_databases[0]?.database_name}`)
  await provisionNamespace(env, config, api, create)
  for (const { binding, bucket_name: bucket } of config.r2_buckets) {
    await create(`bucket ${bucket}`, "/r2/buckets", { name: bucket })
    if (SHORT_LIVED.has(binding)) await expireFiles(api, bucket)
  }
  for (const { queue } of config.queues.consumers ?? [])
    await create(`queue ${queue}`, "/queues", { queue_name: queue })
  for (const { index_name: index } of config.vectorize) {
    await create(`index ${index}`, "/vectorize/v2/indexes", {
      name: index,
      config: { dimensions: 256, metric: "cosine" },
    })
  }

  const { secrets: file } = chosen
  if (file !== undefined) say(`${writeNewSecrets(file) ? "created" : "exists "}  ${file}, with new keys and tokens`)
  sayChoices(env, configOf(env).vars, say)
  say("\nSet these secrets before you deploy:")
  for (const { name, meaning, optional } of SECRETS) {
    say(`  npx wrangler secret put ${name} --env ${env}    # ${optional ? "optional: " : ""}${meaning}`)
  }
  say(
    `Set OIDC_ISSUER and OIDC_CLIENT_ID under [env.${env}.vars] in wrangler.toml, then: npm run doctor -- --env ${env}`,
  )
}

type Create = (what: string, path: string, body: object) => Promise<void>

/** The database, its id and region in wrangler.toml, and its replicas (docs/decisions/0018-reads-near-the-reader.md). */
async function provisionDatabase(
  env: Environment,
  { d1_databases, vars }: EnvironmentConfig,
  api: Api,
  create: Create,
) {
  const name = d1_databases[0]?.database_name ?? ""
  const hint = databaseRegion(vars["HOME_REGION"])
  await create(`database ${name}`, "/d1/database", { name, ...(hint && { primary_location_hint: hint }) })
  const named = await api.call<{ name: string; uuid: string }[]>("GET", `/d1/database?name=${name}`)
  const id = named.find((one) => one.name === name)?.uuid
  if (!id) throw new Error(`The database ${name} is not in the account's list`)
  writeId(`[[env.${env}.d1_databases]]`, "database_id", id)
  const { region } = await queryDatabase(api, id, "SELECT 1 AS name")
  if (!vars["HOME_REGION"] && region !== "") writeVariable(env, "HOME_REGION", region)
  await api.call("PUT", `/d1/database/${id}`, { read_replication: { mode: "auto" } })
}

/** The KV namespace, and its id in wrangler.toml. */
async function provisionNamespace(env: Environment, config: EnvironmentConfig, api: Api, create: Create) {
  const title = namespaceTitle(config)
  await create(`namespace ${title}`, "/storage/kv/namespaces", { title })
  const id = (await namespacesOf(api)).find((one) => one.title === title)?.id
  if (!id) throw new Error(`The KV namespace ${title} is not in the account's list`)
  writeId(`[[env.${env}.kv_namespaces]]`, "id", id)
}

const DAY_SECONDS = 86_400

/** Keeps the bucket's other rules. */
async function expireFiles(api: Api, bucket: string) {
  const path = `/r2/buckets/${bucket}/lifecycle`
  const { rules = [] } = await api.call<{ rules?: { id: string }[] }>("GET", path)
  const condition = { type: "Age", maxAge: 30 * DAY_SECONDS }
  const rule = { id: "expire", enabled: true, conditions: {}, deleteObjectsTransition: { condition } }
  if (!rules.some(({ id }) => id === rule.id)) await api.call("PUT", path, { rules: [...rules, rule] })
}

function writeChoices(env: Environment, { plan, "llm-limit": limit, region }: Chosen) {
  const given = { NEW_ORGANIZATION_PLAN: plan, LLM_DAILY_COST_LIMIT: limit, HOME_REGION: region }
  const entries = Object.entries(given).filter((entry): entry is [string, string] => entry[1] !== undefined)
  const [wrong] = readChoices({ ENVIRONMENT: "local", ...Object.fromEntries(entries) }).missing
  if (wrong) throw new Error(`${wrong.name} ${wrong.what}: it must be ${wrong.values}`)
  const wrongRegion = problemWithRegion(region)
  if (wrongRegion) throw new Error(wrongRegion)
  for (const [name, value] of entries) writeVariable(env, name, value)
}

function writeVariable(env: Environment, name: string, value: string) {
  const text = readFileSync(sourceFile(), "utf8")
  const title = `[env.${env}.vars]\n`
  const at = text.indexOf(title) + title.length
  const end = text.indexOf("\n[", at)
  const section = text.slice(at, end)
  const line = `${name} = "${value}"`
  const known = new RegExp(`^${name} = .*$`, "m")
  const changed = known.test(section) ? section.replace(known, line) : `${line}\n${section}`
  writeFileSync(sourceFile(), text.slice(0, at) + changed + text.slice(end))
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

/** Codes of the platform for names that are taken, in this account. */
const EXISTS = new Set([7502, 10_004, 10_014, 11_009, 3002])

async function isNew(api: Api, path: string, body: object): Promise<boolean> {
  try {
    await api.call("POST", path, body)
    return true
  } catch (error) {
    if (
      error instanceof ApiError &&
      (EXISTS.has(error.code) || /already (exists|taken)|duplicate/i.test(error.message))
    )
      return false
    throw error
  }
}

/** A deployment finds its database and namespace by their ids in wrangler.toml. */
function writeId(section: string, name: string, id: string) {
  const text = readFileSync(sourceFile(), "utf8")
  const at = text.indexOf(section)
  const line = new RegExp(`^${name} = "[^"]*"`, "m")
  writeFileSync(sourceFile(), text.slice(0, at) + text.slice(at).replace(line, `${name} = "${id}"`))
}

if (import.meta.main) {
  try {
    const text = { type: "string" } as const
    const { env, ...chosen } = parseArgs({
      options: { env: text, plan: text, "llm-limit": text, region: text, secrets: text },
    }).values
    await provision(environmentIn(env), console.log, chosen)
  } catch (error) {
    console.error(error instanceof Error ? error.message : error)
    process.exitCode = 1
  }
}
