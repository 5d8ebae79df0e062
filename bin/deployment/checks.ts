import { accountFindings } from "./check-account.ts"
import { databaseFindings } from "./check-database.ts"
import { providerProblems } from "./check-provider.ts"
import { databaseOf, settingNotes, settingProblems } from "./check-settings.ts"
import { type Api, ApiError, openApi } from "./cloudflare-api.ts"
import { configOf, type Environment, type EnvironmentConfig } from "./environments.ts"
import type { Problem } from "./problem.ts"
import { nameProblems } from "./secrets.ts"
import { NO_DATABASE } from "./whole-config.ts"

/** Notes do not stop a deployment. `origin` is the Worker's address, if it has one. */
export type Report = {
  problems: Problem[]
  notes: Problem[]
  pending: string[]
  origin: string | undefined
  api: Api | null
}

const NOT_SIGNED_IN: Problem = {
  what: "wrangler is not signed in to Cloudflare; the account, secrets and migrations were not checked",
  remedy: "run `npx wrangler login`, or set CLOUDFLARE_API_TOKEN",
}

/**
 * Everything that would break a deployment, not only the first problem. Changes nothing. `toBeSet` are secrets that will be set before
 * the deployment.
 */
export async function checkDeployment(env: Environment, toBeSet: readonly string[] = []): Promise<Report> {
  const config = configOf(env)
  const settings = settingProblems(env, config)
  const notes = settingNotes(env, config)
  const api = await openApi()
  if (!api) return { problems: [NOT_SIGNED_IN, ...settings], notes, pending: [], origin: undefined, api }
  const hasDatabase = databaseOf(config) !== NO_DATABASE
  const origin = await originOf(config, api)
  // The remedy of a wrong address is in `settings`.
  const hasProvider = !settings.some(({ what }) => what.startsWith("OIDC_ISSUER"))
  const [account, secrets, database, provider] = await Promise.all([
    accountFindings(env, config, api, { isNew: !hasDatabase }),
    secretProblems(env, config, api, toBeSet),
    hasDatabase ? databaseFindings(env, config, api) : { problems: [], pending: [] },
    hasProvider && origin ? providerProblems(env, config, origin) : [],
  ])
  return {
    problems: [...settings, ...account.problems, ...secrets, ...database.problems, ...provider],
    notes: [...notes, ...account.notes],
    pending: database.pending,
    origin,
    api,
  }
}

async function secretProblems(env: Environment, { name }: EnvironmentConfig, api: Api, toBeSet: readonly string[]) {
  try {
    const names = await secretsOf(name, api)
    return nameProblems(env, [...new Set([...names, ...toBeSet])])
  } catch (error) {
    return [{ what: `the secrets of ${env} cannot be listed`, remedy: String(error) }]
  }
}

async function secretsOf(worker: string, api: Api): Promise<string[]> {
  try {
    return (await api.call<{ name: string }[]>("GET", `/workers/scripts/${worker}/secrets`)).map(({ name }) => name)
  } catch (error) {
    // A Worker that was never deployed has no secrets; setting one creates it.
    if (error instanceof ApiError && (error.code === 10_007 || error.code === 10_090)) return []
    throw error
  }
}

/** The address that people use. */
async function originOf({ name, routes, workers_dev: isOnWorkersDev }: EnvironmentConfig, api: Api) {
  const custom = (routes ?? []).find((route) => route.custom_domain)
  if (custom) return `https://${custom.pattern}`
  if (!isOnWorkersDev) return undefined
  try {
    return `https://${name}.${(await api.call<{ subdomain: string }>("GET", "/workers/subdomain")).subdomain}.workers.dev`
  } catch {
    // Its check reports it.
    return undefined
  }
}
