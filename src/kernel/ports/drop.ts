import { type OutgoingFile, fixedLengthStreamOf } from "../files/outgoing-file.ts"

/** Storage for files waiting for the relay. */
export type Drop = {
  put(key: string, file: OutgoingFile): Promise<void>
  /** Reads from byte `from`; null if the file does not exist. */
  get(key: string, from: number): Promise<ReadableStream<Uint8Array> | null>
  /** Missing files are ignored. */
  delete(keys: readonly string[]): Promise<void>
}

/** The R2 bucket bound to the Worker. */
export const boundDrop = (bucket: R2Bucket): Drop => ({
  put: async (key, file) => {
    await bucket.put(key, await fixedLengthStreamOf(file), { sha256: file.digest })
  },
  get: async (key, from) => (await bucket.get(key, from > 0 ? { range: { offset: from } } : undefined))?.body ?? null,
  delete: (keys) => bucket.delete([...keys]),
})
