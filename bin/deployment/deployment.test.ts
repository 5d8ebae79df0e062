import { ADDRESS_RATE } from "../../src/kernel/ports/rates.ts"
import { spawnSync } from "node:child_process"
import { readdirSync, readFileSync } from "node:fs"
import path from "node:path"
import { describe, it } from "vitest"
import { SERVED_PATHS } from "../../workers/console/src/navigation/page-paths.ts"
import { isPage } from "../../workers/serve-page.ts"
import { configOf, type Environment, ENVIRONMENTS } from "./environments.ts"
import { onlyBuilds } from "./guard-deploy.mjs"
import { ROOT } from "../system/paths.ts"
import { IS_LONG_FORM } from "../testing/long-form.ts"
import { fakeWrangler } from "../testing/fake-wrangler.ts"
import { wrangler } from "./wrangler.ts"

/** "" is the local one. */
const ALL = ["", ...ENVIRONMENTS] as const

/** Staging's resources differ from production's only in their names. */
const withoutStaging = <T>(value: T) => JSON.parse(JSON.stringify(value).replaceAll("strata-staging-", "strata-")) as T

describe("wrangler.toml", () => {
  // In the short form, first-deployment.test.ts uploads production's.
  it.for(IS_LONG_FORM ? ALL : [])("bundles for environment '%s'", async (env, { expect }) => {
    const output = await wrangler("deploy", "--dry-run", `--env=${env}`)
    expect(output).toContain("--dry-run: exiting now.")
    expect(output.includes("VECTORIZE")).toBe(env !== "")
  })

  it.for(ALL)("has an index for vectors in environment '%s' only if it is deployed", (env, { expect }) => {
    const bindings = configOf(env).vectorize.map(({ binding }) => binding)
    expect(bindings).toEqual(env === "" ? [] : ["VECTORIZE"])
  })

  it.for(ENVIRONMENTS)("gives %s every binding the local run has", (env, { expect }) => {
    const bindingsOf = (of: Environment | "") => {
      const { d1_databases, kv_namespaces, r2_buckets, durable_objects, queues, triggers, vars, ...others } =
        configOf(of)
      return withoutStaging({
        d1: d1_databases.map(({ binding }) => binding),
        kv: kv_namespaces.map(({ binding }) => binding),
        r2: r2_buckets,
        objects: durable_objects.bindings,
        queues,
        figures: others.analytics_engine_datasets.map(({ binding }) => binding),
        // Only a deployment is called from more than one address.
        rates: others.ratelimits
          .filter(({ name }) => name !== "ADDRESS_RATE")
          .map(({ name, simple }) => [name, simple]),
        workerFirst: others.assets.run_worker_first,
        triggers,
        vars: Object.keys(vars),
      })
    }
    expect(bindingsOf(env)).toEqual(bindingsOf(""))
    expect(configOf(env).vars["ALLOW_LOOPBACK"]).toBe("false")
    // Callers are told this number.
    const address = configOf(env).ratelimits.find(({ name }) => name === "ADDRESS_RATE")
    expect(address?.simple).toEqual({ limit: ADDRESS_RATE, period: 60 })
  })

  describe("run_worker_first", () => {
    const rules = configOf("").assets.run_worker_first as string[]
    // As the asset router matches them: `*` is any text, and a rule with `!` wins.
    const matches = (rule: string, url: string) =>
      new RegExp(`^${rule.replaceAll(".", "\\.").replaceAll("*", ".*")}$`).test(url)
    const runsFirst = (url: string) =>
      rules.some((rule) => !rule.startsWith("!") && matches(rule, url)) &&
      !rules.some((rule) => rule.startsWith("!") && matches(rule.slice(1), url))

    it("sends the API and every page of the console through the Worker", ({ expect }) => {
      const pages = ["/", ...SERVED_PATHS.flatMap((page) => [page, `${page}/x`])]
      const routes = ["/api/topics", "/auth/login", "/health", "/openapi.json", "/mcp", "/.well-known/adagents.json"]
      expect([...pages, ...routes].filter((url) => !runsFirst(url))).toEqual([])
      expect(pages.filter((page) => !isPage(page))).toEqual([])
    })

    it("serves every file of the build without it", ({ expect }) => {
      const files = readdirSync(path.join(ROOT, "dist/assets"), { recursive: true, withFileTypes: true })
        .filter((entry) => entry.isFile() && !entry.name.startsWith("_"))
        .map((entry) => `/${path.relative(path.join(ROOT, "dist/assets"), path.join(entry.parentPath, entry.name))}`)
      expect(files.length).toBeGreaterThan(20)
      // A page may be asked for without its ending.
      const urls = files.flatMap((file) => (file === "/index.html" ? [file] : [file, file.replace(/\.html$/, "")]))
      expect(urls.filter(runsFirst)).toEqual([])
    })
  })

  it("gives each environment resources of its own", ({ expect }) => {
    const namesOf = (env: Environment) => {
      const { name, d1_databases, r2_buckets, vectorize, queues, ratelimits } = configOf(env)
      return [
        name,
        ...ratelimits.map(({ namespace_id }) => namespace_id),
        ...d1_databases.map(({ database_name }) => database_name),
        ...r2_buckets.map(({ bucket_name }) => bucket_name),
        ...vectorize.map(({ index_name }) => index_name),
        ...(queues.consumers ?? []).map(({ queue }) => queue),
      ]
    }
    const [production, staging] = [new Set(namesOf("production")), namesOf("staging")]
    expect(staging.filter((name) => production.has(name))).toEqual([])
  })

  it("gives the local environment a name and settings that cannot reach production", ({ expect }) => {
    const { name, workers_dev, routes, vars } = configOf("")
    expect(ENVIRONMENTS.map((env) => configOf(env).name)).not.toContain(name)
    expect({ workers_dev, routes }).toEqual({ workers_dev: false, routes: undefined })
    expect(vars["ENVIRONMENT"]).toBe("local")
  })

  it.for(ENVIRONMENTS)(
    "limits CPU and concurrency, runs near the caller and uploads source maps in %s",
    (env, { expect }) => {
      const { limits, placement, upload_source_maps, queues } = configOf(env)
      expect(limits?.cpu_ms).toBeGreaterThan(0)
      expect(placement?.mode).toBe("off")
      expect(upload_source_maps).toBe(true)
      for (const { queue, max_concurrency } of queues.consumers ?? []) expect(max_concurrency, queue).toBeGreaterThan(0)
    },
  )

  it.for(ALL)("gives every queue of '%s' a dead-letter queue with a consumer", (env, { expect }) => {
    const { producers, consumers } = configOf(env).queues
    const read = new Set((consumers ?? []).map(({ queue }) => queue))
    for (const { queue } of producers ?? []) {
      const consumer = consumers?.find((one) => one.queue === queue)
      expect(consumer?.dead_letter_queue, queue).toBeTruthy()
      expect(read.has(consumer?.dead_letter_queue ?? "")).toBe(true)
    }
  })
})

