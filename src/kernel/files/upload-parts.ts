/** R2 requires parts of equal size, at least 5 MiB. */
const PART_BYTES = 8 * 1024 * 1024

/** Writes an object incrementally: a single put if it fits in one part, otherwise a multipart upload. */
export function openUpload(bucket: Pick<R2Bucket, "put" | "createMultipartUpload">, key: string) {
  const part = new Uint8Array(PART_BYTES)
  let filled = 0
  let upload: R2MultipartUpload | undefined
  const uploaded: R2UploadedPart[] = []

  async function send() {
    upload ??= await bucket.createMultipartUpload(key)
    uploaded.push(await upload.uploadPart(uploaded.length + 1, part.slice(0, filled)))
    filled = 0
  }

  return {
    async write(bytes: Uint8Array) {
      for (let at = 0; at < bytes.byteLength;) {
        if (filled === PART_BYTES) await send()
        const slice = bytes.subarray(at, at + PART_BYTES - filled)
        part.set(slice, filled)
        filled += slice.byteLength
        at += slice.byteLength
      }
    },
    async finish() {
      if (upload) {
        await send()
        await upload.complete(uploaded)
      } else await bucket.put(key, part.slice(0, filled))
    },
    abort: async () => upload?.abort(),
  }
}
