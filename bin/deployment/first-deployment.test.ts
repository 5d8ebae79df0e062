import { execFile } from "node:child_process"
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs"
import { tmpdir } from "node:os"
import path from "node:path"
import { promisify } from "node:util"
import { it, onTestFinished, vi } from "vitest"
import { startIdentityProvider } from "../local/identity-provider.ts"
import { signIn } from "../local/sign-in.ts"
import { ROOT } from "../system/paths.ts"
import { IS_LONG_FORM } from "../testing/long-form.ts"
import { startCloudflareStub } from "../testing/cloudflare-stub.ts"
import { behindProxy, type Host, startInternet } from "../testing/internet-gateway.ts"
import { runUploaded } from "../testing/run-uploaded.ts"

const { scripts: SCRIPTS } = JSON.parse(readFileSync(path.join(ROOT, "package.json"), "utf8")) as {
  scripts: Record<string, string>
}
const ISSUER = "https://login.strata.test"
const ORIGIN = "https://strata.acme.workers.dev"
const PAGE = readFileSync(path.join(ROOT, "docs/deployment.md"), "utf8").split("\n## ")[1] ?? ""
/** The page's indented blocks in this language, in order. */
const blocks = (language: string) =>
  Array.from(PAGE.matchAll(new RegExp(`^ +\`\`\`${language}\\n([^]*?)^ +\`\`\``, "gm")), ([, block = ""]) =>
    block.replaceAll(/^ {3}/gm, "").trim(),
  )

/** The command that npm would run, after starting Node three times. */
const withoutNpm = (line: string) =>
  line
    .replace(/^npx (\S+)/, (_, name: string) => `node node_modules/.bin/${name}`)
    .replace(/^npm run (\S+) --/, (_, name: string) => SCRIPTS[name]?.replace("exec sh bin/run.sh", "node") ?? "")

it("goes from an empty account to the first classification by docs/deployment.md alone", async ({ expect }) => {
  const folder = mkdtempSync(path.join(tmpdir(), "strata-deployment-"))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  const stub = await startCloudflareStub()
  const provider = await startIdentityProvider({
    redirectUri: `${ORIGIN}/auth/callback`,
    standardOnly: true,
    publicIssuer: ISSUER,
  })
  onTestFinished(provider.stop)
  const hosts: Record<string, Host> = { "login.strata.test": behindProxy(provider.issuer) }
  await startInternet(hosts)

  const [config, secrets] = [path.join(folder, "wrangler.toml"), path.join(folder, "secrets.json")]
  writeFileSync(config, readFileSync(path.join(ROOT, "wrangler.toml")))
  vi.stubEnv("STRATA_WRANGLER_CONFIG", config)
  vi.stubEnv("WRANGLER_SEND_METRICS", "false")
  vi.stubEnv("CI", "true")
  vi.stubEnv("NODE_OPTIONS", `--import=${path.join(ROOT, "bin/testing/internet.ts")}`)
  const edit = (file: string, change: (text: string) => string) =>
    writeFileSync(file, change(readFileSync(file, "utf8")))
  const run = async (line: string) => {
    const command = (IS_LONG_FORM ? line : withoutNpm(line)).replaceAll("secrets.json", secrets)
    const { stdout, stderr } = await promisify(execFile)("sh", ["-c", command], { cwd: ROOT })
    return stdout + stderr
  }
  const [provisioning = "", deploying = "", calling = ""] = blocks("sh")

  expect(await run(provisioning)).toContain("created  queue strata-jobs-dead")
  edit(config, (text) =>
    (blocks("toml")[0] ?? "").split("\n").reduce(
      (edited, line) => {
        const name = line.slice(0, line.indexOf(" ="))
        return edited.replace(
          new RegExp(`^${name} = .*$(?=[^]*\\[env.staging\\])`, "m"),
          line.replace("https://id.example.com", ISSUER),
        )
      },
      text.replace('OIDC_ISSUER = ""', ""),
    ),
  )
  edit(secrets, (text) => text.replace('"OIDC_CLIENT_SECRET": ""', '"OIDC_CLIENT_SECRET": "local-demo-secret"'))
  const [doctor = "", ...others] = deploying.split("\n")
  // A deployment examines the same.
  if (IS_LONG_FORM) expect(await run(doctor)).toContain("No problem found in production.")
  expect(stub.account.scripts.size).toBe(0)
  for (const line of others) await run(line)

  hosts["strata.acme.workers.dev"] = await runUploaded(stub.account, "strata", async (request) => {
    const host = hosts[new URL(request.url).hostname]
    return host ? host(request) : new Response("No such host", { status: 502 })
  })
  expect(await (await fetch(`${ORIGIN}/health/ready`)).json()).toMatchObject({ status: "ready" })
  const cookie = await signIn(ORIGIN, "you@example.com")
  const headers = { cookie, origin: ORIGIN, "content-type": "application/json" }
  const made = await fetch(`${ORIGIN}/api/keys`, { method: "POST", headers, body: JSON.stringify({ name: "first" }) })
  const { plaintext: key } = (await made.json()) as { plaintext: string }
  const [, body = ""] = /-d '([^']+)'/.exec(calling) ?? []
  const answer = await fetch(`${ORIGIN}/api/classify`, {
    method: "POST",
    headers: { authorization: `Bearer ${key}` },
    body,
  })
  expect([answer.status, await answer.text()]).toEqual([200, expect.stringContaining("Hybrid Minivan Shoppers")])
})