describe("what staging and local runs take from production", () => {
  const edited = (edit: (text: string) => string) => {
    fakeWrangler({}, edit)
    return { local: configOf(""), production: configOf("production"), staging: configOf("staging") }
  }

  it("is every variable that they do not set", ({ expect }) => {
    const { local, staging } = edited((text) =>
      text
        .replace('DEFAULT_ENGINE = "auto"', 'DEFAULT_ENGINE = "local"')
        .replace("[env.staging.vars]", '[env.staging.vars]\nWEBHOOKS = "true"'),
    )
    expect(staging.vars).toMatchObject({ ENVIRONMENT: "staging", DEFAULT_ENGINE: "local", WEBHOOKS: "true" })
    expect(local.vars).toMatchObject({
      ENVIRONMENT: "local",
      DEFAULT_ENGINE: "local",
      SIGN_UP: "open",
      WEBHOOKS: "false",
    })
  })

  it("is neither the database nor the address", ({ expect }) => {
    const { local, production, staging } = edited((text) =>
      text
        .replace("00000000-0000-0000-0000-000000000000", "6f1d8a52-3c0e-4b7f-9d7e-2b9c1f0a4e11")
        .replace(/^id = "0+"/m, 'id = "6f1d8a523c0e4b7f9d7e2b9c1f0a4e11"')
        .replace(
          'name = "strata"\n',
          'name = "strata"\nroutes = [{ pattern = "strata.test", custom_domain = true }]\n',
        ),
    )
    const idOf = ({ d1_databases }: typeof local) => d1_databases[0]?.database_id
    expect(idOf(production)).toBe("6f1d8a52-3c0e-4b7f-9d7e-2b9c1f0a4e11")
    expect([idOf(local), idOf(staging)]).toEqual(Array(2).fill("00000000-0000-0000-0000-000000000000"))
    expect(production.routes).toHaveLength(1)
    expect([local.routes, staging.routes]).toEqual([undefined, undefined])
  })

  it("is no resource, however it is named", ({ expect }) => {
    const { production, staging } = edited((text) =>
      text
        .replace('bucket_name = "strata-drop"', 'bucket_name = "files"')
        .replace('name = "strata"\n', 'name = "other"\n'),
    )
    const bucketsOf = ({ r2_buckets }: typeof staging) => r2_buckets.map(({ bucket_name }) => bucket_name)
    expect(bucketsOf(production)).toEqual(["strata-imports", "strata-members", "files", "strata-revocations"])
    expect(bucketsOf(staging)).toEqual([
      "strata-staging-imports",
      "strata-staging-members",
      "files-staging",
      "strata-staging-revocations",
    ])
  })
})

describe("wrangler by itself", () => {
  // In the short form, first-deployment.test.ts builds with it, and deploy.test.ts asks the guard through it.
  it.for(IS_LONG_FORM ? [[], ["--env", "production"]] : [])(
    "builds with `wrangler deploy --dry-run %s`",
    (args, { expect }) => {
      const env = { ...process.env, STRATA_DEPLOY: "", WRANGLER_SEND_METRICS: "false", CI: "true" }
      const command = ["deploy", "--dry-run", ...args]
      const { status, stdout } = spawnSync(path.join(ROOT, "node_modules/.bin/wrangler"), command, {
        cwd: ROOT,
        env,
        encoding: "utf8",
      })
      expect(stdout).toContain("--dry-run: exiting now.")
      expect(status).toBe(0)
    },
  )

  it.for([
    ["deploy --dry-run", true],
    ["deploy --env staging --dryRun", true],
    ["versions upload --dry-run=true", true],
    ["check startup", true],
    ["deploy", false],
    ["deploy --env production", false],
    ["versions upload --env staging", false],
    ["deploy --dry-run=false", false],
    ["deploy --dry-run false", false],
    ["deploy --dry-run --no-dry-run", false],
    ["deploy --message --dry-runs", false],
    ["", false],
  ] as const)("only builds with `wrangler %s`: %s", ([line, expected], { expect }) => {
    expect(onlyBuilds(line.split(" "))).toBe(expected)
  })
})

describe("the lock file", () => {
  it("names no registry host", ({ expect }) => {
    expect(readFileSync(path.join(ROOT, "package-lock.json"), "utf8")).not.toMatch(
      /"resolved": "(?!client")|https?:\/\/[^"]*registry/,
    )
  })
})
