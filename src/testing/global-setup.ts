import type { TestProject } from "vitest/node"
import { startIdentityProvider } from "../../bin/identity-provider.ts"

/** The outside world of the tests: a real identity provider and a strict stub of the LLM provider, both on loopback. */
export default async function setUp(project: TestProject) {
  const identity = await startIdentityProvider({ redirectUri: "https://strata.test/auth/callback" })
  project.provide("issuer", identity.issuer)
  project.provide("providerUrl", "")
  return async () => {
    await identity.stop()
  }
}
