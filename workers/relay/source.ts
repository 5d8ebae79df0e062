import { AwsClient } from "aws4fetch"
import type { Delivery } from "../../src/activation/relay/protocol.ts"
import { type Service, ServiceError } from "./service.ts"
import type { DropSettings } from "./settings.ts"

/** Reads a file from a byte offset. */
export type Source = (delivery: Delivery, index: number, from: number, signal: AbortSignal) => Promise<Bytes>
export type Bytes = AsyncIterable<Uint8Array>

/** Files come from the drop if the relay has access to it, else from the service. */
export const openSource = (service: Service, drop: DropSettings | null): Source =>
  drop ? fromDrop(drop) : fromService(service)

const fromService =
  (service: Service): Source =>
  async ({ id }, index, from, signal) =>
    bytesOf(await service.file(id, index, from, signal), from)

function fromDrop({ endpoint, bucket, region, accessKeyId, secretAccessKey }: DropSettings): Source {
  const client = new AwsClient({ accessKeyId, secretAccessKey, region, service: "s3", retries: 2 })
  return async ({ files }, index, from, signal) => {
    const path = [bucket, ...(files[index]?.key.split("/") ?? [])].map(encodeURIComponent).join("/")
    let answer: Response
    try {
      const headers = from > 0 ? { range: `bytes=${from}-` } : undefined
      answer = await client.fetch(`${endpoint}/${path}`, { headers, signal, redirect: "error" })
    } catch {
      throw new ServiceError("The drop cannot be reached")
    }
    if (answer.ok) return bytesOf(answer, from)
    await answer.body?.cancel()
    throw new ServiceError(`The drop answered with status ${answer.status}`, answer.status)
  }
}

/** A server without range support sends the whole file. */
async function* bytesOf(answer: Response, from: number): AsyncGenerator<Uint8Array> {
  let skip = answer.status === 206 ? 0 : from
  try {
    for await (const chunk of answer.body ?? []) {
      const kept = chunk.subarray(Math.min(skip, chunk.byteLength))
      skip -= chunk.byteLength - kept.byteLength
      if (kept.byteLength > 0) yield kept
    }
  } catch {
    throw new ServiceError("Reading the file was interrupted")
  }
}
