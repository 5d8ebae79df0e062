import { execFileSync } from "node:child_process"
import type { TestProject } from "vitest/node"
import { startIdentityProvider } from "../../bin/identity-provider.ts"
import { startProviderStub } from "./provider-stub.ts"
import { startSourceStub } from "./source-stub.ts"

const COMMANDS = `${import.meta.dirname}/../../bin`

/** The outside world of the tests: a real identity provider, strict stubs of the LLM provider and of sources to sync from, all on loopback. */
export default async function setUp(project: TestProject) {
  const identity = await startIdentityProvider({ redirectUri: "https://strata.test/auth/callback" })
  project.provide("issuer", identity.issuer)
  const provider = await startProviderStub()
  project.provide("providerUrl", provider.url)
  const source = await startSourceStub()
  project.provide("sourceUrl", source.url)
  project.provide("nodeDigest", nodeDigest())
  return async () => {
    await Promise.all([identity.stop(), provider.stop(), source.stop()])
  }
}

const nodeDigest = () =>
  execFileSync("node_modules/.bin/node", ["--import", `${COMMANDS}/binary-modules.ts`, `${COMMANDS}/node-digest.ts`], {
    encoding: "utf8",
  }).trim()
