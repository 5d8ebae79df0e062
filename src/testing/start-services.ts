import { execFileSync } from "node:child_process"
import { generateKeyPairSync } from "node:crypto"
import type { TestProject } from "vitest/node"
import { startIdentityProvider } from "../../bin/local/identity-provider.ts"
import { startDnsResolver } from "../../bin/local/dns-resolver.ts"
import { startLocalServer } from "../../bin/local/local-server.ts"
import { startMailStub } from "./mail-stub.ts"
import { startPlatformStub } from "./platform-stub.ts"
import { startProviderStub } from "./provider-stub.ts"
import { startReceiverStub } from "./receiver-stub.ts"
import { startS3Server } from "./s3-server.ts"
import { startSourceStub } from "./source-stub.ts"

const COMMANDS = `${import.meta.dirname}/../../bin`

/** Starts the external services of the tests on loopback: a real identity provider and S3 server, and strict stubs of the LLM provider, sync sources, platforms and receivers of webhooks. */
export async function startServices(project: TestProject) {
  const { privateKey } = generateKeyPairSync("rsa", { modulusLength: 2048 })
  const signingKey = { ...privateKey.export({ format: "jwk" }), kty: "RSA", alg: "RS256", use: "sig" }
  const redirectUri = "https://strata.test/auth/callback"
  const identity = await startIdentityProvider({ redirectUri, signingKey })
  project.provide("issuer", identity.issuer)
  project.provide("signingKey", signingKey)
  const standard = await startIdentityProvider({ redirectUri, standardOnly: true })
  project.provide("standardIssuer", standard.issuer)
  const provider = await startProviderStub()
  project.provide("providerUrl", provider.url)
  const source = await startSourceStub()
  project.provide("sourceUrl", source.url)
  const platform = await startPlatformStub()
  project.provide("platformUrl", platform.url)
  const receiver = await startReceiverStub()
  project.provide("receiverUrl", receiver.url)
  const mail = await startMailStub("a-token-for-the-mail-of-the-tests")
  project.provide("mailUrl", mail.url)
  const resolver = await startDnsResolver()
  project.provide("resolverUrl", resolver.url)
  const s3 = await startS3Server()
  project.provide("s3Url", s3.url)
  const digest = await startLocalServer((_, answer) => answer.end(nodeDigest()))
  project.provide("nodeDigestUrl", digest.url)
  project.provide("endurance", Number(process.env["STRATA_ENDURANCE"] ?? 1))
  return async () => {
    const started = [identity, standard, provider, source, platform, receiver, mail, resolver, s3, digest]
    await Promise.all(started.map((one) => one.stop()))
  }
}

/** Two seconds of work, for the one test that asks. */
const nodeDigest = () =>
  execFileSync(
    process.execPath,
    ["--import", `${COMMANDS}/build/binary-modules.ts`, `${COMMANDS}/testing/node-digest.ts`],
    {
      encoding: "utf8",
    },
  ).trim()
