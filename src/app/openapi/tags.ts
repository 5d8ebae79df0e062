/** Maps the path part after `/api/` (or the first part) to a tag; longer parts win. */
const TAGS: Record<string, { name: string; description: string }> = {
  health: { name: "Service", description: "Health of the service and its description." },
  me: { name: "Service", description: "" },
  "openapi.json": { name: "Service", description: "" },
  classify: { name: "Classification", description: "Classify audiences described in words, and recommend topics." },
  "analyze-brief": { name: "Classification", description: "" },
  assistant: { name: "Classification", description: "" },
  topics: { name: "Topics", description: "The organization's library of topics, and the catalog shared by all." },
  "dimension-sets": { name: "Topics", description: "" },
  export: { name: "Topics", description: "" },
  import: { name: "Imports", description: "Import topics from CSV files, in chunks or as a whole." },
  connections: {
    name: "Connections",
    description: "Platforms that topics come from and go to: settings, syncs and pushes.",
  },
  "output-templates": { name: "Connections", description: "" },
  alerts: { name: "Alerts", description: "What went wrong or needs a decision, and who is alerted." },
  webhooks: { name: "Webhooks", description: "Addresses that receive events, and what was delivered to them." },
  activations: { name: "Activations", description: "Topics that are segments on a platform." },
  hygiene: { name: "Activations", description: "" },
  runs: { name: "Runs", description: "Imports, syncs, pushes, refreshes, exports and jobs, each to its last row." },
  prices: { name: "Signals", description: "Prices of topics as signals, and how buyers' agents reach them." },
  buyers: { name: "Signals", description: "" },
  mcp: { name: "Signals", description: "" },
  ".well-known": { name: "Signals", description: "" },
  sdk: { name: "SDK", description: "Routes for web pages, with SDK keys." },
  keys: { name: "Keys", description: "API keys for programs and SDK keys for web pages." },
  "sdk-keys": { name: "Keys", description: "" },
  apps: { name: "Sign-in", description: "" },
  oauth: { name: "Sign-in", description: "" },
  ".well-known/oauth-protected-resource": { name: "Sign-in", description: "" },
  ".well-known/oauth-authorization-server": { name: "Sign-in", description: "" },
  auth: { name: "Sign-in", description: "Sessions of people, through the identity provider." },
  organization: { name: "Organization", description: "The organization, its people, settings and audit log." },
  members: { name: "Organization", description: "" },
  invitations: { name: "Organization", description: "" },
  audit: { name: "Organization", description: "" },
  usage: { name: "Organization", description: "" },
  home: { name: "Organization", description: "" },
  views: { name: "Organization", description: "" },
  person: { name: "Organization", description: "" },
  erasures: { name: "Organization", description: "" },
  admin: { name: "Operators", description: "What operators see and do across organizations." },
  "admin/topics": { name: "Operators: catalog", description: "The global catalog: review, seeding and archive." },
  "admin/learned-rules": { name: "Operators: catalog", description: "" },
  "admin/output-templates": {
    name: "Operators: templates",
    description: "How names and descriptions on platforms are written.",
  },
  "admin/jobs": {
    name: "Operators: jobs",
    description: "Long work over the catalog, step by step or in the background.",
  },
  "admin/dead-letters": { name: "Operators: jobs", description: "" },
  relay: { name: "Relay", description: "What the SFTP relay calls, with its own token." },
  maintenance: { name: "Maintenance", description: "What scheduled commands call, with their own token." },
}

type Tag = { name: string; description: string }

const partsOf = (path: string) => path.split("/").filter((part) => part !== "" && part !== "api")

export function tagOf(path: string): string {
  const [first = "service", second = ""] = partsOf(path)
  return (TAGS[`${first}/${second}`] ?? TAGS[first])?.name ?? first
}

/** The tags that these paths use, with their descriptions. */
export function tagsOf(paths: readonly string[]): Tag[] {
  const used = new Set(paths.map(tagOf))
  const described = new Map<string, string>()
  for (const { name, description } of Object.values(TAGS)) if (description !== "") described.set(name, description)
  return Array.from(used, (name) => ({ name, description: described.get(name) ?? `Routes under /api/${name}.` }))
}
