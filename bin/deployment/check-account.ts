import { type Api, ApiError } from "./cloudflare-api.ts"
import type { Environment, EnvironmentConfig } from "./environments.ts"
import type { Problem } from "./problem.ts"

/** What a check found: a problem, or why it could not find out. */
type Findings = { problems: Problem[]; notes: Problem[] }

/** The platform's answer to a login without the permission. Other refusals say that the feature is off. */
const NO_PERMISSION = 10_000

type Feature = {
  name: string
  /** Where it is switched on. */
  page: string
  /** The permission that a token needs to find out. */
  permission: string
  /** Problems, if the platform answers. */
  ask: (api: Api, config: EnvironmentConfig) => Promise<string[]>
  isOff: (error: ApiError) => boolean
}

const missingOf = (what: string, wanted: readonly string[], found: readonly string[]) =>
  wanted.filter((name) => !found.includes(name)).map((name) => `the ${what} ${name} does not exist`)

export const namespaceTitle = ({ name }: EnvironmentConfig) => `${name}-oauth`
export const namespacesOf = (api: Api) =>
  api.call<{ id: string; title: string }[]>("GET", "/storage/kv/namespaces?per_page=1000")

const FEATURES: readonly Feature[] = [
  {
    name: "Workers Paid",
    page: "workers/plans",
    permission: "Billing: Read",
    ask: async (api) => {
      const all = await api.call<{ rate_plan?: { id?: string; public_name?: string } }[]>("GET", "/subscriptions")
      const isPaid = all.some(({ rate_plan: plan }) => /workers(?!.*free)/i.test(`${plan?.id} ${plan?.public_name}`))
      return isPaid ? [] : ["the account has no Workers Paid plan: limits, crons and queues are too small without it"]
    },
    isOff: () => false,
  },
  {
    name: "R2",
    page: "r2/overview",
    permission: "Workers R2 Storage: Edit",
    ask: async (api, { r2_buckets }) => {
      const { buckets } = await api.call<{ buckets: { name: string }[] }>("GET", "/r2/buckets?per_page=1000")
      const wanted = r2_buckets.map(({ bucket_name }) => bucket_name)
      return missingOf(
        "bucket",
        wanted,
        buckets.map(({ name }) => name),
      )
    },
    isOff: ({ code }) => code === 10_042,
  },
  {
    name: "KV",
    page: "workers/kv/namespaces",
    permission: "Workers KV Storage: Edit",
    ask: async (api, config) => {
      const found = await namespacesOf(api)
      const isMissing = config.kv_namespaces.some(({ id }) => !found.some((one) => one.id === id))
      return isMissing ? [`the KV namespace ${namespaceTitle(config)} does not exist`] : []
    },
    isOff: () => false,
  },
  {
    name: "Queues",
    page: "workers/queues",
    permission: "Queues: Edit",
    ask: async (api, { queues }) => {
      const wanted = (queues.consumers ?? []).map(({ queue }) => queue)
      const query = wanted.map((name) => `name=${name}`).join("&")
      const found = await api.call<{ queue_name: string }[]>("GET", `/queues?${query}`)
      return missingOf(
        "queue",
        wanted,
        found.map(({ queue_name }) => queue_name),
      )
    },
    isOff: ({ code }) => code === 100_129 || code === 11_002,
  },
  {
    name: "Vectorize",
    page: "ai/vectorize",
    permission: "Vectorize: Edit",
    ask: async (api, { vectorize }) => {
      const found = await api.call<{ name: string }[]>("GET", "/vectorize/v2/indexes")
      const wanted = vectorize.map(({ index_name }) => index_name)
      return missingOf(
        "index",
        wanted,
        found.map(({ name }) => name),
      )
    },
    isOff: ({ code }) => code === 1005 || code === 100_158,
  },
  {
    name: "Analytics Engine",
    page: "workers/analytics-engine",
    permission: "Account Analytics: Read",
    ask: async (api) => {
      await api.call("POST", "/analytics_engine/sql", "SHOW TABLES")
      return []
    },
    isOff: ({ status }) => status === 403,
  },
  {
    name: "a workers.dev subdomain",
    page: "workers/onboarding",
    permission: "Workers Scripts: Edit",
    ask: async (api, { workers_dev: isWanted }) => {
      if (isWanted) await api.call("GET", "/workers/subdomain")
      return []
    },
    isOff: ({ code }) => code === 10_007,
  },
]

/** Features of the account that are off, and resources that are missing. `isNew`: no resource is expected yet. */
export async function accountFindings(
  env: Environment,
  config: EnvironmentConfig,
  api: Api,
  { isNew = false } = {},
): Promise<Findings> {
  const findings: Findings = { problems: [], notes: [] }
  await Promise.all(
    FEATURES.map(async ({ name, page, permission, ask, isOff }) => {
      const dashboard = `https://dash.cloudflare.com/${api.account}/${page}`
      try {
        for (const what of await ask(api, config)) {
          if (name === "Workers Paid") findings.problems.push({ what, remedy: `choose the plan at ${dashboard}` })
          else if (!isNew) findings.problems.push({ what, remedy: `run \`npm run provision -- --env ${env}\`` })
        }
      } catch (error) {
        if (error instanceof ApiError && error.code !== NO_PERMISSION && isOff(error)) {
          findings.problems.push({
            what: `the account has no ${name.replace(/^a /, "")}`,
            remedy: `switch it on at ${dashboard}`,
          })
          return
        }
        const reason = error instanceof Error ? error.message : String(error)
        findings.notes.push({
          what: `${name}: not checked (${reason})`,
          remedy: `look at ${dashboard}, or give the token the permission ${permission}`,
        })
      }
    }),
  )
  return findings
}
