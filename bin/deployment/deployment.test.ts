import { readFileSync } from "node:fs"
import path from "node:path"
import { describe, it } from "vitest"
import { SERVED_PATHS } from "../../workers/console/src/navigation/page-paths.ts"
import { isPage } from "../../workers/serve-page.ts"
import { configOf, type Environment, ENVIRONMENTS } from "./environments.ts"
import { ROOT } from "../system/paths.ts"
import { wrangler } from "./wrangler.ts"

/** Staging's resources have names of their own, alike in every other respect. */
const withoutStaging = <T>(value: T) => JSON.parse(JSON.stringify(value).replaceAll("strata-staging-", "strata-")) as T

describe("wrangler.toml", () => {
  it.for(["", ...ENVIRONMENTS])("bundles for environment '%s'", async (env, { expect }) => {
    const output = await wrangler("deploy", "--dry-run", `--env=${env}`)
    expect(output).toContain("--dry-run: exiting now.")
    expect(output.includes("VECTORIZE")).toBe(env !== "")
  })

  it.for(ENVIRONMENTS)("gives %s every binding the local run has", (env, { expect }) => {
    const bindingsOf = (of: Environment | "") => {
      const { d1_databases, r2_buckets, durable_objects, queues, triggers, vars, ...others } = configOf(of)
      return withoutStaging({
        d1: d1_databases.map(({ binding }) => binding),
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
    expect(configOf(env).ratelimits.map(({ name }) => name)).toContain("ADDRESS_RATE")
  })

  it("sends every page of the console through the Worker", ({ expect }) => {
    const paths = ["/", ...SERVED_PATHS.flatMap((page) => [page, `${page}/*`])]
    expect(configOf("").assets.run_worker_first).toEqual(expect.arrayContaining(paths))
    expect(paths.filter((page) => !isPage(page.replace("*", "x")))).toEqual([])
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

  it.for(["", ...ENVIRONMENTS] as const)(
    "gives every queue of '%s' a dead-letter queue with a consumer",
    (env, { expect }) => {
      const { producers, consumers } = configOf(env).queues
      const read = new Set((consumers ?? []).map(({ queue }) => queue))
      for (const { queue } of producers ?? []) {
        const consumer = consumers?.find((one) => one.queue === queue)
        expect(consumer?.dead_letter_queue, queue).toBeTruthy()
        expect(read.has(consumer?.dead_letter_queue ?? "")).toBe(true)
      }
    },
  )
})

describe("the lock file", () => {
  it("names no registry host", ({ expect }) => {
    expect(readFileSync(path.join(ROOT, "package-lock.json"), "utf8")).not.toMatch(
      /"resolved": "(?!client")|https?:\/\/[^"]*registry/,
    )
  })
})
