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
  REVOCATIONS: R2Bucket
  /** Clients and tokens of OAuth. */
  OAUTH_KV: KVNamespace
  QUOTAS: ObjectOf<Counter & Lends>
  GATES: ObjectOf<Admits>
  DIRECTORY: ObjectOf<Directory>
  LOCKS: ObjectOf<Lock>
  VECTORS: ObjectOf<VectorShard & UnsentIds>
  VECTORIZE?: Vectorize
  /** The console's files; absent if the Worker runs without them. */
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
  /** Limits requests per address. Unset in local runs, where all requests come from one address. */
  ADDRESS_RATE?: RateLimit

  /** Destination of metrics; they are dropped if it is not bound. */
  FIGURES?: AnalyticsEngineDataset
  /** The current deployment. */
  VERSION?: WorkerVersionMetadata
  ENVIRONMENT: string
  /** Location hint of the database's region: Durable Objects are created there. Empty: near their first caller. */
  HOME_REGION?: string
  /** How long a key may be used after it was read, in milliseconds; default 2,000. */
  LEASE_MS?: string
  /** How long a request may hold usage and figures before it reports them, in milliseconds; default 25,000. */
  COLLECT_MS?: string
  /** Size at which the database is full, in bytes; default 10 GB, the platform's limit. */
  DATABASE_LIMIT_BYTES?: string
  /** Seconds without progress after which the sweep resumes background work; default 180. */
  STALLED_AFTER_SECONDS?: string
  /** Allows calls to addresses of this machine; only local runs set it. */
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
  /** The deployment's identity at AWS, for sources that name a role and no keys (docs/sources.md). */
  AWS_ACCESS_KEY_ID?: string
  AWS_SECRET_ACCESS_KEY?: string
  AWS_STS_ENDPOINT?: string
  /** A mail provider for alerts (docs/alerts.md); without URL and sender, no mail is sent. */
  MAIL_URL?: string
  /** Where people open the console, for links in messages. */
  PUBLIC_URL?: string
  MAIL_TOKEN?: string
  MAIL_FROM?: string
  /** Resolves the DNS records that prove domains (DNS over HTTPS, JSON); default Cloudflare's. */
  DNS_RESOLVER_URL?: string
  OIDC_ISSUER: string
  OIDC_CLIENT_ID: string
  OIDC_CLIENT_SECRET: string
  /** Scopes of the sign-in; default `openid profile email`. */
  OIDC_SCOPE?: string
  OIDC_ORGANIZATIONS_CLAIM: string
  OIDC_OPERATOR_CLAIM: string
  /** Operators by verified e-mail address or subject, separated by commas. */
  OIDC_OPERATORS?: string
  /** `open`: new people get their own organization; `invited` restricts sign-up to invited people. Default: open in local runs. */
  SIGN_UP?: string
  /** The plan of new organizations. Local runs have a default. */
  NEW_ORGANIZATION_PLAN?: string
  /** Days after which audit entries are removed; empty keeps them forever. */
  AUDIT_RETENTION_DAYS?: string
  /** Retention in days; docs/privacy.md describes each. Empty keeps the data. */
  IMPORT_FILE_RETENTION_DAYS?: string
  IMPORT_ERROR_RETENTION_DAYS?: string
  HISTORY_RETENTION_DAYS?: string
  LLM_REQUEST_RETENTION_DAYS?: string
  WEBHOOK_LOG_RETENTION_DAYS?: string
  /** `true` enables webhooks (docs/webhooks.md). */
  WEBHOOKS?: string
  /** Without a key, the local engine classifies and briefs cannot be analyzed. */
  ANTHROPIC_API_KEY: string
  ANTHROPIC_BASE_URL: string
  /** LLM costs per organization and day in USD at which calls are rejected, `none` for no limit. Local default: 100. */
  LLM_DAILY_COST_LIMIT?: string
  CLASSIFICATION_MODEL: string
  /** Default engine of calls that name none: `auto` (default), `llm`, `local` or `smart`. */
  DEFAULT_ENGINE?: string
}
