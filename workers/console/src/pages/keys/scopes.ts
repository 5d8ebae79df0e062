import type { Scope } from "../../api/types.ts"
import type { KeyKind } from "./use-keys.ts"

type ScopeOption = { scope: Scope; allows: string }

const CLASSIFY: ScopeOption = { scope: "classify", allows: "Classify topics and check for duplicates" }
const MAPPINGS: ScopeOption = { scope: "mappings:read", allows: "Read the mappings of topics to platform segments" }

/** The scopes available for each kind of key. */
export const SCOPES_OF: Record<KeyKind, readonly ScopeOption[]> = {
  api: [
    { scope: "classify", allows: "Classify topics, analyze briefs and check for duplicates" },
    { scope: "topics:read", allows: "Read the library, catalog and imports" },
    { scope: "topics:write", allows: "Create, edit and import topics" },
    { scope: "export", allows: "Export the library" },
    { scope: "sync", allows: "Read connections and run syncs" },
    { scope: "activations", allows: "Push, refresh and deactivate segments" },
    MAPPINGS,
  ],
  sdk: [CLASSIFY, MAPPINGS],
}

/** The default scopes of a new key: the least that is useful. */
export const DEFAULT_SCOPES: Record<KeyKind, readonly Scope[]> = { api: ["topics:read"], sdk: ["classify"] }
