import type { Lock } from "../kernel/ports/lock.ts"
import type { UnsentIds, VectorShard } from "../kernel/vectors/vector-index.ts"
import type { Counter } from "../kernel/ports/counter.ts"

type ObjectOf<T> = DurableObjectNamespace<Rpc.DurableObjectBranded & T>

/** Bindings and settings of the Worker, as wrangler.toml and the secrets give them. */
export type Env = {
  DB: D1Database
  IMPORTS: R2Bucket
  MEMBERS: R2Bucket
  DROP: R2Bucket
  QUOTAS: ObjectOf<Counter>
  LOCKS: ObjectOf<Lock>
  VECTORS: ObjectOf<VectorShard & UnsentIds>
  VECTORIZE?: Vectorize
  IMPORT_QUEUE: Queue
  SYNC_QUEUE: Queue
  PUSH_QUEUE: Queue
  JOB_QUEUE: Queue

  /** Which deployment this is. */
  VERSION?: WorkerVersionMetadata
  ENVIRONMENT: string
  /** How long background work may make no progress before the sweep resumes it; 180 unless set. */
  STALLED_AFTER_SECONDS?: string
  /** Lets the Worker call addresses of this machine; only a local run sets it. */
  ALLOW_LOOPBACK: string
  /** Keys that connection credentials are sealed with, `id:base64,...`, the newest first. */
  CREDENTIALS_KEYS: string
  /** Addresses of the platforms, for connections that name none of their own; empty where the installation knows none. */
  MARKETPLACE_TOKEN_URL: string
  MARKETPLACE_API_URL: string
  DSPAPI_API_URL: string
  /** What commands over all organizations show to be let in; without it they are not. */
  MAINTENANCE_TOKEN?: string
  /** What the relay shows to be let in; without it the relay's routes let nobody in. */
  RELAY_TOKEN?: string
  /** Another place for the relay's files than the bucket that is bound: any server that speaks S3. */
  DROP_S3_ENDPOINT?: string
  DROP_S3_BUCKET?: string
  DROP_S3_REGION?: string
  DROP_S3_ACCESS_KEY_ID?: string
  DROP_S3_SECRET_ACCESS_KEY?: string
  OIDC_ISSUER: string
  OIDC_CLIENT_ID: string
  OIDC_CLIENT_SECRET: string
  OIDC_ORGANIZATIONS_CLAIM: string
  OIDC_OPERATOR_CLAIM: string
  /** Without a key the local engine classifies, and briefs cannot be analyzed. */
  ANTHROPIC_API_KEY: string
  ANTHROPIC_BASE_URL: string
  CLASSIFICATION_MODEL: string
}
