import { AwsV4Signer } from "aws4fetch"
import { OutboundError } from "../outbound/outbound-error.ts"
import { callOutside, openOutside, type Outside, type OutboundStream } from "../outbound/outbound-fetch.ts"
import { urlProblem } from "../outbound/url-guard.ts"
import { type Listing, readListing } from "./s3-listing.ts"
import { type OutgoingFile, fixedLengthStreamOf } from "./outgoing-file.ts"

export type AwsCredentials = { accessKeyId: string; secretAccessKey: string; sessionToken?: string }

/** A bucket on any S3-compatible server. */
export type Bucket = {
  /** Includes the bucket; no trailing slash. */
  url: string
  region: string
  credentials: AwsCredentials
}

const EMPTY_DIGEST = "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855"
const TIMEOUT_MS = 30_000
/** A large file gets extra time, enough for this many bytes per millisecond. */
const MIN_BYTES_PER_MS = 500

type Effort = { retries?: number; calls?: { left: number }; budgetMs?: number }

/** Uploads are idempotent, so every failure may be retried. */
export async function putObject(
  outside: Outside,
  bucket: Bucket,
  key: string,
  file: OutgoingFile,
  effort: Effort = {},
): Promise<void> {
  const url = urlOf(bucket, key)
  const headers = await signed(bucket, "PUT", url, { "x-amz-content-sha256": file.digest })
  await callOutside(outside, {
    ...effort,
    url,
    method: "PUT",
    headers,
    body: () => fixedLengthStreamOf(file),
    timeoutMs: TIMEOUT_MS + file.bytes / MIN_BYTES_PER_MS,
    retryOn: ["network", "timeout", "server_error"],
  })
}

/** Reads from byte `from`; null if the object does not exist. */
export async function getObject(
  outside: Outside,
  bucket: Bucket,
  key: string,
  from: number,
): Promise<ReadableStream<Uint8Array> | null> {
  const url = urlOf(bucket, key)
  const reason = urlProblem(url, outside)
  if (reason !== undefined) throw new OutboundError("refused", `the URL is not allowed: ${reason}`)
  const headers = await signed(bucket, "GET", url, { "x-amz-content-sha256": EMPTY_DIGEST })
  const range = from > 0 ? { range: `bytes=${from}-` } : undefined
  const answer = await (outside.fetch ?? fetch)(url, { headers: { ...headers, ...range }, redirect: "manual" })
  if (answer.status === (from > 0 ? 206 : 200) && answer.body) return answer.body
  await answer.body?.cancel()
  if (answer.status === 404) return null
  throw new OutboundError("status", `the server responded with status ${answer.status}`, { status: answer.status })
}

/** A missing object is not an error. */
export async function deleteObject(outside: Outside, bucket: Bucket, key: string): Promise<void> {
  const url = urlOf(bucket, key)
  const headers = await signed(bucket, "DELETE", url, { "x-amz-content-sha256": EMPTY_DIGEST })
  try {
    const retryOn = ["network", "server_error"] as const
    await callOutside(outside, { url, method: "DELETE", headers, timeoutMs: TIMEOUT_MS, retryOn })
  } catch (error) {
    if (!(error instanceof OutboundError && error.status === 404)) throw error
  }
}

const MAX_LISTING_BYTES = 8 * 1024 * 1024
const LISTING_SIZE = 1_000

/** The keys after `after`, in order, up to 1,000 of them. */
export async function listObjects(
  outside: Outside,
  bucket: Bucket,
  { prefix, after }: { prefix: string; after: string | null },
  effort: Effort = {},
): Promise<Listing> {
  const query = {
    "list-type": "2",
    "encoding-type": "url",
    "max-keys": String(LISTING_SIZE),
    ...(prefix !== "" && { prefix }),
    // Continues from a key instead of the server's token, so that a listing can resume after a crash.
    ...(after !== null && { "start-after": after }),
  }
  const pairs = Object.entries(query).map(([name, value]) => `${name}=${encodeURIComponent(value)}`)
  const url = `${bucket.url}?${pairs.join("&")}`
  const headers = await signed(bucket, "GET", url, { "x-amz-content-sha256": EMPTY_DIGEST })
  const request = { ...effort, url, headers, timeoutMs: TIMEOUT_MS, maxBytes: MAX_LISTING_BYTES }
  return readListing((await callOutside(outside, request)).text)
}

/** Opens an object for reading. Redirects lose the signature and end in an error. */
export async function openObject(
  outside: Outside,
  bucket: Bucket,
  key: string,
  timeoutMs: number,
): Promise<OutboundStream> {
  const url = urlOf(bucket, key)
  const headers = await signed(bucket, "GET", url, { "x-amz-content-sha256": EMPTY_DIGEST })
  return openOutside(outside, { url, headers, timeoutMs })
}

const urlOf = ({ url }: Bucket, key: string) => `${url}/${key.split("/").map(encodeURIComponent).join("/")}`

async function signed(
  { region, credentials }: Bucket,
  method: string,
  url: string,
  headers: Record<string, string>,
): Promise<Record<string, string>> {
  const signer = new AwsV4Signer({ method, url, headers, service: "s3", region, ...credentials })
  return Object.fromEntries((await signer.sign()).headers)
}
