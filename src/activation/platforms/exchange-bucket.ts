import type { Connection } from "../../organizations/connections/connections.ts"
import { OutboundError } from "../../kernel/outbound/outbound-error.ts"
import type { OrgContext } from "../../kernel/context.ts"
import type { OutgoingFile } from "../../kernel/files/outgoing-file.ts"
import { assumedRole } from "../../kernel/files/assumed-role.ts"
import { type AwsCredentials, type Bucket, putObject } from "../../kernel/files/s3.ts"
import { callPlatform } from "./call-platform.ts"
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
  const { region } = settings
  const credentials = await credentialsFor(ctx, settings, `strata-${id}`, { deadline, calls })
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

const STS = "AWS AssumeRole"

async function credentialsFor(
  { org, now, outside }: OrgContext,
  { accessKeyId, secretAccessKey, region, roleArn, stsEndpoint }: S3Settings,
  session: string,
  { deadline, calls }: Budget,
): Promise<AwsCredentials> {
  const keys = { accessKeyId, secretAccessKey }
  if (roleArn === undefined) return keys
  const role = { orgId: org.id, roleArn, session, region, stsEndpoint, keys }
  try {
    return await assumedRole(role, now(), (request) =>
      callPlatform({ outside, deadline }, { ...request, method: "POST", title: STS, calls, changes: false }),
    )
  } catch (error) {
    if (!(error instanceof OutboundError)) throw error
    throw new PlatformError(`${STS} failed: ${error.message}`)
  }
}

/** A bucket name with dots uses the path style: the wildcard certificate does not cover it as a subdomain. */
function urlOf({ endpoint, bucket, region }: S3Settings): string {
  if (endpoint !== undefined) return `${endpoint.replace(/\/$/, "")}/${encodeURIComponent(bucket)}`
  return bucket.includes(".")
    ? `https://s3.${region}.amazonaws.com/${bucket}`
    : `https://${bucket}.s3.${region}.amazonaws.com`
}
