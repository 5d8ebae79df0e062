import type { Vault } from "./ports/vault.ts"
import type { AwsCredentials } from "./files/s3.ts"
import type { Outside } from "./outbound/outbound-fetch.ts"
import type { Databases } from "./db/databases.ts"
import type { Budget } from "./budget/budget.ts"
import type { IdentitySettings } from "./ports/identity-settings.ts"
import type { Drop } from "./ports/drop.ts"
import type { Engine } from "./ports/engines.ts"
import type { Figures } from "./ports/figures.ts"
import type { OAuthScope } from "./access/oauth-scopes.ts"
import type { Role } from "./access/roles.ts"
import type { Lock } from "./ports/lock.ts"
import type { Scope } from "./access/scopes.ts"
import type { Leases } from "./ports/leases.ts"
import type { LiveConfig } from "./ports/live-config.ts"
import type { VectorIndexPort } from "./vectors/vector-index.ts"
import type { QueueName, QueuePort } from "./ports/queues.ts"
import type { Mail } from "./ports/mail.ts"
import type { Meter } from "./ports/meter.ts"
import type { Plan } from "./ports/plans.ts"
import type { Rates } from "./ports/rates.ts"
import type { Feature } from "./ports/features.ts"
import type { Retention } from "./ports/retention.ts"

/** `error` is a fault of the service and pages the operator; `warn` deserves a look. The default is `info`. */
export type LogLevel = "error" | "warn" | "info"

export type Log = (event: string, fields?: { level?: LogLevel; [field: string]: unknown }) => void

/** Dependencies of a verb that does not act for an organization. */
export type Services = Databases & {
  now: () => Date
  /** Calls to bindings and fetches that this invocation may still make. */
  budget: Budget
  /** Notes how long the database worked, in milliseconds. */
  spendThreadTime: (ms: number) => void
  /** Background work without progress for this long is resumed by the sweep. */
  stalledAfterMs: number
  /** Runs work after the response. Best effort: work that must not be lost goes to a queue. */
  defer: (work: Promise<unknown>) => void
  log: Log
  /** Metrics of requests, messages, platforms, LLM calls and chores. */
  figures: Figures
  requestId: string
  /** `local`, `production`, ... from the deployment's settings. */
  environment: string
  /** How long a request may hold usage and figures, to report them with those of later requests. */
  collectMs: number
  /** Id of the deployment; empty when unknown. */
  version: string
  /** The LLM provider; null when none is configured. */
  llm: { apiKey: string; baseUrl: string; model: string; fetch?: typeof fetch } | null
  /** Used by calls that name no engine. */
  defaultEngine: Engine
  /** LLM costs per organization and day in USD at which calls are refused; null without a limit. */
  llmDailyCostLimit: number | null
  /** Current output templates and learned rules. Call it once per unit of work; do not keep the result. */
  config: () => Promise<LiveConfig>
  /** `config` for a caller with a leased key, who has read no version token: as old as a short lease at most. */
  configNear: Services["config"]
  /** Starts to read the configuration, if this isolate's is too old for `configNear`. */
  configAhead: () => void
  /** Reads started before the caller was known, by topic name or `configuration`. */
  readsAhead: Map<string, Promise<unknown>>
  /** `config` for a caller that has already read the version token. */
  configAt: (token: string) => Services["config"]
  /** Similarity search over live global topics. */
  vectors: VectorIndexPort
  /** Uploaded import files and their chunks. */
  importFiles: Pick<R2Bucket, "get" | "put" | "delete" | "list" | "createMultipartUpload">
  /** Match values of topics. */
  members: Pick<R2Bucket, "get" | "put" | "delete" | "list" | "createMultipartUpload">
  /** Files waiting for the relay. */
  drop: Drop
  /** What must stay ended when older rows are restored. */
  revocations: Pick<R2Bucket, "get" | "put" | "list">
  /** Clients and tokens of OAuth, kept by its library. */
  oauthStore: KVNamespace
  /** The deployment's own identity at AWS, which may assume the roles that organizations name; null if it has none. */
  aws: { keys: AwsCredentials; stsEndpoint: string | undefined } | null
  /** Bearer token of the relay; empty when there is no relay. */
  relayToken: string
  /** Bearer token of maintenance commands; empty when they are disabled. */
  maintenanceToken: string
  queues: Record<QueueName, QueuePort>
  /** Leases by name, one per job or run. */
  locks: (name: string) => Lock
  /** Outbound calls to user-supplied URLs. */
  outside: Outside
  /** DNS over HTTPS, in its JSON format. */
  dnsResolverUrl: string
  /** Default platform URLs for connections that set none; empty when not configured. */
  platformUrls: { marketplaceToken: string; marketplaceApi: string; dspapi: string }
  /** Sends e-mail; null where no provider is configured. */
  mail: Mail | null
  /** The console's address, for links in messages; empty where it is not set. */
  publicUrl: string
  /** Settings that keep the service from doing its work, each named in a sentence for operators that holds no value. */
  settingProblems: readonly string[]
  /** Encrypts connection credentials. */
  vault: Vault
  /** The size at which the database is full. */
  databaseLimitBytes: number
  /** Days after which audit entries are removed; null keeps them. */
  auditRetentionDays: number | null
  /** Identity provider settings. */
  identity: IdentitySettings
  /** Limits how fast keys and addresses send requests. */
  rates: Rates
  meterOf: (org: { id: string; plan: Plan }) => Meter
  /** Key leases near the callers. */
  leases: Leases
  /** Reconciles an organization's quota counter with its stored usage after one of them was restored. */
  alignUsage: (orgId: string) => Promise<void>
  /** Writes an organization's usage to the database. */
  flushUsage: (orgId: string) => Promise<void>
  /** Empties an organization's quota counter. */
  forgetUsage: (orgId: string) => Promise<void>
  retention: Retention
  /** Parts of the service that the installation has switched on. */
  features: Record<Feature, boolean>
}

export type Actor =
  | { kind: "session"; userId: string; role: Role; operator: boolean; sessionId: string }
  /** With a buyer, the key is for that buyer's agent and sees nothing else of the organization. */
  | { kind: "api_key"; keyId: string; userId: string; scopes: readonly Scope[]; buyerId?: string | undefined }
  /** An app that a person connected by OAuth. It has no scopes of keys, so it can call nothing but tools. */
  | {
      kind: "grant"
      grantId: string
      userId: string
      role: Role
      granted: readonly OAuthScope[]
      scopes: readonly Scope[]
      /** The workspace that the grant is limited to; empty: none. */
      workspace: string
    }
  | { kind: "sdk_key"; keyId: string; userId: string; scopes: readonly Scope[]; briefs: boolean }
  /** A queue consumer or cron task continuing work that `userId` started. It has no scopes, so it cannot call routes. */
  | { kind: "background"; userId: string; scopes: readonly Scope[] }

/** Dependencies of a verb that acts for one organization. */
export type OrgContext = Services & {
  org: { id: string; name: string; plan: Plan }
  /** Empty when the request names no workspace. */
  workspace: string
  actor: Actor
  meter: Meter
}
