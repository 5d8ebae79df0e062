import { spawnSync } from "node:child_process"
import path from "node:path"
import { describe, it, vi } from "vitest"
import { deploy } from "./deploy.ts"
import { configOf, environmentIn, ENVIRONMENTS } from "./environments.ts"
import { MIGRATIONS } from "../system/migrations.ts"
import { ROOT } from "../system/paths.ts"
import { provision } from "./provision.ts"
import { SECRETS } from "./secrets.ts"
import { IS_LONG_FORM } from "../testing/long-form.ts"
import { startCloudflareStub } from "../testing/cloudflare-stub.ts"
import { type Answers, fakeWrangler } from "../testing/fake-wrangler.ts"

const ID = "6f1d8a52-3c0e-4b7f-9d7e-2b9c1f0a4e11"
const required = SECRETS.filter(({ optional }) => !optional).map(({ name }) => name)
const secretList = (names: readonly string[]) => ({
  out: JSON.stringify(names.map((name) => ({ name, type: "secret_text" }))),
})

/** An account with everything set up. */
const COMPLETE: Answers = {
  "whoami --json": { out: JSON.stringify({ loggedIn: true, email: "ops@strata.test" }) },
  "secret list": secretList(required),
  "d1 migrations list": { out: "\n ⛅️ wrangler\nResource location: remote\n\n✅ No migrations to apply!\n" },
  "d1 migrations apply": {},
  "d1 time-travel info": { out: JSON.stringify({ uuid: ID, bookmark: "00000085-0000024c-00004c6d-8e61117bf38d7adb" }) },
  deploy: {},
  "versions upload": {},
}
const PENDING: Answers = {
  ...COMPLETE,
  "d1 migrations list": {
    out: "Migrations to be applied:\n│ 0007_more_triggers.sql │\n├───┤\n│ 0008_more_tables.sql   │\n",
  },
}
/** Of a database that has these migrations, and lacks the base. */
const withApplied = (...names: string[]): Answers => ({
  ...COMPLETE,
  "d1 migrations list": { out: `Migrations to be applied:\n${MIGRATIONS.map((name) => `│ ${name} │\n`).join("")}` },
  "d1 execute DB": { out: JSON.stringify([{ results: names.map((name) => ({ name })) }]) },
})

/** The settings of every environment filled in. */
const complete = (text: string) =>
  text
    .replaceAll("00000000-0000-0000-0000-000000000000", ID)
    .replaceAll("https://id.example.com", "https://login.strata.test")
    .replace('NEW_ORGANIZATION_PLAN = ""', 'NEW_ORGANIZATION_PLAN = "free"')
    .replace('LLM_DAILY_COST_LIMIT = ""', 'LLM_DAILY_COST_LIMIT = "5"')

/** Changes settings of the deployed environments, not the local one. */
const completeBut = (before: string, after: string) => (text: string) => {
  const at = text.indexOf("[env.production]")
  return complete(text.slice(0, at) + text.slice(at).replaceAll(before, after))
}

async function run(
  fake: ReturnType<typeof fakeWrangler>,
  env: (typeof ENVIRONMENTS)[number],
  options: { migrate?: boolean; gradual?: boolean } = {},
) {
  const lines: string[] = []
  const done = await deploy(env, { migrate: false, gradual: false, ...options, say: (line) => lines.push(line) })
  return { done, output: lines.join("\n"), commands: fake.commands() }
}

const deployments = (commands: string[]) => commands.filter((line) => /^(deploy|versions upload|d1 .*apply)/.test(line))

