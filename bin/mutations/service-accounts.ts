import type { Mutation } from "./mutation.ts"

const SUITE = "src/app/route-suite.test.ts"
const KEYS = "src/organizations/keys"

const escaped = (route: string) => route.replaceAll(/[{}]/g, ".")

/** A route that a key opens without the scope it needs. */
const scopeOf = (name: string, file: string, find: string, replace: string, route: string, why: string): Mutation => ({
  name: `service accounts: ${name}`,
  file,
  find,
  replace,
  why,
  tests: [SUITE],
  cases: `${escaped(route)} accepts a key with the scope`,
})

/** A route that no key opens, whatever its scopes. */
const personOf = (name: string, file: string, find: string, replace: string, route: string, why: string): Mutation => ({
  ...scopeOf(name, file, find, replace, route, why),
  cases: `${escaped(route)} rejects a caller without`,
})

export const SERVICE_ACCOUNTS: readonly Mutation[] = [
  scopeOf(
    "one of several scopes",
    "src/app/authenticate.ts",
    "needed.some((one) => held.includes(one))",
    "needed.length > 0",
    "GET /api/connections",
    "a key of any scope could read what two scopes open",
  ),
  scopeOf(
    "connections",
    "src/organizations/connections/routes.ts",
    `const manage = key("connections:write", "connections")`,
    `const manage = key("connections:read", "connections")`,
    "POST /api/connections",
    "a key that reads connections could point them elsewhere",
  ),
  scopeOf(
    "tests of connections",
    "src/activation/connection-tests/routes.ts",
    `const manage = key("connections:write", "connections")`,
    `const manage = key("sync", "connections")`,
    "POST /api/connections/test-config",
    "a key for syncs could make the service call any platform",
  ),
  scopeOf(
    "schedules",
    "src/operations/schedules/routes.ts",
    `const manage = key("schedules:write", "activate")`,
    `const manage = key("activations", "activate")`,
    "POST /api/activations/schedules",
    "every key that pushes could make pushes that go on without it",
  ),
  scopeOf(
    "webhooks",
    "src/organizations/webhooks/routes.ts",
    `const manage = key("webhooks:write", "connections")`,
    `const manage = key("webhooks:read", "connections")`,
    "POST /api/webhooks",
    "a key that reads webhooks could have events sent elsewhere",
  ),
  scopeOf(
    "deliveries of webhooks",
    "src/organizations/webhooks/routes.ts",
    `const read = key("webhooks:read")`,
    "const read = key()",
    "GET /api/webhooks/{id}/deliveries",
    "every key could read what happened in the organization",
  ),
  scopeOf(
    "runs",
    "src/operations/all-runs/routes.ts",
    `const read = key("runs:read")`,
    "const read = key()",
    "GET /api/runs/{kind}/{id}/rows",
    "every key could read what was imported and pushed",
  ),
  scopeOf(
    "alert settings",
    "src/organizations/alerts/routes.ts",
    `access: key("alerts:write", "settings:manage"),`,
    `access: key("alerts:read", "settings:manage"),`,
    "PATCH /api/alerts/settings",
    "a key that reads alerts could silence them",
  ),
  scopeOf(
    "templates",
    "src/operations/templates/choice-routes.ts",
    `access: key("templates:read"),`,
    "access: key(),",
    "GET /api/output-templates",
    "keys of before would be answered otherwise",
  ),
  scopeOf(
    "prices",
    "src/topics/prices/routes.ts",
    `const manage = key("prices:write", "settings:manage")`,
    `const manage = key("topics:write", "settings:manage")`,
    "POST /api/prices",
    "every key that writes topics could change what buyers pay",
  ),
  personOf(
    "approvals",
    "src/activation/runs/routes.ts",
    `const decide = session("connections")`,
    `const decide = key("connections:write", "connections")`,
    "POST /api/connections/{id}/push/run/{runId}/approve",
    "a program could be the second person",
  ),
  personOf(
    "keys",
    `${KEYS}/routes.ts`,
    `import { session } from "../../kernel/access/access.ts"`,
    `import { key } from "../../kernel/access/access.ts"\nconst session = (permission) => key("connections:write", permission)`,
    "POST /api/keys",
    "a key could make itself another one with more scopes",
  ),
  scopeOf(
    "settings",
    "src/organizations/settings/routes.ts",
    `access: key("settings:write", "settings:manage")`,
    `access: key("settings:read", "settings:manage")`,
    "PATCH /api/organization/settings",
    "a key that reads settings could publish the next topics to everyone",
  ),
  {
    name: "service accounts: holders of keys for templates",
    file: "src/app/authenticate.ts",
    find: "if (!isHeld) throw",
    replace: "if (false) throw",
    why: "a key would change everyone's templates after its holder is no operator any more",
    tests: [SUITE],
    cases: "output-templates accepts a key with the scope only while",
  },
  {
    name: "service accounts: scope of operators' keys",
    file: "src/app/authenticate.ts",
    find: `access.by === "operator" && scope !== undefined)`,
    replace: `access.by === "operator")`,
    why: "every key of an operator could do what only operators may",
    tests: [SUITE],
    cases: "GET /api/admin/topics is for people alone",
  },
  {
    name: "service accounts: who gives the scope of templates",
    file: `${KEYS}/api-keys.ts`,
    find: "scopes.includes(OPERATOR_SCOPE) && !isOperator",
    replace: "false && !isOperator",
    why: "an admin could learn the secret of an operator's key, and change everyone's templates with it",
    tests: [`${KEYS}/routes.test.ts`],
    cases: "only operators give a key",
  },
  {
    name: "service accounts: default scopes",
    file: `${KEYS}/schema.ts`,
    find: ".default([...DEFAULT_SCOPES])",
    replace: ".default([...SCOPES])",
    why: "a key made without naming scopes could change connections",
    tests: [`${KEYS}/routes.test.ts`],
    cases: "grants the seven scopes",
  },
]
