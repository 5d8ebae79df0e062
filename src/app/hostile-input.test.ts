import * as fc from "fast-check"
import { describe, it } from "vitest"
import type { Access } from "../kernel/access/access.ts"
import { aCast } from "../testing/a-cast.ts"
import type { Caller } from "../testing/client.ts"
import { theRelay } from "../testing/factories.ts"
import { numRuns } from "../testing/runs.ts"
import { routes } from "./routes.ts"

const deep = (levels: number) => `${"[".repeat(levels)}${"]".repeat(levels)}`

/** Request bodies meant to break something. */
const hostileBody = fc.oneof(
  fc.string(),
  fc.json(),
  fc.json().map((json) => json.slice(0, -1)),
  fc.constantFrom(
    "",
    "null",
    "0",
    '"text"',
    "[]",
    "[null]",
    '{"__proto__":{"operator":true}}',
    '{"constructor":{"prototype":{"x":1}}}',
    '{"name":"x","__proto__":{"scopes":[]}}',
    '{"name":{"toString":1}}',
    '{"name":["x"],"scopes":{"length":3}}',
    '{"name":"\\ud800","id":"\\u0000"}',
    `{"name":"${"x".repeat(200_000)}"}`,
    `{"id":${deep(5_000)}}`,
    deep(100_000),
    '{"a":1e999999,"b":-0}',
    "\ufeff{}",
  ),
  fc
    .record(
      {
        name: fc.anything(),
        id: fc.anything(),
        scopes: fc.anything(),
        expiresAt: fc.anything(),
        mode: fc.anything(),
        plan: fc.anything(),
        organizationId: fc.anything(),
        unknown: fc.anything(),
      },
      { requiredKeys: [] },
    )
    .map((value) => {
      try {
        return JSON.stringify(value)
      } catch {
        return "{"
      }
    }),
)

const contentType = fc.constantFrom(
  "application/json",
  "text/plain",
  "application/xml",
  "multipart/form-data",
  "",
  "application/json; charset=utf-16",
)
const pathPart = fc.oneof(
  fc.string({ minLength: 1 }).map(encodeURIComponent),
  fc.constantFrom("%00", "..%2f..", "__proto__", "x".repeat(5000), "%F0%9F%98%80", "' OR 1=1 --"),
)
const query = fc.dictionary(
  fc.constantFrom("limit", "offset", "from", "to", "orgId", "platform", "topicId", "returnTo", "code", "state"),
  fc.oneof(fc.string(), fc.constantFrom("-1", "1e9", "NaN", "0x10", "99999999999999999999", "2026-02-31")),
)

const cast = aCast()

function callerFor({ by }: Access): Promise<Caller> | Caller {
  if (by === "operator") return cast.now.operator()
  if (by === "sdk") return cast.now.sdkKey()
  return by === "relay" ? theRelay : cast.now.signedInAs("owner")
}

describe.for(routes.map(({ definition }) => definition))("$method $path", ({ method, path, access }) => {
  it("never answers hostile input with a 500", async ({ expect }) => {
    await fc.assert(
      fc.asyncProperty(hostileBody, contentType, pathPart, query, async (body, type, part, parameters) => {
        const target = `${path.replaceAll(/\{\w+\}/g, part)}?${new URLSearchParams(parameters).toString()}`
        const hasBody = method !== "get"
        const caller = await callerFor(access)
        const answer = await caller.send(target, {
          method: method.toUpperCase(),
          headers: type === "" ? {} : { "content-type": type },
          body: hasBody ? body : undefined,
        })
        await answer.body?.cancel()
        cast.afterCall(method.toUpperCase(), answer)
        // Readiness reports trouble with a 503, whatever it is asked.
        if (path === "/health/ready" && answer.status === 503) return
        expect(answer.status, `${target} ${body.slice(0, 200)}`).toBeLessThan(500)
      }),
      { numRuns: numRuns(8, 60) },
    )
  })
})
