import type { Permission } from "./roles.ts"
import type { Scope } from "./scopes.ts"

/**
 * Who may call a route. Each capability lists its routes in `routes.access.ts`, written independently of the routes themselves; the
 * route suite compares the two and runs the cases for another organization's caller.
 */
type Expectation =
  | { by: "anyone" }
  | { by: "session"; permission?: Permission }
  | { by: "key"; scope?: Scope | readonly Scope[]; permission?: Permission; refusal?: string; buyers?: true }
  | { by: "sdk"; scope: Scope }
  | { by: "operator"; scope?: Scope }
  | { by: "relay" }
  | { by: "maintenance" }

export type ExpectedAccess = Record<string, Row>

type Row = Expectation & {
  /** A request that another organization's owner makes with an id of the victim's, and the answer an unknown id gets. */
  foreign?: {
    path?: (id: string) => string
    body?: (id: string) => unknown
    of:
      | "apiKey"
      | "app"
      | "sdkKey"
      | "topic"
      | "removal"
      | "importBatch"
      | "connection"
      | "activation"
      | "refreshJob"
      | "member"
      | "invitation"
      | "webhook"
      | "buyer"
    refusal: string
  }
}

export const readTopics = { by: "key", scope: "topics:read" } as const
export const writeTopics = { by: "key", scope: "topics:write", permission: "topics:write" } as const
export const importTopics = { by: "key", scope: "topics:write", permission: "import" } as const
export const noBatch = { of: "importBatch", refusal: "Batch not found" } as const
export const noTopic = { of: "topic", refusal: "Topic not found" } as const
export const readConnections = { by: "key", scope: ["sync", "connections:read"] } as const
export const manageConnections = { by: "key", scope: "connections:write", permission: "connections" } as const
export const syncTopics = { by: "key", scope: "sync", permission: "import" } as const
export const activate = {
  by: "key",
  scope: "activations",
  permission: "activate",
  refusal: "Requires activate permission",
} as const
export const readActivations = { by: "key", scope: "activations" } as const
export const noConnection = { of: "connection", refusal: "Connection not found" } as const
export const noActivation = { of: "activation", refusal: "Activation not found" } as const
export const noJob = { of: "refreshJob", refusal: "Job not found" } as const
export const manageKeys = { by: "session", permission: "api_keys:manage" } as const
