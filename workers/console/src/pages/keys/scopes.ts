import type { Scope } from "../../api/routes/keys.ts"
import type { KeyKind } from "./use-keys.ts"

type Offered = { scope: Scope; allows: string }

const CLASSIFY: Offered = { scope: "classify", allows: "classify topics, analyze briefs, look for duplicates" }
const MAPPINGS: Offered = { scope: "mappings:read", allows: "read which segments stand for which topics" }

/** What each kind of key can be allowed. */
export const SCOPES_OF: Record<KeyKind, readonly Offered[]> = {
  api: [
    CLASSIFY,
    { scope: "topics:read", allows: "read the library, the catalog and imports" },
    { scope: "topics:write", allows: "create, change and import topics" },
    { scope: "export", allows: "export the library" },
    { scope: "sync", allows: "read connections and sync from them" },
    { scope: "activations", allows: "push, refresh and deactivate segments" },
    MAPPINGS,
  ],
  sdk: [CLASSIFY, MAPPINGS],
}
