import { readFileSync } from "node:fs"
import path from "node:path"
import { unstable_readConfig as readConfig } from "wrangler"
import { describe, it } from "vitest"
import { ROOT } from "./paths.ts"
import { wrangler } from "./wrangler.ts"

type Queue = { queue: string; dead_letter_queue?: string }
type Config = {
  d1_databases: { binding: string }[]
  r2_buckets: unknown[]
  durable_objects: { bindings: unknown[] }
  queues: { producers?: Queue[]; consumers?: Queue[] }
  analytics_engine_datasets: { binding: string }[]
  assets: { run_worker_first: string[] }
  triggers: unknown
  vars: Record<string, unknown>
}

const config = (env: string) =>
  readConfig({ config: path.join(ROOT, "wrangler.toml"), env }, { hideWarnings: true }) as unknown as Config

describe("wrangler.toml", () => {
  it.for(["", "production"])("bundles for environment '%s'", async (env, { expect }) => {
    const output = await wrangler("deploy", "--dry-run", `--env=${env}`)
    expect(output).toContain("--dry-run: exiting now.")
    expect(output.includes("VECTORIZE")).toBe(env === "production")
  })

  it("gives production every binding the local run has", ({ expect }) => {
    const bindingsOf = (env: string) => {
      const { d1_databases, r2_buckets, durable_objects, queues, triggers, vars, ...others } = config(env)
      return {
        d1: d1_databases.map(({ binding }) => binding),
        r2: r2_buckets,
        objects: durable_objects.bindings,
        queues,
        figures: others.analytics_engine_datasets.map(({ binding }) => binding),
        workerFirst: others.assets.run_worker_first,
        triggers,
        vars: Object.keys(vars),
      }
    }
    expect(bindingsOf("production")).toEqual(bindingsOf(""))
    expect(bindingsOf("production")).toMatchObject({
      figures: ["FIGURES"],
      workerFirst: expect.arrayContaining(["/health/*"]),
    })
    expect(config("production").vars["ALLOW_LOOPBACK"]).toBe("false")
  })

  it("gives every queue a dead-letter queue that somebody reads", ({ expect }) => {
    const { producers, consumers } = config("").queues
    const read = new Set((consumers ?? []).map(({ queue }) => queue))
    for (const { queue } of producers ?? []) {
      const consumer = consumers?.find((one) => one.queue === queue)
      expect(consumer?.dead_letter_queue, queue).toBeTruthy()
      expect(read.has(consumer?.dead_letter_queue ?? "")).toBe(true)
    }
  })
})

describe("the lock file", () => {
  it("names no registry host", ({ expect }) => {
    expect(readFileSync(path.join(ROOT, "package-lock.json"), "utf8")).not.toMatch(
      /"resolved"|https?:\/\/[^"]*registry/,
    )
  })
})
