import { type OutgoingFile, streamOfLength } from "../files/outgoing-file.ts"

/** Where files wait for the relay. */
export type Drop = {
  put(key: string, file: OutgoingFile): Promise<void>
  /** From a byte on; null where there is no such file. */
  get(key: string, from: number): Promise<ReadableStream<Uint8Array> | null>
  /** Files that are gone already are no failure. */
  delete(keys: readonly string[]): Promise<void>
}

/** The bucket that is bound to the Worker. */
export const boundDrop = (bucket: R2Bucket): Drop => ({
  put: async (key, file) => {
    await bucket.put(key, await streamOfLength(file), { sha256: file.digest })
  },
  get: async (key, from) => (await bucket.get(key, from > 0 ? { range: { offset: from } } : undefined))?.body ?? null,
  delete: (keys) => bucket.delete([...keys]),
})
