import { cloudflareTest, readD1Migrations } from "@cloudflare/vitest-plugin"
import { defineConfig } from "vitest/config"

export default defineConfig({
  test: {
    silent: "passed-only",
    projects: [
      {
        plugins: [
          cloudflareTest(async ({ inject }) => ({
            wrangler: { configPath: "./wrangler.toml" },
            miniflare: {
              bindings: {
                OIDC_ISSUER: inject<string>("issuer"),
                OIDC_CLIENT_SECRET: "local-demo-secret",
                // 32 bytes that say so: a key of the tests.
                CREDENTIALS_KEYS: `test:${btoa("strata-tests-seal-with-this-key!")}`,
                ANTHROPIC_BASE_URL: inject<string>("providerUrl"),
                TEST_MIGRATIONS: await readD1Migrations("./migrations"),
              },
            },
          })),
        ],
        test: {
          name: "workers",
          include: ["src/**/*.test.ts", "workers/**/*.test.ts"],
          globalSetup: ["./src/testing/global-setup.ts"],
          setupFiles: ["./src/testing/setup.ts"],
          // Every test makes organizations of its own, so files share one runtime: a third of the time.
          isolate: false,
          // Generous: a busy machine is no failure.
          testTimeout: 30_000,
          hookTimeout: 30_000,
        },
      },
      {
        test: {
          name: "node",
          include: ["bin/**/*.test.ts", "bench/**/*.test.ts"],
          testTimeout: 120_000,
          hookTimeout: 120_000,
          fileParallelism: false,
        },
      },
    ],
  },
})
