import type { OrgContext } from "../../../kernel/context.ts"
import { assumedRole } from "../../../kernel/files/assumed-role.ts"
import { type AwsCredentials, type Bucket, listObjects, openObject } from "../../../kernel/files/s3.ts"
import type { ListedObject } from "../../../kernel/files/s3-listing.ts"
import { OutboundError } from "../../../kernel/outbound/outbound-error.ts"
import { callOutside, openOutside, type OutboundStream } from "../../../kernel/outbound/outbound-fetch.ts"
import type { Credentials } from "../../../kernel/ports/vault.ts"
import { authorize } from "../../../organizations/connections/authorize.ts"
import { type Connection, credentialsOf } from "../../../organizations/connections/connections.ts"
import { type FileSource, readFileSource } from "../../../organizations/connections/source-config.ts"
import { formatOf } from "./file-rows.ts"

/** Time to read one file. */
const READ_TIMEOUT_MS = 10 * 60_000

/** The last imported version of a file. */
export type KnownVersion = { etag: string | null; lastModified: string | null }

export type Files = {
  config: FileSource
  /** The files after `after`, sorted by key. */
  list: (after: string | null, budgetMs?: number) => Promise<FileListing>
  /** Opens a file. A URL answers 304 if it still has the known version. */
  open: (key: string, known: KnownVersion | null) => Promise<OutboundStream>
}
/** `listed` counts all keys, including those that are not importable files. */
export type FileListing = { files: ListedFile[]; listed: number; last: string | null; isEnd: boolean }
type ListedFile = Omit<ListedObject, "size"> & { size: number | null }

export async function openFiles(ctx: OrgContext, connection: Connection): Promise<Files> {
  const config = readFileSource(connection.config)
  const credentials = await credentialsOf(ctx, connection)
  return config.source_type === "https"
    ? urlFiles(ctx, config, credentials)
    : bucketFiles(ctx, config, connection.id, credentials)
}

type UrlSource = Extract<FileSource, { source_type: "https" }>
type BucketSource = Exclude<FileSource, UrlSource>

function urlFiles({ outside }: OrgContext, config: UrlSource, credentials: Credentials): Files {
  return {
    config,
    list: async () => ({
      files: [{ key: config.base_url, etag: null, size: null }],
      listed: 1,
      last: config.base_url,
      isEnd: true,
    }),
    open: async (_, known) => {
      const url = new URL(config.base_url)
      const headers: Record<string, string> = { accept: "text/csv, application/x-ndjson, */*;q=0.5" }
      if (known?.etag) headers["if-none-match"] = `"${known.etag}"`
      else if (known?.lastModified) headers["if-modified-since"] = known.lastModified
      authorize(config, credentials, url, headers)
      return openOutside(outside, { url: url.href, headers, timeoutMs: READ_TIMEOUT_MS })
    },
  }
}

function bucketFiles(ctx: OrgContext, config: BucketSource, connectionId: string, credentials: Credentials): Files {
  const { outside } = ctx
  // Asked for at every call: a session of a role may end between two files.
  const open = async () => ({
    ...bucketOf(config),
    credentials: await credentialsFor(ctx, config, `strata-${connectionId}`, credentials),
  })
  return {
    config,
    list: async (after, budgetMs) => {
      const { objects, isTruncated } = await listObjects(
        outside,
        await open(),
        { prefix: config.source_prefix ?? "", after },
        { budgetMs },
      )
      const last = objects.at(-1)?.key ?? after
      // A server that ignores the start key would be listed forever.
      if (after !== null && objects.some(({ key }) => key === after)) {
        throw new OutboundError("not_json", "the server does not continue a list where it is asked to")
      }
      const files = objects.filter(({ key, size }) => size > 0 && formatOf(config, key) !== undefined)
      return { files, listed: objects.length, last, isEnd: !isTruncated }
    },
    open: async (key) => openObject(outside, await open(), key, READ_TIMEOUT_MS),
  }
}

/** Google Cloud Storage supports this protocol at a separate endpoint, with HMAC keys. */
const ENDPOINTS: Record<BucketSource["source_type"], (region: string) => string> = {
  s3: (region) => `https://s3.${region}.amazonaws.com`,
  gcs: () => "https://storage.googleapis.com",
  r2: () => "",
}
const REGIONS: Record<BucketSource["source_type"], string> = { s3: "us-east-1", gcs: "auto", r2: "auto" }

function bucketOf(config: BucketSource): Omit<Bucket, "credentials"> {
  const region = regionOf(config)
  const endpoint = config.source_endpoint ?? ENDPOINTS[config.source_type](region)
  return {
    url: `${endpoint.replace(/\/$/, "")}/${encodeURIComponent(config.source_bucket)}`,
    region,
  }
}

const regionOf = (config: BucketSource) => config.source_region ?? REGIONS[config.source_type]

const STS_TIMEOUT_MS = 30_000

/** The connection's own keys, or those of a session of the role it names. */
async function credentialsFor(
  { org, now, outside, aws }: OrgContext,
  config: BucketSource,
  session: string,
  credentials: Credentials,
): Promise<AwsCredentials> {
  if (config.source_type !== "s3" || config.source_role_arn === undefined) return ownKeys(credentials)
  const { source_role_arn: roleArn, source_external_id: externalId, source_sts_endpoint: stsEndpoint } = config
  // The deployment's identity assumes a role only under the id of the organization that names it: otherwise one organization could read
  // what another one's role opens.
  const how =
    aws && credentials["source_access_key_id"] === undefined
      ? { ...aws, externalId: org.id }
      : { keys: ownKeys(credentials), externalId, stsEndpoint }
  return assumedRole({ ...how, orgId: org.id, roleArn, session, region: regionOf(config) }, now(), async (request) => {
    const retryOn = ["network", "server_error"] as const
    return (await callOutside(outside, { ...request, method: "POST", timeoutMs: STS_TIMEOUT_MS, retryOn })).text
  })
}

function ownKeys(credentials: Credentials): AwsCredentials {
  const token = credentials["source_session_token"]
  return {
    accessKeyId: required("source_access_key_id", credentials),
    secretAccessKey: required("source_secret_access_key", credentials),
    ...(token !== undefined && { sessionToken: String(token) }),
  }
}

function required(name: string, credentials: Credentials): string {
  const value = credentials[name]
  if (value === undefined) throw new OutboundError("not_sent", `the credentials have no ${name}`)
  return String(value)
}
