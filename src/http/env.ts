import type { FreshWrites, VectorShard } from "../similarity/vector-index.ts"
import type { Counter } from "../usage/counter.ts"

type ObjectOf<T> = DurableObjectNamespace<Rpc.DurableObjectBranded & T>

/** Bindings and settings of the Worker, as wrangler.toml and the secrets give them. */
export type Env = {
  DB: D1Database
  IMPORTS: R2Bucket
  MEMBERS: R2Bucket
  DROP: R2Bucket
  QUOTAS: ObjectOf<Counter>
  LOCKS: DurableObjectNamespace
  VECTORS: ObjectOf<VectorShard & FreshWrites>
  VECTORIZE?: Vectorize
  IMPORT_QUEUE: Queue
  SYNC_QUEUE: Queue
  PUSH_QUEUE: Queue
  JOB_QUEUE: Queue

  ENVIRONMENT: string
  /** Lets the Worker call addresses of this machine; only a local run sets it. */
  ALLOW_LOOPBACK: string
  /** Keys that connection credentials are sealed with, `id:base64,...`, the newest first. */
  CREDENTIALS_KEYS: string
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
