import { readChoices } from "../../src/kernel/ports/choices.ts"
import { ENGINE_NAMES, isEngine } from "../../src/kernel/ports/engines.ts"
import { problemWithRegion } from "../../src/kernel/ports/home-region.ts"
import type { Problem } from "./problem.ts"
import { configOf, type Environment, type EnvironmentConfig } from "./environments.ts"
import { NO_DATABASE } from "./whole-config.ts"

const ADDRESSES = [
  "OIDC_ISSUER",
  "ANTHROPIC_BASE_URL",
  "PUBLIC_URL",
  "MARKETPLACE_TOKEN_URL",
  "MARKETPLACE_API_URL",
  "DSPAPI_API_URL",
]

export const databaseOf = ({ d1_databases }: EnvironmentConfig) => d1_databases[0]?.database_id ?? NO_DATABASE

/** Problems in wrangler.toml. */
export function settingProblems(env: Environment, config: EnvironmentConfig): Problem[] {
  const problems: Problem[] = []
  const inVars = (name: string) => `set ${name} under [env.${env}.vars] in wrangler.toml`
  if (databaseOf(config) === NO_DATABASE) {
    problems.push({
      what: `[env.${env}] has no database id`,
      remedy: `run \`npm run provision${env === "production" ? "" : ` -- --env ${env}`}\`, which creates the database and writes its id`,
    })
  }
  const issuer = config.vars["OIDC_ISSUER"] ?? ""
  if (issuer === "" || /(^|[./])example\.(com|org|net)(:|\/|$)/.test(issuer)) {
    problems.push({
      what: `OIDC_ISSUER is ${issuer === "" ? "empty" : `the example ${issuer}`}`,
      remedy: `${inVars("OIDC_ISSUER")} to your identity provider, and OIDC_CLIENT_ID to this client's id there`,
    })
  }
  for (const name of ADDRESSES) {
    const address = config.vars[name] ?? ""
    if (address !== "" && !isPublic(address)) {
      problems.push({
        what: `${name} is ${address}, which a deployed Worker cannot reach`,
        remedy: `${inVars(name)} to an https address on the internet, or to ""`,
      })
    }
  }
  const engine = config.vars["DEFAULT_ENGINE"] ?? ""
  if (engine !== "" && !isEngine(engine)) {
    problems.push({
      what: `DEFAULT_ENGINE is ${JSON.stringify(engine)}`,
      remedy: `${inVars("DEFAULT_ENGINE")} to ${ENGINE_NAMES}`,
    })
  }
  for (const { name, what, values } of readChoices({ ...config.vars, ENVIRONMENT: env }).missing) {
    problems.push({ what: `${name} ${what}`, remedy: `${inVars(name)} to ${values}` })
  }
  if (signUpIsUnbounded(env, config)) {
    problems.push({
      what: "sign-up is open and LLM costs have no limit: strangers could spend without end",
      remedy: `${inVars("LLM_DAILY_COST_LIMIT")} to an amount of USD, or SIGN_UP to "invited"`,
    })
  }
  if (config.vars["MAIL_URL"] && !config.vars["PUBLIC_URL"]) {
    problems.push({
      what: "MAIL_URL is set without PUBLIC_URL: mails could not link to the console",
      remedy: `${inVars("PUBLIC_URL")} to the address that people open`,
    })
  }
  const region = problemWithRegion(config.vars["HOME_REGION"])
  if (region) problems.push({ what: region, remedy: inVars("HOME_REGION") })
  if (config.vars["ALLOW_LOOPBACK"] !== "false") {
    problems.push({ what: "ALLOW_LOOPBACK is not false", remedy: `${inVars("ALLOW_LOOPBACK")} to "false"` })
  }
  if (config.vars["ENVIRONMENT"] !== env) {
    problems.push({
      what: `ENVIRONMENT is ${JSON.stringify(config.vars["ENVIRONMENT"])}`,
      remedy: `${inVars("ENVIRONMENT")} to "${env}"`,
    })
  }
  if (config.name === configOf("").name) {
    problems.push({
      what: `the Worker is named ${config.name}, like the local one`,
      remedy: `name it under [env.${env}]`,
    })
  }
  return problems
}

function signUpIsUnbounded(env: Environment, { vars }: EnvironmentConfig): boolean {
  const { signUp, llmDailyCostLimit } = readChoices({ ...vars, ENVIRONMENT: env })
  return signUp === "open" && llmDailyCostLimit === null
}

function isPublic(address: string): boolean {
  const url = URL.parse(address)
  if (url?.protocol !== "https:") return false
  return (
    url.hostname.includes(".") && !/^[\d.]+$/.test(url.hostname) && !/\.(localhost|local|internal)$/.test(url.hostname)
  )
}

/** Choices that are allowed, and that an owner should know of. */
export function settingNotes(env: Environment, { vars }: EnvironmentConfig): Problem[] {
  const { signUp, newPlan, llmDailyCostLimit: limit } = readChoices({ ...vars, ENVIRONMENT: env })
  const notes: Problem[] = []
  if (signUp === "open") {
    notes.push({
      what: `sign-up is open: each account at ${vars["OIDC_ISSUER"]} gets an organization with the plan ${newPlan}`,
      remedy: `keep it only if you decide who has an account there; otherwise remove SIGN_UP under [env.${env}.vars]`,
    })
  }
  if (limit === null) {
    notes.push({
      what: "an organization's LLM costs have no limit",
      remedy: `set LLM_DAILY_COST_LIMIT under [env.${env}.vars] to an amount of USD per day`,
    })
  }
  return notes
}
