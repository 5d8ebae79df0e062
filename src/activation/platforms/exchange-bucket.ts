import type { Connection } from "../../organizations/connections/connections.ts"
import { OutboundError } from "../../kernel/outbound/outbound-error.ts"
import type { OrgContext } from "../../kernel/context.ts"
import type { OutgoingFile } from "../../kernel/files/outgoing-file.ts"
import { type Bucket, putObject } from "../../kernel/files/s3.ts"
import { assumedRole } from "./exchange-role.ts"
import type { S3Settings } from "./exchange-settings.ts"
import type { Deadline } from "../../kernel/outbound/deadline.ts"
import { type Calls, PlatformError } from "./port.ts"

type Effort = { deadline: Deadline; calls: Calls }

/** The bucket a connection uploads to, in its own name or in that of the role it names. */
export async function openBucket(
  ctx: OrgContext,
  { id }: Connection,
  settings: S3Settings,
  { deadline, calls }: Effort,
): Promise<{ put: (path: string, file: OutgoingFile, filesToCome: number) => Promise<void> }> {
  const { accessKeyId, secretAccessKey, region, roleArn } = settings
  const credentials = roleArn
    ? await assumedRole(ctx, { ...settings, roleArn, session: `strata-${id}` }, { deadline, calls })
    : { accessKeyId, secretAccessKey }
  const bucket: Bucket = { url: addressOf(settings), region, credentials }
  return {
    /** Every file that follows needs a call of its own, which this one may not use up. */
    put: async (path, file, filesToCome) => {
      const retries = Math.max(0, calls.left - 1 - filesToCome)
      try {
        await putObject(ctx.outside, bucket, path, file, { retries, calls, budgetMs: deadline.leftMs() })
      } catch (error) {
        if (!(error instanceof OutboundError)) throw error
        throw new PlatformError(`S3 upload failed: ${error.message}`, { status: error.status })
      }
    },
  }
}

/** A name with dots in it would not be covered by the certificate of the server's own name. */
function addressOf({ endpoint, bucket, region }: S3Settings): string {
  if (endpoint !== undefined) return `${endpoint.replace(/\/$/, "")}/${encodeURIComponent(bucket)}`
  return bucket.includes(".")
    ? `https://s3.${region}.amazonaws.com/${bucket}`
    : `https://${bucket}.s3.${region}.amazonaws.com`
}
