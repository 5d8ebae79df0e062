import type { Intent } from "../../../../../../src/intake/assistant/intent.ts"

type OpenPage = Extract<Intent, { kind: "open" }>["page"]

/** Names that users use for the pages. */
export const PAGE_WORDS: Readonly<Record<OpenPage, readonly string[]>> = {
  library: ["library", "topic library", "my topics", "topics"],
  catalog: ["catalog", "catalogue", "shared catalog", "topic catalog"],
  classify: ["classify", "classification", "classifier"],
  import: ["import", "imports", "csv import", "import a file", "upload", "file upload"],
  matrix: ["matrix page", "matrices"],
  brief: ["brief", "briefs", "campaign brief", "campaign briefs"],
  connections: ["connections", "connection", "platforms", "integrations", "sources"],
  activations: ["activations", "activation", "pushes", "segments", "stale activations"],
  keys: ["keys", "key", "api keys", "api key", "sdk keys", "sdk key"],
  "global-topics": ["global topics"],
  review: ["review queue", "review page"],
  jobs: ["jobs", "job", "background jobs"],
  templates: ["templates", "output templates", "template"],
  duplicates: ["duplicates", "merge", "duplicate clusters"],
  usage: ["usage", "quota", "quotas", "plan", "plans"],
  audit: ["audit", "audit log", "audit trail"],
}

/** Tasks that have their own page. */
export const PAGE_TASKS: readonly (readonly [RegExp, OpenPage])[] = [
  [/^(?:analy[sz]e|read|upload|process|check|use|recommend|suggest)\b.*\bbriefs?\b/i, "brief"],
  [/^(?:i have |here is )?(?:an? |my |our |the )?(?:campaign )?briefs?$/i, "brief"],
  [/^(?:import|upload|bring in|load|drop)\b.*\b(?:csv|file|spreadsheet|excel|list)\b/i, "import"],
  [/^(?:new|create|make|generate|revoke|delete|manage|get)\b.*\b(?:api|sdk) keys?\b/i, "keys"],
  [/^(?:add|new|create|set up|make|edit|change|delete|test|manage)\b.*\bconnections?\b/i, "connections"],
  [/^(?:merge|find|show|list) (?:all )?(?:duplicates|duplicate topics)$/i, "duplicates"],
]