describe.for(ENVIRONMENTS)("npm run deploy -- --env %s", (env) => {
  it("deploys when nothing is missing", async ({ expect }) => {
    const { done, commands } = await run(fakeWrangler(COMPLETE, complete), env)
    expect(done).toBe(true)
    expect(commands).toEqual([
      "whoami --json",
      `secret list --env ${env}`,
      `d1 migrations list DB --remote --env ${env}`,
      `deploy --env ${env} (checked)`,
    ])
  })

  const CASES: [name: string, answers: Answers, editConfig: (text: string) => string, says: string[]][] = [
    [
      "not signed in",
      { ...COMPLETE, "whoami --json": { out: JSON.stringify({ loggedIn: false }), code: 1 } },
      complete,
      ["wrangler is not signed in", "npx wrangler login"],
    ],
    [
      "no database id",
      COMPLETE,
      (text) =>
        complete(text.replaceAll("00000000-0000-0000-0000-000000000000", "none")).replaceAll(
          '"none"',
          '"00000000-0000-0000-0000-000000000000"',
        ),
      [`[env.${env}] has no database id`, "npm run provision"],
    ],
    [
      "the example issuer",
      COMPLETE,
      (text) => complete(text).replaceAll("https://login.strata.test", "https://id.example.com"),
      ["OIDC_ISSUER is the example https://id.example.com", `under [env.${env}.vars]`],
    ],
    [
      "a secret that is not set",
      { ...COMPLETE, "secret list": secretList(required.filter((name) => name !== "CREDENTIALS_KEYS")) },
      complete,
      ["the secret CREDENTIALS_KEYS is not set", `npx wrangler secret put CREDENTIALS_KEYS --env ${env}`],
    ],
    [
      "a Worker that was never deployed",
      {
        ...COMPLETE,
        "secret list": { err: "✘ [ERROR] This Worker does not exist on your account. [code: 10007]\n", code: 1 },
      },
      complete,
      required.map((name) => `the secret ${name} is not set`),
    ],
    [
      "secrets cannot be listed",
      { ...COMPLETE, "secret list": { err: "✘ [ERROR] Authentication error [code: 10000]\n", code: 1 } },
      complete,
      [`the secrets of ${env} cannot be listed`, "Authentication error"],
    ],
    [
      "migrations cannot be listed",
      { ...COMPLETE, "d1 migrations list": { err: "✘ [ERROR] The database was not found\n", code: 1 } },
      complete,
      [`the migrations of ${env} cannot be listed`, "The database was not found"],
    ],
    [
      "pending migrations",
      PENDING,
      complete,
      [
        "2 migrations are pending: 0007_more_triggers.sql, 0008_more_tables.sql",
        `npm run deploy -- --env ${env} --migrate`,
      ],
    ],
    [
      "a database that was made before the base",
      withApplied("0000_domain.sql", "0001_text_search.sql"),
      complete,
      [
        `the database of ${env} was made before 0000_base_tables.sql, the base of all databases, and cannot be upgraded`,
        `npm run provision -- --env ${env}`,
      ],
    ],
    [
      "a DEFAULT_ENGINE that is none",
      COMPLETE,
      completeBut('DEFAULT_ENGINE = "auto"', 'DEFAULT_ENGINE = "clever"'),
      ['DEFAULT_ENGINE is "clever"', `under [env.${env}.vars]`, "auto, llm, local or smart"],
    ],
    [
      "a plan that was not chosen",
      COMPLETE,
      completeBut('NEW_ORGANIZATION_PLAN = ""', 'NEW_ORGANIZATION_PLAN = " "'),
      ['NEW_ORGANIZATION_PLAN is " "', `under [env.${env}.vars]`, '"free", "pro", "enterprise"'],
    ],
    [
      "a limit of LLM costs that was not chosen",
      COMPLETE,
      (text) => complete(text).replace('LLM_DAILY_COST_LIMIT = "5"', 'LLM_DAILY_COST_LIMIT = ""'),
      ["LLM_DAILY_COST_LIMIT is not chosen", `under [env.${env}.vars]`, 'an amount of USD such as "5", or "none"'],
    ],
    [
      "a SIGN_UP that is none",
      COMPLETE,
      completeBut('SIGN_UP = "invited"', 'SIGN_UP = "invite"'),
      ['SIGN_UP is "invite"', '"open" or "invited"'],
    ],
    [
      "ALLOW_LOOPBACK is true",
      COMPLETE,
      completeBut('ALLOW_LOOPBACK = "false"', 'ALLOW_LOOPBACK = "true"'),
      ["ALLOW_LOOPBACK is not false", `under [env.${env}.vars]`],
    ],
    [
      "ENVIRONMENT is local",
      COMPLETE,
      completeBut(`ENVIRONMENT = "${env}"`, 'ENVIRONMENT = "local"'),
      ['ENVIRONMENT is "local"', `to "${env}"`],
    ],
    [
      "a provider on this machine",
      COMPLETE,
      completeBut('ANTHROPIC_BASE_URL = ""', 'ANTHROPIC_BASE_URL = "http://localhost:9000"'),
      ["ANTHROPIC_BASE_URL is http://localhost:9000, which a deployed Worker cannot reach"],
    ],
    [
      "the local Worker's name",
      COMPLETE,
      completeBut(`name = "strata${env === "staging" ? "-staging" : ""}"\n# Set`, 'name = "strata-local"\n# Set'),
      ["the Worker is named strata-local, like the local one"],
    ],
  ]

  // The environments differ in their names alone: two cases show that the right one is named.
  it.for(env === "production" || IS_LONG_FORM ? CASES : CASES.slice(1, 3))(
    "stops and says what to do: %s",
    async ([, answers, editConfig, says], { expect }) => {
      const { done, output, commands } = await run(fakeWrangler(answers, editConfig), env)
      expect(done).toBe(false)
      expect(output).toContain(`Not deployed to ${env}:`)
      for (const text of says) expect(output).toContain(text)
      expect(output.match(/^ {2}- /gm)).toHaveLength(output.match(/^ {2}- the secret \w+ is/gm)?.length ?? 1)
      expect(deployments(commands)).toEqual([])
    },
  )

  it("lists everything that is missing together", async ({ expect }) => {
    const noFlags = (text: string) => text.replaceAll('ALLOW_LOOPBACK = "false"', 'ALLOW_LOOPBACK = "true"')
    const { done, output } = await run(fakeWrangler({ ...PENDING, "secret list": { out: "[]" } }, noFlags), env)
    expect(done).toBe(false)
    for (const what of ["no database id", "the example", "ALLOW_LOOPBACK", ...required]) expect(output).toContain(what)
  })

  it("applies pending migrations first with --migrate, and says how to undo them", async ({ expect }) => {
    const { done, output, commands } = await run(fakeWrangler(PENDING, complete), env, { migrate: true })
    expect(done).toBe(true)
    expect(deployments(commands)).toEqual([
      `d1 migrations apply DB --remote --env ${env}`,
      `deploy --env ${env} (checked)`,
    ])
    expect(output).toContain(`npx wrangler d1 time-travel restore DB --env ${env} --bookmark 00000085-`)
  })

  it("starts a new database with the base, and no other one", async ({ expect }) => {
    const fresh = await run(fakeWrangler(withApplied(), complete), env, { migrate: true })
    expect(fresh.done).toBe(true)
    expect(deployments(fresh.commands)[0]).toBe(`d1 migrations apply DB --remote --env ${env}`)
    const old = await run(fakeWrangler(withApplied("0000_domain.sql"), complete), env, { migrate: true })
    expect(old.done).toBe(false)
    expect(deployments(old.commands)).toEqual([])
  })

  it("does not deploy when a migration fails", async ({ expect }) => {
    const failing = { ...PENDING, "d1 migrations apply": { err: "near SELEKT: syntax error\n", code: 1 } }
    const { done, commands } = await run(fakeWrangler(failing, complete), env, { migrate: true })
    expect(done).toBe(false)
    expect(deployments(commands)).toEqual([`d1 migrations apply DB --remote --env ${env}`])
  })

  it("uploads a version without traffic with --gradual", async ({ expect }) => {
    const { done, output, commands } = await run(fakeWrangler(COMPLETE, complete), env, { gradual: true })
    expect(done).toBe(true)
    expect(deployments(commands)).toEqual([`versions upload --env ${env} (checked)`])
    expect(output).toContain(`npx wrangler versions deploy --env ${env}`)
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

it.runIf(IS_LONG_FORM)("rejects an unknown environment", ({ expect }) => {
  const fake = fakeWrangler(COMPLETE, complete)
  expect(command("deploy", "--env", "prod")).toEqual({
    status: 1,
    output: "--env must be one of production, staging\n",
  })
  expect(fake.commands()).toEqual([])
})

it("exits with an error when something is missing", ({ expect }) => {
  fakeWrangler({ ...COMPLETE, "secret list": { out: "[]" } }, complete)
  const { status, output } = command("deploy")
  expect(status).toBe(1)
  expect(output).toContain("Not deployed to production:\n  - the secret OIDC_CLIENT_SECRET is not set\n    run `npx")
})

const BARE = ["deploy --env production", ...(IS_LONG_FORM ? ["deploy", "versions upload --env staging"] : [])]
it.for(BARE)("refuses a bare `wrangler %s`", (line, { expect }) => {
  const args = line.split(" ")
  const env = { ...process.env, STRATA_DEPLOY: "", WRANGLER_SEND_METRICS: "false", CI: "true" }
  const bare = spawnSync(path.join(ROOT, "node_modules/.bin/wrangler"), args, { cwd: ROOT, env, encoding: "utf8" })
  expect(bare.status).not.toBe(0)
  expect(bare.stdout).toContain("Not deployed: run `npm run deploy`")
})

it("provisions what staging needs and writes its database id", ({ expect }) => {
  const fake = fakeWrangler({
    "d1 create": { err: "A database with that name already exists\n", code: 1 },
    "d1 list --json": { out: JSON.stringify([{ name: "strata-staging", uuid: ID }]) },
    "": {},
  })
  const { status, output } = command("provision", "--env", "staging", "--plan", "free", "--llm-limit", "5")
  expect(status).toBe(0)
  expect(output).toContain("exists   database strata-staging")
  expect(output).toContain("created  queue strata-staging-imports-dead")
  expect(output).toContain("npx wrangler secret put RELAY_TOKEN --env staging")
  expect(fake.commands()).toContain("vectorize create strata-staging-topics --dimensions=256 --metric=cosine")
  expect(fake.commands().filter((line) => line.includes("metadata-index"))).toEqual([])
  expect(fake.commands().filter((line) => /strata-(imports|drop|jobs|topics)/.test(line))).toEqual([])
  const [production = "", staging = ""] = fake.config().split("[env.staging]")
  expect(staging).toContain(`database_id = "${ID}"`)
  expect(production).not.toContain(ID)
  expect(configOf("staging").vars).toMatchObject({ NEW_ORGANIZATION_PLAN: "free", LLM_DAILY_COST_LIMIT: "5" })
  expect(configOf("production").vars).toMatchObject({ NEW_ORGANIZATION_PLAN: "", LLM_DAILY_COST_LIMIT: "" })
  expect(output).toContain(
    "people need an invitation. New organizations: plan free, at most 5 USD of LLM costs per day",
  )
})

it("says what provisioning leaves to be chosen, and refuses a plan that is none", async ({ expect }) => {
  const answers = { "d1 list --json": { out: JSON.stringify([{ name: "strata", uuid: ID }]) }, "": {} }
  const fake = fakeWrangler(answers)
  const lines: string[] = []
  await provision("production", (line) => lines.push(line), { plan: "pro" })
  expect(lines.join("\n")).toContain("LLM_DAILY_COST_LIMIT is not chosen: set it under [env.production.vars]")
  expect(lines.join("\n")).not.toContain("NEW_ORGANIZATION_PLAN is not chosen")
  const before = fake.config()
  const wrong = provision("production", () => {}, { plan: "gold", "llm-limit": "9" })
  await expect(wrong).rejects.toThrow('NEW_ORGANIZATION_PLAN is "gold": it must be "free", "pro", "enterprise"')
  expect(fake.config()).toBe(before)
})

describe("provisioning and read replication", () => {
  const answers = { "d1 list --json": { out: JSON.stringify([{ name: "strata-staging", uuid: ID }]) }, "": {} }
  const known = { token: "right-token", account: "0a1b2c", database: ID }
  const provisioned = async (settings: Record<string, string>) => {
    fakeWrangler(answers)
    const stub = await startCloudflareStub(known)
    for (const [name, value] of Object.entries({ CLOUDFLARE_API_BASE_URL: stub.url, ...settings }))
      vi.stubEnv(name, value)
    const lines: string[] = []
    const error = await provision("staging", (line) => lines.push(line)).then(() => undefined, String)
    return { output: lines.join("\n"), error, seen: await stub.seen() }
  }

  it("switches it on", async ({ expect }) => {
    const settings = { CLOUDFLARE_API_TOKEN: known.token, CLOUDFLARE_ACCOUNT_ID: known.account }
    const { error, output, seen } = await provisioned(settings)
    expect(output).toContain("set      read replication of strata-staging")
    expect([error, seen]).toEqual([undefined, [`PUT /accounts/0a1b2c/d1/database/${ID} 200`]])
  })

  it("says what is missing without a token, and fails with the API's error", async ({ expect }) => {
    const without = await provisioned({ CLOUDFLARE_API_TOKEN: "", CLOUDFLARE_ACCOUNT_ID: "" })
    expect([without.error, without.seen]).toEqual([undefined, []])
    expect(without.output).toContain("missing  read replication of strata-staging: set CLOUDFLARE_API_TOKEN")
    const refused = await provisioned({ CLOUDFLARE_API_TOKEN: "wrong-token", CLOUDFLARE_ACCOUNT_ID: known.account })
    expect(refused.error).toContain(`PUT /d1/database/${ID} failed with status 403`)
    expect(refused.error + refused.output).not.toContain("wrong-token")
  })
})
