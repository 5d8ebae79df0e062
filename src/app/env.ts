import type { Lock } from "../kernel/ports/lock.ts"
import type { UnsentIds, VectorShard } from "../kernel/vectors/vector-index.ts"
import type { Counter } from "../kernel/ports/counter.ts"
import type { Admits, Directory, Lends } from "../kernel/ports/leases.ts"

type ObjectOf<T> = DurableObjectNamespace<Rpc.DurableObjectBranded & T>

/** Bindings, variables and secrets of the Worker. */
export type Env = {
  DB: D1Database
  IMPORTS: R2Bucket
  MEMBERS: R2Bucket
  DROP: R2Bucket
  QUOTAS: ObjectOf<Counter & Lends>
  GATES: ObjectOf<Admits>
  DIRECTORY: ObjectOf<Directory>
  LOCKS: ObjectOf<Lock>
  VECTORS: ObjectOf<VectorShard & UnsentIds>
  VECTORIZE?: Vectorize
  /** The console's files; absent where the Worker runs without them. */
  ASSETS?: Fetcher
  IMPORT_QUEUE: Queue
  SYNC_QUEUE: Queue
  PUSH_QUEUE: Queue
  JOB_QUEUE: Queue
  WEBHOOK_QUEUE: Queue

  /** Rate limiters by requests per minute; without them, keys are not limited. */
  RATE_60?: RateLimit
  RATE_600?: RateLimit
  RATE_6000?: RateLimit
  /** Limits the requests from one address. A local run has none: all its requests come from one. */
  ADDRESS_RATE?: RateLimit

  /** Where figures go; they are dropped where it is not bound. */
  FIGURES?: AnalyticsEngineDataset
  /** The current deployment. */
  VERSION?: WorkerVersionMetadata
  ENVIRONMENT: string
  /** Location hint of the region that the database is in: organizations' objects are made beside it. Empty: near their first caller. */
  HOME_REGION?: DurableObjectLocationHint | ""
  /** How long what was read of a key may be used, in milliseconds; 2,000 unless set. */
  LEASE_MS?: string
  /** How long background work may make no progress before the sweep resumes it; 180 unless set. */
  STALLED_AFTER_SECONDS?: string
  /** Lets the Worker call addresses of this machine; only a local run sets it. */
  ALLOW_LOOPBACK: string
  /** Encryption keys for connection credentials, `id:base64,...`, newest first. */
  CREDENTIALS_KEYS: string
  /** Default platform URLs for connections that set none; empty when not configured. */
  MARKETPLACE_TOKEN_URL: string
  MARKETPLACE_API_URL: string
  DSPAPI_API_URL: string
  /** Bearer token of maintenance commands; without it, their routes reject every request. */
  MAINTENANCE_TOKEN?: string
  /** Bearer token of the relay; without it, the relay's routes reject every request. */
  RELAY_TOKEN?: string
  /** S3-compatible storage for the relay's files, instead of the bound bucket. */
  DROP_S3_ENDPOINT?: string
  DROP_S3_BUCKET?: string
  DROP_S3_REGION?: string
  DROP_S3_ACCESS_KEY_ID?: string
  DROP_S3_SECRET_ACCESS_KEY?: string
  /** A mail provider for alerts (docs/alerts.md); without address and sender, none are sent. */
  MAIL_URL?: string
  MAIL_TOKEN?: string
  MAIL_FROM?: string
  OIDC_ISSUER: string
  OIDC_CLIENT_ID: string
  OIDC_CLIENT_SECRET: string
  /** Scopes of the sign-in, `openid profile email` unless set. */
  OIDC_SCOPE?: string
  OIDC_ORGANIZATIONS_CLAIM: string
  OIDC_OPERATOR_CLAIM: string
  /** Operators by verified e-mail address or subject, separated by commas. */
  OIDC_OPERATORS?: string
  /** `invited` closes sign-up to people without an invitation; otherwise they get an organization of their own. */
  SIGN_UP?: string
  /** Days after which audit entries are removed; empty keeps them forever. */
  AUDIT_RETENTION_DAYS?: string
  /** Days after which a cron removes these; docs/privacy.md says what each covers. Empty keeps them. */
  IMPORT_FILE_RETENTION_DAYS?: string
  IMPORT_ERROR_RETENTION_DAYS?: string
  HISTORY_RETENTION_DAYS?: string
  LLM_REQUEST_RETENTION_DAYS?: string
  WEBHOOK_LOG_RETENTION_DAYS?: string
  /** `true` switches webhooks on (docs/webhooks.md). */
  WEBHOOKS?: string
  /** Without a key, the local engine classifies and briefs cannot be analyzed. */
  ANTHROPIC_API_KEY: string
  ANTHROPIC_BASE_URL: string
  /** LLM costs per organization and day in USD at which calls are refused; 100 unless set, `none` for no limit. */
  LLM_DAILY_COST_LIMIT?: string
  CLASSIFICATION_MODEL: string
  /** The engine of calls that name none: `auto` unless set, `llm`, `local` or `smart`. */
  DEFAULT_ENGINE?: string
}
