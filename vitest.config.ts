import path from "node:path"
import { cloudflareTest, readD1Migrations } from "@cloudflare/vitest-plugin"
import type { Plugin } from "vite"
import { defineConfig } from "vitest/config"
import { LargeLast } from "./bin/testing/sequencer.ts"
import { ROOT } from "./bin/system/paths.ts"

const ENDURANCE = Number(process.env["STRATA_ENDURANCE"] ?? 1)
/** A limit only ends a test that hangs: a busy machine, or one five times slower than a laptop, stays below it. */
const LIMITS = { testTimeout: 600_000 * ENDURANCE, hookTimeout: 600_000, expect: { poll: { timeout: 120_000 } } }

/** Halves of a run begin together, so each writes bundles of its own. */
const SHARD = process.argv.find((one) => one.startsWith("--shard="))?.replaceAll(/\W/g, "") ?? "all"
/** Dependencies of hundreds of modules, which the tests in workerd would transform and load one by one. */
const BUNDLED = [
  "@anthropic-ai/sdk/client",
  "@anthropic-ai/sdk/error",
  "@cfworker/json-schema",
  "@modelcontextprotocol/server",
  "drizzle-orm",
  "drizzle-orm/sqlite-core",
  "fast-check",
  "@cloudflare/workers-oauth-provider",
  "hono",
  "hono/utils/url",
  "zod",
]

/** Source maps are most of what workerd is sent; no test is debugged inside a dependency. */
const withoutTheirMaps: Plugin = {
  name: "no-source-maps-of-dependencies",
  enforce: "post",
  transform: (code, id) => (id.includes("/node_modules/") ? { code, map: { mappings: "" } } : undefined),
}

export default defineConfig({
  test: {
    silent: "passed-only",
    // For tests of one file that run concurrently.
    maxConcurrency: 3,
    sequence: { sequencer: LargeLast },
    projects: [
      {
        cacheDir: `node_modules/.vite/${SHARD}`,
        plugins: [
          withoutTheirMaps,
          cloudflareTest(async ({ inject }) => ({
            // From source, not the built chunks.
            main: "./workers/edge-in-one.ts",
            // Imported here: it loads wrangler, which the other projects do not need, and knip would transpile.
            wrangler: { configPath: (await import("./bin/deployment/whole-config.ts")).configFile() },
            miniflare: {
              ratelimits: { ADDRESS_RATE: { namespace_id: "1", simple: { limit: 50, period: 60 } } },
              bindings: {
                OIDC_ISSUER: inject<string>("issuer"),
                OIDC_CLIENT_SECRET: "local-demo-secret",
                // 32 bytes, as a key must have.
                CREDENTIALS_KEYS: `test:${btoa("strata-tests-seal-with-this-key!")}`,
                // Shorter than in production: changes of keys, plans and templates are answered when leases have ended.
                LEASE_MS: "100",
                COLLECT_MS: "1000",
                WEBHOOKS: "true",
                PUBLIC_URL: "https://strata.test",
                MAIL_URL: inject<string>("mailUrl"),
                DNS_RESOLVER_URL: inject<string>("resolverUrl"),
                MAIL_TOKEN: "a-token-for-the-mail-of-the-tests",
                MAIL_FROM: "alerts@strata.test",
                RELAY_TOKEN: "a-token-for-the-relay-of-the-tests",
                MAINTENANCE_TOKEN: "a-token-for-the-commands-of-the-tests",
                ANTHROPIC_BASE_URL: inject<string>("providerUrl"),
                TEST_MIGRATIONS: await readD1Migrations("./migrations"),
              },
            },
          })),
        ],
        test: {
          name: "workers",
          include: ["src/**/*.test.ts", "workers/{consumers,objects,console}/**/*.test.ts", "sdk/service.test.ts"],
          globalSetup: ["./src/testing/global-setup.ts"],
          setupFiles: ["./src/testing/setup.ts"],
          deps: { optimizer: { ssr: { enabled: true, include: BUNDLED } } },
          // Every test creates its own organizations, so files can share one runtime, in a third of the time.
          isolate: false,
          ...LIMITS,
          // Files of several projects can be run with one command only if each project has a place of its own.
          sequence: { groupOrder: 2 },
        },
      },
      {
        test: {
          name: "node",
          include: [
            "bin/**/*.test.ts",
            "bench/**/*.test.ts",
            "sdk/src/*.test.ts",
            "client/src/*.test.ts",
            "cli/**/*.test.ts",
            "workers/relay/**/*.test.ts",
          ],
          globalSetup: ["./bin/testing/build-once.ts", "./bin/testing/shared-service.ts"],
          setupFiles: ["./bin/testing/own-connections.ts"],
          ...LIMITS,
          // They mostly wait for processes they start. Each file has state folders and ports of its own.
          maxWorkers: 2,
          // wrangler alone takes over a second to load: once per worker, not once per file.
          isolate: false,
          // The commands under test are started over a hundred times: compiled code takes them a third of the time.
          env: { NODE_COMPILE_CACHE: path.join(ROOT, "dist/compile-cache") },
        },
      },
      {
        test: {
          name: "browser",
          include: ["browser/**/*.test.ts"],
          globalSetup: ["./bin/testing/build-once.ts", "./browser/global-setup.ts"],
          setupFiles: ["./bin/testing/own-connections.ts", "./browser/remove-connections.ts"],
          ...LIMITS,
          // Browser tests mostly wait: two in parallel keep a small machine busy.
          maxWorkers: 2,
          // The files of a worker share the contexts of its browser.
          isolate: false,
          // Last, because a browser needs a quiet machine.
          sequence: { groupOrder: 1 },
        },
      },
    ],
  },
})
