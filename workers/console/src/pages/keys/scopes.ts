import type { SERVICE_SCOPES } from "../../../../../src/kernel/access/scopes.ts"
import type { Scope } from "../../api/types.ts"
import type { KeyKind } from "./use-keys.ts"

type ScopeOption = { scope: Scope; allows: string }
type ScopeGroup = { title?: string; options: readonly ScopeOption[] }

const CLASSIFY: ScopeOption = { scope: "classify", allows: "Classify topics and check for duplicates" }
const MAPPINGS: ScopeOption = { scope: "mappings:read", allows: "Read the mappings of topics to platform segments" }

/** Each of them is here, or its type fails. */
const OF_SERVICES: Record<(typeof SERVICE_SCOPES)[number], string> = {
  "connections:read": "Read connections, without their credentials",
  "connections:write": "Create, change, test and delete connections, with their credentials",
  "schedules:read": "Read schedules of pushes and refreshes",
  "schedules:write": "Create, change and delete schedules, which push without anyone calling",
  "templates:read": "Read the names of output templates; keys of operators, whole templates",
  "templates:write": "Change output templates; only operators can give it, to keys of their own",
  "webhooks:read": "Read webhooks and what they delivered",
  "webhooks:write": "Create, change, test and delete webhooks, which send events to their address",
  "runs:read": "Read all runs with their rows: imports, syncs, pushes and jobs",
  "alerts:read": "Read alerts and where they are sent",
  "alerts:write": "Change which alerts are sent where",
  "prices:write": "Set, change and delete the prices of signals",
  "settings:read": "Read the organization’s settings",
  "settings:write": "Change the organization’s settings: privacy of new topics, limit of LLM costs, domain",
}

/** The scopes available for each kind of key. */
export const SCOPES_OF: Record<KeyKind, readonly ScopeGroup[]> = {
  api: [
    {
      options: [
        { scope: "classify", allows: "Classify topics, analyze briefs and check for duplicates" },
        { scope: "topics:read", allows: "Read the library, catalog and imports" },
        { scope: "topics:write", allows: "Create, edit and import topics" },
        { scope: "export", allows: "Export the library" },
        { scope: "sync", allows: "Read connections and run syncs" },
        { scope: "activations", allows: "Push, refresh and deactivate segments" },
        MAPPINGS,
      ],
    },
    {
      title: "For service accounts and configuration as code",
      options: Object.entries(OF_SERVICES).map(([scope, allows]) => ({ scope: scope as Scope, allows })),
    },
  ],
  sdk: [{ options: [CLASSIFY, MAPPINGS] }],
}

/** The default scopes of a new key: the least that is useful. */
export const DEFAULT_SCOPES: Record<KeyKind, readonly Scope[]> = { api: ["topics:read"], sdk: ["classify"] }
