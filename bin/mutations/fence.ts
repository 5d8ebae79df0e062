import type { Mutation } from "./mutation.ts"

const AUTHENTICATE = "src/app/authenticate.ts"
const KEYS = "src/organizations/keys"
const ROUTES = "src/app/route-suite.test.ts"
const FENCE_TEST = [`${KEYS}/fence.test.ts`] as const

/** Limits of keys beyond their scopes. */
export const FENCE: readonly Mutation[] = [
  {
    name: "SDK keys: origins",
    file: AUTHENTICATE,
    find: "if (fence) requireOrigin(request, fence)",
    replace: "void requireOrigin",
    why: "a key copied from one page would work on every other",
    tests: FENCE_TEST,
    cases: "answer a page of",
  },
  {
    name: "SDK keys: end of a wildcard origin",
    file: `${KEYS}/fence.ts`,
    find: "origin.endsWith(allowed.slice(1))",
    replace: "origin.includes(allowed.slice(2))",
    why: "a host that only looks like an allowed one could use the key",
    tests: FENCE_TEST,
    cases: "answer a page of",
  },
  {
    name: "SDK keys: briefs",
    file: AUTHENTICATE,
    find: "lacksBriefs || ",
    replace: "",
    why: "a key without briefs could spend tokens on them",
    tests: FENCE_TEST,
    cases: "unless the key leaves them out",
  },
  {
    name: "keys: requests per minute",
    file: `${KEYS}/fence.ts`,
    find: 'if (rate !== null && !(await rates.key(rate, keyId))) throw tooManyRequests(now(), "minute")',
    replace: "",
    why: "one key could keep the service busy",
    tests: FENCE_TEST,
    cases: "are the lower of plan",
  },
  {
    name: "keys: requests per day",
    file: `${KEYS}/fence.ts`,
    find: "if (!granted) throw dayIsOver(limit, used, now())",
    replace: "void [granted, used, dayIsOver]",
    why: "a public key could spend the quota of a month in a day",
    tests: FENCE_TEST,
    cases: "end the day after exactly",
  },
  {
    name: "addresses: requests per minute",
    file: "src/app/create-app.ts",
    find: `if (!definition.path.startsWith("/health")) await limitAddress(c)`,
    replace: "void limitAddress",
    why: "one address could keep the database busy without any key",
    tests: FENCE_TEST,
    cases: "are limited, with or without credentials",
  },
  {
    name: "rotation: end of the old secret",
    file: `${KEYS}/find-key.ts`,
    find: "if (!key || (key.record.oldSecretUntil && key.record.oldSecretUntil <= at)) throw",
    replace: "if (!key) throw",
    why: "a secret that was rotated because it leaked would work forever",
    tests: [`${KEYS}/routes.test.ts`],
    cases: "ends the old secret",
  },
  {
    name: "rotation: tenant",
    file: `${KEYS}/rotate-key.ts`,
    find: "sql`WHERE id = ${id} AND org_id = ${ctx.org.id}`",
    replace: "sql`WHERE id = ${id}`",
    why: "the answer would tell which keys of others exist",
    tests: [ROUTES],
    cases: "POST /api/keys/.id./rotate returns the same error",
  },
  {
    name: "cross-site requests: reads",
    file: AUTHENTICATE,
    find: `const isRead = request.method === "GET" || request.method === "HEAD"`,
    replace: `const isRead = request.method === "GET" || request.method === "HEAD"\n  if (isRead) return`,
    why: "another site's page could start exports with the visitor's session",
    tests: [ROUTES],
    cases: "GET /api/export rejects cross-site",
  },
]
