import type { System } from "../../api/types.ts"

type Figure = NonNullable<System["figures"]>[number]

/** What the service does, with the paths that belong to it. The longest path counts. */
const CAPABILITIES: readonly { name: string; paths: readonly string[] }[] = [
  { name: "Classification", paths: ["/api/classify", "/api/dimension-sets"] },
  { name: "Library and catalog", paths: ["/api/topics", "/api/views", "/api/prices", "/api/output-templates"] },
  {
    name: "Imports and syncs",
    paths: ["/api/import", "/api/analyze-brief", "/api/assistant", "strata-imports", "strata-syncs"],
  },
  {
    name: "Connections and pushes",
    paths: ["/api/connections", "/api/activations", "/api/relay", "/api/runs", "strata-pushes"],
  },
  { name: "Operators and jobs", paths: ["/api/admin", "/api/hygiene", "/api/maintenance", "strata-jobs"] },
  { name: "Web pages (SDK)", paths: ["/api/sdk"] },
  { name: "Buyers and assistants", paths: ["/mcp", "/oauth", "/.well-known", "/api/buyers", "/api/apps"] },
  { name: "Alerts and webhooks", paths: ["/api/alerts", "/api/webhooks", "strata-webhooks"] },
]
const OF_KIND: Partial<Record<string, string>> = {
  chore: "Maintenance",
  llm_call: "Language model",
  platform_error: "Connections and pushes",
}
const REST = "Organizations and sign-in"

function capabilityOf({ kind, subject }: Figure): string {
  const path = subject.split(" ").at(-1) ?? ""
  const fits = (start: string) => path === start || path.startsWith(`${start}/`) || path.startsWith(`${start}-dead`)
  return OF_KIND[kind] ?? CAPABILITIES.find(({ paths }) => paths.some(fits))?.name ?? REST
}

export type Capability = {
  name: string
  count: number
  /** Answers that say the caller was wrong, such as 404. */
  refused: number
  failed: number
  averageMs: number
  maxMs: number
  figures: Figure[]
}

const FAILED = /^(?:5xx|error|failed|dead|\d{3})$/

/** The figures of each capability, the busiest first. */
export function byCapability(figures: readonly Figure[]): Capability[] {
  const groups = Map.groupBy(figures, capabilityOf)
  return [...groups]
    .map(([name, own]) => {
      const sum = (of: (figure: Figure) => number) => own.reduce((total, figure) => total + of(figure), 0)
      const count = sum((figure) => figure.count)
      return {
        name,
        count,
        refused: sum((figure) => (figure.outcome === "4xx" ? figure.count : 0)),
        failed: sum((figure) => (figure.kind === "platform_error" || FAILED.test(figure.outcome) ? figure.count : 0)),
        averageMs: Math.round(sum((figure) => figure.averageMs * figure.count) / Math.max(1, count)),
        maxMs: Math.max(...own.map((figure) => figure.maxMs)),
        figures: own,
      }
    })
    .sort((a, b) => b.count - a.count)
}
