import { describe } from "vitest"
import { PAGE_PATHS } from "../../workers/console/src/navigation/page-paths.ts"
import { it } from "../flow.ts"

const ALWAYS = {
  "strict-transport-security": "max-age=31536000; includeSubDomains",
  "x-content-type-options": "nosniff",
  "x-frame-options": "DENY",
  "referrer-policy": "no-referrer",
  "permissions-policy": "camera=(), geolocation=(), microphone=()",
  "cross-origin-opener-policy": "same-origin",
}

/** The policy of a page by directive. */
const directivesOf = (policy: string) =>
  new Map(
    policy.split(";").map((directive) => {
      const [name = "", ...sources] = directive.trim().split(" ")
      return [name, sources.join(" ")]
    }),
  )

describe("the headers of every page", () => {
  it("forbid other people's scripts, frames and forms", async ({ expect, anonymous: { request } }) => {
    const paths = ["/", ...PAGE_PATHS, ...PAGE_PATHS.map((path) => `${path}/anything`), "/docs", "/sdk-demo"]
    for (const path of [
      ...paths,
      "/health",
      "/openapi.json",
      "/nothing-here",
      "/icon.svg",
      "/color-scheme.js",
      "/early.js",
      "/shell.css",
    ]) {
      const answer = await request(path)
      expect.soft(answer.headers(), path).toMatchObject(ALWAYS)
      const policy = directivesOf(answer.headers()["content-security-policy"] ?? "")
      expect.soft(policy.get("frame-ancestors"), path).toBe("'none'")
      expect.soft(policy.get("base-uri"), path).toBe("'none'")
      expect.soft(["'none'", "'self'"], path).toContain(policy.get("default-src"))
      // No inline script anywhere, neither in the page nor in its content.
      expect.soft(["'none'", "'self'"], path).toContain(policy.get("script-src") ?? policy.get("default-src"))
      expect.soft(["'none'", "'self'"], path).toContain(policy.get("object-src") ?? policy.get("default-src"))
    }
  })

  it("admit only the style elements of this answer, and no style attributes", async ({
    expect,
    anonymous: { request },
  }) => {
    const nonces = new Set<string | undefined>()
    for (const path of ["/", ...PAGE_PATHS]) {
      const answer = await request(path)
      expect(answer.status()).toBe(200)
      const policy = directivesOf(answer.headers()["content-security-policy"] ?? "")
      expect.soft(Object.fromEntries(policy), path).toMatchObject({
        "default-src": "'none'",
        "script-src": "'self'",
        "style-src": "'self'",
        "style-src-elem": expect.stringMatching(/^'self' 'nonce-[\w+/]{24}'$/),
        "style-src-attr": "'none'",
        "connect-src": "'self'",
        "form-action": "'self'",
      })
      nonces.add(policy.get("style-src-elem"))
      const [, nonce] = /'nonce-(.+)'/.exec(policy.get("style-src-elem") ?? "") ?? []
      expect.soft(await answer.text(), path).toContain(`<meta name="style-nonce" content="${nonce}"`)
    }
    expect(nonces.size).toBe(PAGE_PATHS.length + 1)
  })
})
