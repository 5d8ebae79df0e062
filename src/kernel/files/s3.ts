import { AwsV4Signer } from "aws4fetch"
import { OutboundError } from "../outbound/outbound-error.ts"
import { callOutside, type Outside } from "../outbound/outbound-fetch.ts"
import { whyNot } from "../outbound/url-guard.ts"
import { type OutgoingFile, streamOfLength } from "./outgoing-file.ts"

export type AwsCredentials = { accessKeyId: string; secretAccessKey: string; sessionToken?: string }

/** A bucket of any server that speaks S3. */
export type Bucket = {
  /** With the bucket in it, and without a slash at its end. */
  url: string
  region: string
  credentials: AwsCredentials
}

const EMPTY_DIGEST = "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855"
const TIMEOUT_MS = 30_000
/** A large file has longer: what it takes at this many bytes a millisecond. */
const SLOWEST = 500

type Effort = { retries?: number; calls?: { left: number }; budgetMs?: number }

/** The same file twice is the same object, so whatever fails may be tried again. */
export async function putObject(
  outside: Outside,
  bucket: Bucket,
  key: string,
  file: OutgoingFile,
  effort: Effort = {},
): Promise<void> {
  const url = addressOf(bucket, key)
  const headers = await signed(bucket, "PUT", url, { "x-amz-content-sha256": file.digest })
  await callOutside(outside, {
    ...effort,
    url,
    method: "PUT",
    headers,
    body: () => streamOfLength(file),
    timeoutMs: TIMEOUT_MS + file.bytes / SLOWEST,
    repeatOn: ["network", "timeout"],
  })
}

/** From a byte on; null where there is no such object. */
export async function getObject(
  outside: Outside,
  bucket: Bucket,
  key: string,
  from: number,
): Promise<ReadableStream<Uint8Array> | null> {
  const url = addressOf(bucket, key)
  const reason = whyNot(url, outside)
  if (reason !== undefined) throw new OutboundError("refused", `the address is not allowed: ${reason}`)
  const headers = await signed(bucket, "GET", url, { "x-amz-content-sha256": EMPTY_DIGEST })
  const range = from > 0 ? { range: `bytes=${from}-` } : undefined
  const answer = await (outside.fetch ?? fetch)(url, { headers: { ...headers, ...range }, redirect: "manual" })
  if (answer.status === (from > 0 ? 206 : 200) && answer.body) return answer.body
  await answer.body?.cancel()
  if (answer.status === 404) return null
  throw new OutboundError("status", `the answer's status is ${answer.status}`, { status: answer.status })
}

/** An object that is gone already is no failure. */
export async function deleteObject(outside: Outside, bucket: Bucket, key: string): Promise<void> {
  const url = addressOf(bucket, key)
  const headers = await signed(bucket, "DELETE", url, { "x-amz-content-sha256": EMPTY_DIGEST })
  try {
    await callOutside(outside, { url, method: "DELETE", headers, timeoutMs: TIMEOUT_MS, repeatOn: ["network"] })
  } catch (error) {
    if (!(error instanceof OutboundError && error.status === 404)) throw error
  }
}

const addressOf = ({ url }: Bucket, key: string) => `${url}/${key.split("/").map(encodeURIComponent).join("/")}`

async function signed(
  { region, credentials }: Bucket,
  method: string,
  url: string,
  headers: Record<string, string>,
): Promise<Record<string, string>> {
  const signer = new AwsV4Signer({ method, url, headers, service: "s3", region, ...credentials })
  return Object.fromEntries((await signer.sign()).headers)
}
