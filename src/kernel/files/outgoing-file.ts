import { sha256Hex } from "../ids.ts"

/** A file on its way out: its size and SHA-256 are known before the first byte leaves, and it can be sent again. */
export type OutgoingFile = {
  bytes: number
  digest: string
  open: () => Promise<ReadableStream<Uint8Array>>
}

export async function fileOfText(text: string): Promise<OutgoingFile> {
  const blob = new Blob([text])
  return { bytes: blob.size, digest: await sha256Hex(text), open: async () => blob.stream() }
}

/** The file's stream in a form that tells its length, without which no server takes it. */
export async function streamOfLength({ bytes, open }: OutgoingFile): Promise<ReadableStream<Uint8Array>> {
  const { readable, writable } = new FixedLengthStream(bytes)
  // Whoever reads it sees its failure.
  ;(await open()).pipeTo(writable).catch(() => {})
  return readable
}
