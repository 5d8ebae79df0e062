import { spawnSync } from "node:child_process"
import { mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs"
import { tmpdir } from "node:os"
import path from "node:path"
import { afterAll, beforeAll, describe, it, onTestFinished, vi } from "vitest"
import { startIdentityProvider } from "../local/identity-provider.ts"
import { MIGRATIONS } from "../system/migrations.ts"
import { ROOT } from "../system/paths.ts"
import { startCloudflareStub } from "../testing/cloudflare-stub.ts"
import type { Features } from "../testing/cloudflare-request.ts"
import { type Answers, fakeWrangler } from "../testing/fake-wrangler.ts"
import { behindProxy, type Host, startInternet } from "../testing/internet-gateway.ts"
import { IS_LONG_FORM } from "../testing/long-form.ts"
import { deploy } from "./deploy.ts"
import { examine } from "./doctor.ts"
import { configOf, type Environment, environmentIn, ENVIRONMENTS } from "./environments.ts"
import { provision } from "./provision.ts"
import { SECRETS } from "./secrets.ts"

const required = SECRETS.filter(({ optional }) => !optional).map(({ name }) => name)
/** What wrangler does in these tests; the checks ask the platform's API. */
const WRANGLER: Answers = { deploy: {}, "versions upload": {}, "d1 migrations apply": {} }
const ISSUER = "https://login.strata.test"
const originOf = (env: Environment) => `https://strata${env === "staging" ? "-staging" : ""}.acme.workers.dev`

let provider: Awaited<ReturnType<typeof startIdentityProvider>>
beforeAll(async () => {
  const redirectUri = () => ENVIRONMENTS.map((env) => `${originOf(env)}/auth/callback`)
  provider = await startIdentityProvider({ redirectUri, standardOnly: true, publicIssuer: ISSUER })
})
afterAll(() => provider.stop())

type Edit = (text: string) => string
type Prepared = {
  features?: Partial<Features>
  secrets?: readonly string[] | null
  applied?: readonly string[]
  edit?: Edit
  wrangler?: Answers
  hosts?: Record<string, Host>
}

/** An account with everything set up for the environment, but for what the case changes. Without secrets there is no Worker. */
async function anAccount(env: Environment, prepared: Prepared = {}) {
  const { features = {}, secrets = required, applied = MIGRATIONS, edit = (text) => text, hosts = {} } = prepared
  const fake = fakeWrangler({ ...WRANGLER, ...prepared.wrangler }, (text) =>
    text
      .replaceAll("https://id.example.com", ISSUER)
      .replaceAll(/_LIMIT = ""$/gm, '_LIMIT = "5"')
      .replaceAll(/_PLAN = ""$/gm, '_PLAN = "free"'),
  )
  const stub = await startCloudflareStub()
  await startInternet({ "login.strata.test": behindProxy(provider.issuer), ...hosts })
  await provision(env, () => {}, { region: "weur" })
  const [database] = stub.account.databases.values()
  if (applied.length > 0) database?.sql.exec("CREATE TABLE d1_migrations (id INTEGER PRIMARY KEY, name TEXT)")
  for (const name of applied) database?.sql.prepare("INSERT INTO d1_migrations (name) VALUES (?)").run(name)
  if (secrets) stub.account.addScript(configOf(env).name, Object.fromEntries(secrets.map((name) => [name, "a secret"])))
  Object.assign(stub.account.features, features)
  fake.edit(edit)
  stub.seen.length = 0
  return { ...stub, fake, stub, database }
}

/** A change of settings of the deployed environments, not the local one. */
const replace =
  (before: string, after: string): Edit =>
  (text) => {
    const at = text.indexOf("[env.production]")
    return text.slice(0, at) + text.slice(at).replaceAll(before, after)
  }

async function run(
  { fake }: { fake: ReturnType<typeof fakeWrangler> },
  env: Environment,
  options: { migrate?: boolean; gradual?: boolean } = {},
) {
  const lines: string[] = []
  const done = await deploy(env, { migrate: false, gradual: false, ...options, say: (line) => lines.push(line) })
  return { done, output: lines.join("\n"), commands: fake.commands() }
}

async function examined(env: Environment, secrets?: string) {
  const lines: string[] = []
  const isFine = await examine(env, { secrets, say: (line) => lines.push(line) })
  return { isFine, output: lines.join("\n") }
}

/** Two migrations are left to apply. */
const PENDING = MIGRATIONS.slice(0, -2)

describe.for(ENVIRONMENTS)("npm run deploy -- --env %s", (env) => {
  it("deploys when nothing is missing, and only reads before", async ({ expect }) => {
    const account = await anAccount(env)
    const { done, output, commands } = await run(account, env)
    expect([done, output]).toEqual([true, ""])
    expect(commands).toEqual([`deploy --env ${env} (checked)`])
    expect(account.seen.filter((line) => !/^(GET \S+|POST \S+\/(query|sql)) (200|404)$/.test(line))).toEqual([])
  })

  const CASES: [name: string, prepared: Prepared, says: string[]][] = [
    [
      "no database id",
      {
        edit: (text) =>
          text.replaceAll(/database_id = "[^"]*"/g, 'database_id = "00000000-0000-0000-0000-000000000000"'),
      },
      [`[env.${env}] has no database id`, "npm run provision"],
    ],
    [
      "the example issuer",
      { edit: replace(ISSUER, "https://id.example.com") },
      ["OIDC_ISSUER is the example https://id.example.com", `under [env.${env}.vars]`],
    ],
    [
      "a secret that is not set",
      { secrets: required.filter((name) => name !== "CREDENTIALS_KEYS") },
      ["the secret CREDENTIALS_KEYS is not set", `npx wrangler secret put CREDENTIALS_KEYS --env ${env}`],
    ],
    ["a Worker that was never deployed", { secrets: null }, required.map((name) => `the secret ${name} is not set`)],
    [
      "a secret that the service does not read",
      { secrets: [...required, "CREDENTIALS_KEY"] },
      ["the secret CREDENTIALS_KEY is not used", `npx wrangler secret delete CREDENTIALS_KEY --env ${env}`],
    ],
    ["no Workers Paid", { features: { paid: false } }, ["the account has no Workers Paid plan", "/workers/plans"]],
    ["R2 off", { features: { r2: false } }, ["the account has no R2", "/r2/overview"]],
    ["Queues off", { features: { queues: false } }, ["the account has no Queues", "/workers/queues"]],
    ["Vectorize off", { features: { vectorize: false } }, ["the account has no Vectorize", "/ai/vectorize"]],
    [
      "Analytics Engine off",
      { features: { analytics: false } },
      ["the account has no Analytics Engine", "/workers/analytics-engine"],
    ],
    [
      "no workers.dev subdomain",
      { features: { subdomain: "" } },
      ["the account has no workers.dev subdomain", "/workers/onboarding"],
    ],
    [
      "a database far from HOME_REGION",
      { edit: replace('HOME_REGION = "weur"', 'HOME_REGION = "oc"') },
      ["the database is in weur, and HOME_REGION is oc", 'to "weur"'],
    ],
    [
      "a database far from objects without a region",
      { edit: replace('HOME_REGION = "weur"', 'HOME_REGION = ""') },
      ["the database is in weur, and HOME_REGION is empty", 'to "weur"'],
    ],
    [
      "a provider that does not answer",
      { edit: replace(ISSUER, "https://gone.strata.test") },
      ["the identity provider https://gone.strata.test does not answer", ".well-known/openid-configuration"],
    ],
    [
      "a provider that refuses a scope",
      { edit: replace('OIDC_SCOPE = "openid', 'OIDC_SCOPE = "groups openid') },
      ["refuses the sign-in (status 400: invalid_scope: groups)", `set OIDC_SCOPE under [env.${env}.vars]`],
    ],
    [
      "a provider that does not know the client",
      { edit: replace('OIDC_CLIENT_ID = "strata"', 'OIDC_CLIENT_ID = "other"') },
      ["refuses the sign-in (status 400", `register the redirect address ${originOf(env)}/auth/callback`],
    ],
    [
      "a database that was made before the base",
      { applied: ["0000_domain.sql", "0001_text_search.sql"] },
      [
        `the database of ${env} was made before 0000_base_tables.sql, the base of all databases, and cannot be upgraded`,
        `npm run provision -- --env ${env}`,
      ],
    ],
    [
      "pending migrations",
      { applied: PENDING },
      [`2 migrations are pending: ${MIGRATIONS.slice(-2).join(", ")}`, `npm run deploy -- --env ${env} --migrate`],
    ],
    [
      "a DEFAULT_ENGINE that is none",
      { edit: replace('DEFAULT_ENGINE = "auto"', 'DEFAULT_ENGINE = "clever"') },
      ['DEFAULT_ENGINE is "clever"', `under [env.${env}.vars]`, "auto, llm, local or smart"],
    ],
    [
      "a plan that was not chosen",
      { edit: replace('NEW_ORGANIZATION_PLAN = "free"', 'NEW_ORGANIZATION_PLAN = " "') },
      ['NEW_ORGANIZATION_PLAN is " "', `under [env.${env}.vars]`, '"free", "pro", "enterprise"'],
    ],
    [
      "a limit of LLM costs that was not chosen",
      { edit: replace('LLM_DAILY_COST_LIMIT = "5"', 'LLM_DAILY_COST_LIMIT = ""') },
      ["LLM_DAILY_COST_LIMIT is not chosen", `under [env.${env}.vars]`, 'an amount of USD such as "5", or "none"'],
    ],
    [
      "open sign-up without a limit of LLM costs",
      { edit: (text) => replace('"invited"', '"open"')(replace('_LIMIT = "5"', '_LIMIT = "none"')(text)) },
      ["sign-up is open and LLM costs have no limit", "LLM_DAILY_COST_LIMIT"],
    ],
    [
      "a SIGN_UP that is none",
      { edit: replace('SIGN_UP = "invited"', 'SIGN_UP = "invite"') },
      ['SIGN_UP is "invite"', '"open" or "invited"'],
    ],
    [
      "ALLOW_LOOPBACK is true",
      { edit: replace('ALLOW_LOOPBACK = "false"', 'ALLOW_LOOPBACK = "true"') },
      ["ALLOW_LOOPBACK is not false", `under [env.${env}.vars]`],
    ],
    [
      "ENVIRONMENT is local",
      { edit: replace(`ENVIRONMENT = "${env}"`, 'ENVIRONMENT = "local"') },
      ['ENVIRONMENT is "local"', `to "${env}"`],
    ],
    [
      "mail without the console's address",
      { edit: replace('MAIL_URL = ""', 'MAIL_URL = "https://mail.example.com"') },
      ["MAIL_URL is set without PUBLIC_URL", `under [env.${env}.vars]`],
    ],
    [
      "a provider on this machine",
      { edit: replace('ANTHROPIC_BASE_URL = ""', 'ANTHROPIC_BASE_URL = "http://localhost:9000"') },
      ["ANTHROPIC_BASE_URL is http://localhost:9000, which a deployed Worker cannot reach"],
    ],
  ]

  // The environments differ in their names alone: two cases show that the right one is named.
  it.for(env === "production" || IS_LONG_FORM ? CASES : CASES.slice(1, 3))(
    "stops and says what to do: %s",
    async ([, prepared, says], { expect }) => {
      const { done, output, commands } = await run(await anAccount(env, prepared), env)
      expect(done).toBe(false)
      expect(output).toContain(`Not deployed to ${env}:`)
      for (const text of says) expect(output).toContain(text)
      expect(output.match(/^ {2}- /gm)).toHaveLength(output.match(/^ {2}- the secret \w+ is not set/gm)?.length || 1)
      expect(commands).toEqual([])
    },
  )

  it("lists everything that is missing together", async ({ expect }) => {
    const edit = replace('ALLOW_LOOPBACK = "false"', 'ALLOW_LOOPBACK = "true"')
    const account = await anAccount(env, { secrets: [], applied: PENDING, features: { r2: false }, edit })
    const { done, output } = await run(account, env)
    expect(done).toBe(false)
    for (const what of ["migrations are pending", "no R2", "ALLOW_LOOPBACK", ...required])
      expect(output).toContain(what)
  })

  it("applies pending migrations first with --migrate, and says how to undo them", async ({ expect }) => {
    const account = await anAccount(env, { applied: PENDING })
    const { done, output, commands } = await run(account, env, { migrate: true })
    expect(done).toBe(true)
    expect(commands).toEqual([`d1 migrations apply DB --remote --env ${env}`, `deploy --env ${env} (checked)`])
    expect(output).toContain(`npx wrangler d1 time-travel restore DB --env ${env} --bookmark 00000001-`)
  })

  it("starts a new database with the base, and no other one", async ({ expect }) => {
    const fresh = await run(await anAccount(env, { applied: [] }), env, { migrate: true })
    expect([fresh.done, fresh.commands[0]]).toEqual([true, `d1 migrations apply DB --remote --env ${env}`])
    const old = await run(await anAccount(env, { applied: ["0000_domain.sql"] }), env, { migrate: true })
    expect([old.done, old.commands]).toEqual([false, []])
  })

  it("does not deploy when a migration fails", async ({ expect }) => {
    const wrangler = { "d1 migrations apply": { err: "near SELEKT: syntax error\n", code: 1 } }
    const { done, commands } = await run(await anAccount(env, { applied: PENDING, wrangler }), env, { migrate: true })
    expect([done, commands]).toEqual([false, [`d1 migrations apply DB --remote --env ${env}`]])
  })

  it("uploads a version without traffic with --gradual", async ({ expect }) => {
    const { done, output, commands } = await run(await anAccount(env), env, { gradual: true })
    expect([done, commands]).toEqual([true, [`versions upload --env ${env} (checked)`]])
    expect(output).toContain(`npx wrangler versions deploy --env ${env}`)
  })
})

it("needs a login", async ({ expect }) => {
  const account = await anAccount("production", { wrangler: { "auth token": { err: "Not logged in.", code: 1 } } })
  vi.stubEnv("CLOUDFLARE_API_TOKEN", "")
  const { done, output } = await run(account, "production")
  expect([done, output]).toEqual([false, expect.stringContaining("wrangler is not signed in")])
  expect(output).toContain("npx wrangler login")
})

it("uses the login of wrangler, and its only account", async ({ expect }) => {
  const account = await anAccount("production")
  account.fake.answer("auth token --json", {
    out: JSON.stringify({ type: "oauth", token: process.env["CLOUDFLARE_API_TOKEN"] }),
  })
  vi.stubEnv("CLOUDFLARE_API_TOKEN", "")
  vi.stubEnv("CLOUDFLARE_ACCOUNT_ID", "")
  expect(await examined("production")).toEqual({ isFine: true, output: "No problem found in production." })
})

it("names secrets that cannot be listed, and what the login may not read", async ({ expect }) => {
  const account = await anAccount("production")
  account.stub.denied = /secrets$|sql$|subscriptions$/
  const { isFine, output } = await examined("production")
  expect(isFine).toBe(false)
  expect(output).toContain("1 problems in production:\n  - the secrets of production cannot be listed")
  expect(output).toContain("Workers Paid: not checked (GET /subscriptions failed with status 403: Authentication error")
  expect(output).toContain("give the token the permission Account Analytics: Read")
})

describe("npm run doctor", () => {
  it("tells of choices that are allowed, and of migrations that a deployment applies", async ({ expect }) => {
    await anAccount("production", { applied: PENDING, edit: replace('SIGN_UP = "invited"', 'SIGN_UP = "open"') })
    const { isFine, output } = await examined("production")
    expect(isFine).toBe(true)
    expect(output).toContain(`sign-up is open: each account at ${ISSUER} gets an organization with the plan free`)
    expect(output).toContain("2 migrations are pending; `npm run deploy -- --env production --migrate` applies them.")
  })

  it("names resources that are missing", async ({ expect }) => {
    const { account } = await anAccount("production")
    account.buckets.delete("strata-drop")
    account.queues.delete("strata-jobs-dead")
    account.indexes.clear()
    account.namespaces.clear()
    const { output } = await examined("production")
    for (const what of [
      "bucket strata-drop",
      "queue strata-jobs-dead",
      "index strata-topics",
      "KV namespace strata-oauth",
    ])
      expect(output).toContain(`the ${what} does not exist\n    run \`npm run provision -- --env production\``)
  })

  it("asks a deployed Worker whether it is ready", async ({ expect }) => {
    const answer = { status: "unavailable", failing: ["settings"], checks: {} }
    const host = async () => Response.json(answer, { status: 503 })
    await anAccount("production", { hosts: { "strata.acme.workers.dev": host } })
    const { isFine, output } = await examined("production")
    expect(isFine).toBe(false)
    expect(output).toContain(`the Worker at ${originOf("production")} is not ready: settings`)
  })

  const inFile = (values: object) => {
    const folder = mkdtempSync(path.join(tmpdir(), "strata-secrets-"))
    onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
    const file = path.join(folder, "secrets.json")
    writeFileSync(file, JSON.stringify(values))
    return file
  }
  const key = Buffer.alloc(32, 7).toString("base64")
  const token = "0123456789abcdef".repeat(4)
  const secrets = {
    OIDC_CLIENT_SECRET: "s3cret",
    CREDENTIALS_KEYS: `k1:${key}`,
    RELAY_TOKEN: token,
    MAINTENANCE_TOKEN: token,
  }

  it("finds nothing wrong with usable secrets in a file, before there is a Worker", async ({ expect }) => {
    await anAccount("production", { secrets: null })
    expect(await examined("production", inFile(secrets))).toEqual({
      isFine: true,
      output: "No problem found in production.",
    })
  })

  it.for<[what: string, change: Record<string, string>]>([
    ["CREDENTIALS_KEYS must contain base64 keys of 32 bytes", { CREDENTIALS_KEYS: "k1:$(openssl rand -base64 32)" }],
    ["CREDENTIALS_KEYS has an id twice", { CREDENTIALS_KEYS: `k1:${key},k1:${key}` }],
    ["RELAY_TOKEN is shorter than 32 characters", { RELAY_TOKEN: "s3cret-token" }],
    ["OIDC_CLIENT_SECRET is empty or has spaces around it", { OIDC_CLIENT_SECRET: "" }],
    ["the secret RELAY_TOKN is not used", { RELAY_TOKN: token }],
  ])("says what is wrong with a secret in a file: %s", async ([what, change], { expect }) => {
    await anAccount("production", { secrets: null })
    const { isFine, output } = await examined("production", inFile({ ...secrets, ...change }))
    expect([isFine, output]).toEqual([false, expect.stringContaining(`1 problems in production:\n  - ${what}`)])
    for (const secret of [key, token]) expect(output).not.toContain(secret)
  })

  it("does not quote a file that is none", async ({ expect }) => {
    await anAccount("production")
    const file = inFile({})
    writeFileSync(file, `{"RELAY_TOKEN": ${token}`)
    await expect(examined("production", file)).rejects.toThrow(`${file} is not JSON of the form {"NAME": "value"}`)
  })
})

const command = (script: string, ...args: string[]) => {
  const { status, stdout, stderr } = spawnSync(process.execPath, [`bin/deployment/${script}.ts`, ...args], {
    cwd: ROOT,
    encoding: "utf8",
  })
  return { status, output: stdout + stderr }
}

it("knows the environments", ({ expect }) => {
  expect([undefined, ...ENVIRONMENTS].map(environmentIn)).toEqual(["production", "production", "staging"])
  expect(() => environmentIn("prod")).toThrow("--env must be one of production, staging")
})

it.for(IS_LONG_FORM ? ["deploy", "doctor", "provision"] : ["doctor"])(
  "%s exits with an error",
  (script, { expect }) => {
    const fake = fakeWrangler({})
    // Each command loads wrangler, which takes a second.
    if (IS_LONG_FORM) {
      expect(command(script, "--env", "prod")).toEqual({
        status: 1,
        output: "--env must be one of production, staging\n",
      })
    }
    expect(command(script)).toMatchObject({ status: 1, output: expect.stringContaining("wrangler is not signed in") })
    expect(fake.commands()).toEqual(["auth token --json"])
  },
)

const BARE = ["deploy --env production", ...(IS_LONG_FORM ? ["deploy", "versions upload --env staging"] : [])]
it.for(BARE)("refuses a bare `wrangler %s`", (line, { expect }) => {
  const args = line.split(" ")
  const env = { ...process.env, STRATA_DEPLOY: "", WRANGLER_SEND_METRICS: "false", CI: "true" }
  const bare = spawnSync(path.join(ROOT, "node_modules/.bin/wrangler"), args, { cwd: ROOT, env, encoding: "utf8" })
  expect(bare.status).not.toBe(0)
  expect(bare.stdout).toContain("Not deployed: run `npm run deploy`")
})

describe("npm run provision", () => {
  const provisioned = async (env: Environment, chosen = {}, features = {}) => {
    const fake = fakeWrangler({})
    const stub = await startCloudflareStub(features)
    const lines: string[] = []
    const error = await provision(env, (line) => lines.push(line), chosen).then(() => "", String)
    return { ...stub, fake, error, output: lines.join("\n") }
  }

  it("creates what staging needs, and writes what was chosen", async ({ expect }) => {
    const chosen = { plan: "free", "llm-limit": "5", region: "sam" }
    const { account, fake, output, error } = await provisioned("staging", chosen)
    expect(error).toBe("")
    const [database] = account.databases.values()
    expect(database).toMatchObject({ name: "strata-staging", hint: "enam", replication: "auto" })
    expect(output).toContain("created  queue strata-staging-imports-dead")
    expect(output).toContain("npx wrangler secret put RELAY_TOKEN --env staging")
    expect(output).toContain(
      "people need an invitation. New organizations: plan free, at most 5 USD of LLM costs per day",
    )
    expect(
      [...account.buckets.keys(), ...account.queues.keys()].filter((name) => !name.startsWith("strata-staging-")),
    ).toEqual([])
    expect(account.indexes.get("strata-staging-topics")).toMatchObject({
      config: { dimensions: 256, metric: "cosine" },
    })
    const [production = "", staging = ""] = fake.config().split("[env.staging]")
    expect(staging).toContain(`database_id = "${database?.uuid}"`)
    const [[namespace, title] = []] = account.namespaces
    expect([title, staging.includes(`\nid = "${namespace}"`)]).toEqual(["strata-staging-oauth", true])
    expect(production).not.toContain(database?.uuid)
    expect(configOf("staging").vars).toMatchObject({
      NEW_ORGANIZATION_PLAN: "free",
      LLM_DAILY_COST_LIMIT: "5",
      HOME_REGION: "sam",
    })
    expect(configOf("production").vars).toMatchObject({
      NEW_ORGANIZATION_PLAN: "",
      LLM_DAILY_COST_LIMIT: "",
      HOME_REGION: "",
    })
  })

  it("keeps what exists, expires short-lived files once, and takes the region of the database", async ({ expect }) => {
    const { account, output } = await provisioned("production")
    expect(output).toContain("created  bucket strata-drop")
    expect(configOf("production").vars["HOME_REGION"]).toBe("enam")
    const [own] = account.buckets.get("strata-imports")?.rules ?? []
    expect(own).toMatchObject({ deleteObjectsTransition: { condition: { type: "Age", maxAge: 30 * 86_400 } } })
    account.buckets.get("strata-drop")?.rules.push({ id: "mine", enabled: true, conditions: {} })
    const lines: string[] = []
    await provision("production", (line) => lines.push(line))
    expect(lines.join("\n")).not.toContain("created")
    const rules = Array.from(account.buckets, ([name, bucket]) => [name, bucket.rules.length])
    expect(Object.fromEntries(rules)).toEqual({
      "strata-imports": 1,
      "strata-members": 0,
      "strata-drop": 2,
      "strata-revocations": 0,
    })
    expect([account.databases.size, account.namespaces.size]).toEqual([1, 1])
  })

  it("creates nothing in an account that lacks a feature", async ({ expect }) => {
    const { seen, error } = await provisioned("production", {}, { r2: false, paid: false })
    expect(error).toContain("Nothing was created:")
    for (const what of ["no R2", "no Workers Paid plan"]) expect(error).toContain(what)
    expect(seen.filter((line) => line.startsWith("POST") && !line.includes("/sql "))).toEqual([])
  })

  it("says what is left to be chosen, and refuses a plan and a region that are none", async ({ expect }) => {
    const { output, fake } = await provisioned("production", { plan: "pro" })
    expect(output).toContain("LLM_DAILY_COST_LIMIT is not chosen: set it under [env.production.vars]")
    expect(output).not.toContain("NEW_ORGANIZATION_PLAN is not chosen")
    const before = fake.config()
    const wrong = provision("production", () => {}, { plan: "gold", "llm-limit": "9" })
    await expect(wrong).rejects.toThrow('NEW_ORGANIZATION_PLAN is "gold": it must be "free", "pro", "enterprise"')
    await expect(provision("production", () => {}, { region: "eu", plan: "free" })).rejects.toThrow(
      'HOME_REGION is "eu"',
    )
    expect(fake.config()).toBe(before)
  })

  it("writes random secrets that only their owner reads, and keeps a file that exists", async ({ expect }) => {
    const folder = mkdtempSync(path.join(tmpdir(), "strata-secrets-"))
    onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
    const file = path.join(folder, "secrets.json")
    const { output } = await provisioned("production", { secrets: file })
    expect([output, statSync(file).mode & 0o777]).toEqual([expect.stringContaining(`created  ${file}`), 0o600])
    const first = readFileSync(file, "utf8")
    for (const secret of Object.values(JSON.parse(first) as Record<string, string>))
      if (secret) expect(output).not.toContain(secret)
    await provision("production", () => {}, { secrets: file })
    expect(readFileSync(file, "utf8")).toBe(first)
  })

  it("fails with the API's error, without the token", async ({ expect }) => {
    fakeWrangler({})
    await startCloudflareStub()
    vi.stubEnv("CLOUDFLARE_API_TOKEN", "wrong-token")
    const error = await provision("production", () => {}).then(() => "", String)
    expect(error).toContain("POST /d1/database failed with status 403: Authentication error [code: 10000]")
    expect(error).not.toContain("wrong-token")
  })
})
