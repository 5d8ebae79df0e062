/** As many bytes at a time as a call takes arguments everywhere; a multiple of 3, so that the parts join without padding. */
const PART = 0x6000

/** Works where there is no FileReader too: in workers and in Node. */
export async function toBase64(blob: Blob): Promise<string> {
  const bytes = new Uint8Array(await blob.arrayBuffer())
  let text = ""
  for (let at = 0; at < bytes.length; at += PART) text += btoa(String.fromCharCode(...bytes.subarray(at, at + PART)))
  return text
}
