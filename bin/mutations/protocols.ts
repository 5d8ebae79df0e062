import type { Mutation } from "./mutation.ts"

const MCP_TEST = "src/protocols/mcp/routes.test.ts"
const PLANS = "src/protocols/assistants/push-plans.ts"
const TOOLS_TEST = "src/protocols/assistants/tools.test.ts"
const PRICES = "src/topics/prices/prices.ts"
const PRICES_TEST = "src/topics/prices/routes.test.ts"

export const PROTOCOLS: readonly Mutation[] = [
  {
    name: "mcp: scope of a tool",
    file: "src/protocols/tools/tool.ts",
    find: ": scope === undefined || actor.scopes.includes(scope)",
    replace: ": true",
    why: "every API key could call every tool",
    tests: [MCP_TEST],
    cases: "scopes",
  },
  {
    name: "mcp: permission of a tool",
    file: "src/protocols/tools/tool.ts",
    find: "? permission === undefined || hasPermission(actor.role, permission)",
    replace: "? true",
    why: "a viewer could push through an assistant",
    tests: [MCP_TEST],
    cases: "a viewer reads and cannot push",
  },
  {
    name: "mcp: pages of other sites",
    file: "src/protocols/mcp/foreign-page.ts",
    find: "return isLocal ? !LOOPBACK.test(from.hostname) : from.host !== host",
    replace: "return false",
    why: "a page of another site could call the endpoint through its visitor's browser",
    tests: [MCP_TEST],
    cases: "refuses pages of other sites",
  },
  {
    name: "mcp: organization and expiry of a plan",
    file: PLANS,
    find: "WHERE id = ?1 AND org_id = ?2 AND workspace_id = ?3 AND used_at IS NULL",
    replace: "WHERE id = ?1 AND ?2 || ?3 IS NOT NULL AND used_at IS NULL",
    why: "an organization could carry out another one's plan",
    tests: [TOOLS_TEST],
    cases: "needs a plan of this organization",
  },
  {
    name: "mcp: a plan is used once",
    file: PLANS,
    find: "AND workspace_id = ?3 AND used_at IS NULL",
    replace: "AND workspace_id = ?3",
    why: "one consent would allow many pushes",
    tests: [TOOLS_TEST],
    cases: "is planned, shown, carried out once",
  },
  {
    name: "prices: tenant of a change",
    file: PRICES,
    find: `prepare("DELETE FROM signal_prices WHERE id = ? AND org_id = ?")`,
    replace: `prepare("DELETE FROM signal_prices WHERE id = ? AND org_id > substr(?, 1, 0)")`,
    why: "an organization could delete another one's prices",
    tests: [PRICES_TEST],
    cases: "belong to their organization",
  },
  {
    name: "adagents: private topics",
    file: "src/protocols/adagents/build-file.ts",
    find: `AND link.workspace_id = '' AND \${isLive("t")}`,
    replace: `AND link.workspace_id = '' AND \${isLive("t") ? "1" : "0"}`,
    why: "everybody could read the names of private topics",
    tests: ["src/protocols/adagents/routes.test.ts"],
    cases: "is found at the organization's domain",
  },
  {
    name: "adagents: topics of workspaces",
    file: "src/protocols/adagents/build-file.ts",
    find: "AND link.hidden = 0 AND link.workspace_id = ''",
    replace: "AND link.hidden = 0 AND link.workspace_id >= ''",
    why: "everybody could read the names of a workspace's topics",
    tests: ["src/protocols/adagents/routes.test.ts"],
    cases: "is found at the organization's domain",
  },
  {
    name: "adagents: one builder",
    file: "src/protocols/adagents/adagents.ts",
    find: "AND (builder_until IS NULL OR builder_until <= ?5)",
    replace: "AND (?5 <> '')",
    why: "every request during a build would read the whole library",
    tests: ["src/protocols/adagents/routes.test.ts"],
    cases: "is built once for all requests",
  },
  {
    name: "adagents: changes during a build",
    file: "src/protocols/adagents/adagents.ts",
    find: "stale = iif(stale = 2, 0, stale)",
    replace: "stale = 0",
    why: "a topic removed while the file is built would stay public",
    tests: ["src/protocols/adagents/routes.test.ts"],
    cases: "misses no change",
  },
  {
    name: "adagents: rest between builds",
    file: "src/protocols/adagents/adagents.ts",
    find: "Math.floor(signals / 100) * REST_MS_PER_HUNDRED",
    replace: "0 * signals * REST_MS_PER_HUNDRED",
    why: "requests during an import would read the whole library again and again",
    tests: ["src/protocols/adagents/routes.test.ts"],
    cases: "rests between builds",
  },
]
