import { sha256Hex } from "../ids.ts"

/** A file to upload. Its size and SHA-256 are known up front, and it can be reopened for a retry. */
export type OutgoingFile = {
  bytes: number
  digest: string
  open: () => Promise<ReadableStream<Uint8Array>>
}

export async function fileOfText(text: string): Promise<OutgoingFile> {
  const blob = new Blob([text])
  return { bytes: blob.size, digest: await sha256Hex(text), open: async () => blob.stream() }
}

/** The file as a stream with a known length, which R2 and S3 require. */
export async function fixedLengthStreamOf({ bytes, open }: OutgoingFile): Promise<ReadableStream<Uint8Array>> {
  const { readable, writable } = new FixedLengthStream(bytes)
  // The reader of the stream gets the error.
  ;(await open()).pipeTo(writable).catch(() => {})
  return readable
}
