import { OutboundError } from "./outbound-error.ts"

/** Reads a response as text and stops at the cap, which applies to the decompressed size. */
export async function readCapped(response: Response, maxBytes: number): Promise<string> {
  const tooLarge = () => new OutboundError("too_large", `the response is larger than ${maxBytes / 1024 / 1024} MB`)
  if (Number(response.headers.get("content-length") ?? 0) > maxBytes) {
    await response.body?.cancel()
    throw tooLarge()
  }
  if (!response.body) return ""
  const decoder = new TextDecoder()
  let text = ""
  let read = 0
  for await (const chunk of response.body) {
    read += chunk.byteLength
    if (read > maxBytes) throw tooLarge()
    text += decoder.decode(chunk, { stream: true })
  }
  return text + decoder.decode()
}
