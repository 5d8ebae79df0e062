import type { Connection } from "../../organizations/connections/connections.ts"
import { OutboundError } from "../../kernel/outbound/outbound-error.ts"
import type { OrgContext } from "../../kernel/context.ts"
import type { OutgoingFile } from "../../kernel/files/outgoing-file.ts"
import { type Bucket, putObject } from "../../kernel/files/s3.ts"
import { assumedRole } from "./exchange-role.ts"
import type { S3Settings } from "./exchange-settings.ts"
import type { Deadline } from "../../kernel/outbound/deadline.ts"
import { type Calls, PlatformError } from "./port.ts"

type Budget = { deadline: Deadline; calls: Calls }

/** The bucket a connection uploads to, with its own credentials or those of the configured role. */
export async function openBucket(
  ctx: OrgContext,
  { id }: Connection,
  settings: S3Settings,
  { deadline, calls }: Budget,
): Promise<{ put: (path: string, file: OutgoingFile, filesLeft: number) => Promise<void> }> {
  const { accessKeyId, secretAccessKey, region, roleArn } = settings
  const credentials = roleArn
    ? await assumedRole(ctx, { ...settings, roleArn, session: `strata-${id}` }, { deadline, calls })
    : { accessKeyId, secretAccessKey }
  const bucket: Bucket = { url: urlOf(settings), region, credentials }
  return {
    /** Retries leave one call for each remaining file. */
    put: async (path, file, filesLeft) => {
      const retries = Math.max(0, calls.left - 1 - filesLeft)
      try {
        await putObject(ctx.outside, bucket, path, file, { retries, calls, budgetMs: deadline.leftMs() })
      } catch (error) {
        if (!(error instanceof OutboundError)) throw error
        throw new PlatformError(`S3 upload failed: ${error.message}`, { status: error.status })
      }
    },
  }
}

/** A bucket name with dots uses the path style: the wildcard certificate does not cover it as a subdomain. */
function urlOf({ endpoint, bucket, region }: S3Settings): string {
  if (endpoint !== undefined) return `${endpoint.replace(/\/$/, "")}/${encodeURIComponent(bucket)}`
  return bucket.includes(".")
    ? `https://s3.${region}.amazonaws.com/${bucket}`
    : `https://${bucket}.s3.${region}.amazonaws.com`
}
