/** Small enough to pass as arguments in every browser, and a multiple of 3, so that the parts join without padding. */
const PART = 0x6000

/** Needs no FileReader, so it works in workers and in Node too. */
export async function toBase64(blob: Blob): Promise<string> {
  const bytes = new Uint8Array(await blob.arrayBuffer())
  let text = ""
  for (let at = 0; at < bytes.length; at += PART) text += btoa(String.fromCharCode(...bytes.subarray(at, at + PART)))
  return text
}
