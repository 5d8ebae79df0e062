import type { Outside } from "../kernel/outbound/outbound-fetch.ts"
import type * as S3 from "../kernel/files/s3.ts"
import type { Env } from "./env.ts"
import { boundDrop, type Drop } from "../kernel/ports/drop.ts"

/** Loaded on first use: classification never uses the bucket. */
let s3: typeof S3 | undefined
const loadS3 = async () => (s3 ??= await import("../kernel/files/s3.ts"))

/** The S3-compatible bucket if one is configured, otherwise the bound R2 bucket. */
export function openDrop(env: Env, bound: R2Bucket, outside: Outside): Drop {
  const { DROP_S3_ENDPOINT: endpoint, DROP_S3_BUCKET: name, DROP_S3_REGION: region = "us-east-1" } = env
  if (!endpoint || !name) return boundDrop(bound)
  const bucket: S3.Bucket = {
    url: `${endpoint.replace(/\/$/, "")}/${encodeURIComponent(name)}`,
    region,
    credentials: {
      accessKeyId: env.DROP_S3_ACCESS_KEY_ID ?? "",
      secretAccessKey: env.DROP_S3_SECRET_ACCESS_KEY ?? "",
    },
  }
  return {
    put: async (key, file) => (await loadS3()).putObject(outside, bucket, key, file),
    get: async (key, from) => (await loadS3()).getObject(outside, bucket, key, from),
    delete: async (keys) => {
      const { deleteObject } = await loadS3()
      for (const key of keys) await deleteObject(outside, bucket, key)
    },
  }
}
