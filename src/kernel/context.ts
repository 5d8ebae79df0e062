import type { Vault } from "./ports/vault.ts"
import type { Outside } from "./outbound/outbound-fetch.ts"
import type { Budget } from "./budget/budget.ts"
import type { Db } from "./db/client.ts"
import type { IdentitySettings } from "./ports/identity-settings.ts"
import type { Drop } from "./ports/drop.ts"
import type { Role } from "./access/roles.ts"
import type { Lock } from "./ports/lock.ts"
import type { Scope } from "./access/scopes.ts"
import type { LiveConfig } from "./ports/live-config.ts"
import type { VectorIndexPort } from "./vectors/vector-index.ts"
import type { QueueName, QueuePort } from "./ports/queues.ts"
import type { Meter } from "./ports/meter.ts"
import type { Plan } from "./ports/plans.ts"

export type Log = (event: string, fields?: Record<string, unknown>) => void

/** What a verb may touch when it acts for no organization. */
export type Services = {
  db: Db
  d1: D1Database
  now: () => Date
  /** Calls to bindings and fetches that this invocation may still make. */
  budget: Budget
  /** Background work without progress for this long is resumed by the sweep. */
  stalledAfterMs: number
  /** Work that may finish after the answer; what must not be lost goes to a queue instead. */
  defer: (work: Promise<unknown>) => void
  log: Log
  requestId: string
  /** Another one with every deployment; empty where nobody says. */
  version: string
  /** The LLM provider, where one is configured. */
  llm: { apiKey: string; baseUrl: string; model: string; fetch?: typeof fetch } | null
  /** Output templates and learned rules as they are now; asked for anew by each piece of work. */
  config: () => Promise<LiveConfig>
  /** The same for a caller that has read the version token already. */
  configAt: (token: string) => Services["config"]
  /** Live global topics by similarity. */
  vectors: VectorIndexPort
  /** Uploaded files and the chunks they are cut into. */
  importFiles: Pick<R2Bucket, "get" | "put" | "delete" | "createMultipartUpload">
  /** Match values of topics. */
  members: Pick<R2Bucket, "get" | "put" | "delete" | "list" | "createMultipartUpload">
  /** Where files wait for the relay. */
  drop: Drop
  /** What the relay has to show; empty where there is none. */
  relayToken: string
  /** What commands over all organizations show; empty where there are none. */
  maintenanceToken: string
  queues: Record<QueueName, QueuePort>
  /** Who works on a thing now, by its id. */
  locks: (name: string) => Lock
  /** How calls to addresses that users supply go out. */
  outside: Outside
  /** Where the platforms are, for connections that do not say; empty where the installation knows none. */
  platformUrls: { marketplaceToken: string; marketplaceApi: string; dspapi: string }
  /** Keeps the credentials of connections. */
  vault: Vault
  /** Where people sign in. */
  identity: IdentitySettings
  meterOf: (org: { id: string; plan: Plan }) => Meter
}

export type Actor =
  | { kind: "session"; userId: string; role: Role; operator: boolean; sessionId: string }
  | { kind: "api_key"; keyId: string; userId: string; scopes: readonly Scope[] }
  | { kind: "sdk_key"; keyId: string; userId: string; scopes: readonly Scope[] }
  /** A queue or the cron, going on with what that person began. It holds no scopes: nobody may call in its name. */
  | { kind: "background"; userId: string; scopes: readonly Scope[] }

/** What a verb may touch when it acts for one organization. */
export type OrgContext = Services & {
  org: { id: string; name: string; plan: Plan }
  /** Empty where the request names no workspace. */
  workspace: string
  actor: Actor
  meter: Meter
}
