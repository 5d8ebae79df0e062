import { OutboundError } from "../outbound/outbound-error.ts"

export type ListedObject = { key: string; etag: string | null; size: number }
export type Listing = { objects: ListedObject[]; isTruncated: boolean }

/** More keys than a server may return per call. */
const MAX_OBJECTS = 1_000

/** Parses a ListObjectsV2 response in one pass over fixed markers. The text is untrusted: a user chose the server. */
export function readListing(xml: string): Listing {
  if (!xml.includes("<ListBucketResult")) throw unreadable()
  const [head = "", ...entries] = xml.split("<Contents>", MAX_OBJECTS + 2)
  if (entries.length > MAX_OBJECTS) throw unreadable()
  const isEncoded = valueOf(head, "EncodingType") === "url" || valueOf(xml.slice(-2_000), "EncodingType") === "url"
  const objects = entries.map((entry): ListedObject => {
    const [content = ""] = entry.split("</Contents>", 1)
    const key = textOf(valueOf(content, "Key") ?? "")
    const size = Number(valueOf(content, "Size") ?? Number.NaN)
    if (key === "" || !Number.isSafeInteger(size) || size < 0) throw unreadable()
    return { key: isEncoded ? decoded(key) : key, etag: tagOf(textOf(valueOf(content, "ETag") ?? "")), size }
  })
  const isTruncated = (valueOf(head, "IsTruncated") ?? valueOf(xml.slice(-2_000), "IsTruncated")) === "true"
  if (isTruncated && objects.length === 0) throw unreadable()
  return { objects, isTruncated }
}

/** An entity tag without quotes; null if there is none. A weak tag is compared like a strong one. */
export function tagOf(header: string | null): string | null {
  const tag = (header ?? "").trim().replace(/^W\//, "").replaceAll('"', "")
  return tag === "" ? null : tag.slice(0, 200)
}

function valueOf(xml: string, name: string): string | undefined {
  const start = xml.indexOf(`<${name}>`)
  const end = start === -1 ? -1 : xml.indexOf(`</${name}>`, start)
  return end === -1 ? undefined : xml.slice(start + name.length + 2, end)
}

const ENTITIES: Record<string, string> = { amp: "&", lt: "<", gt: ">", quot: '"', apos: "'" }

const textOf = (xml: string) =>
  xml.replaceAll(/&(?:#x([0-9a-f]{1,6})|#(\d{1,7})|([a-z]{1,4}));/gi, (whole, hex, decimal, name: string) => {
    if (name) return ENTITIES[name] ?? whole
    const code = hex ? Number.parseInt(String(hex), 16) : Number(decimal)
    return code <= 0x10_ff_ff ? String.fromCodePoint(code) : whole
  })

function decoded(key: string): string {
  try {
    return decodeURIComponent(key.replaceAll("+", " "))
  } catch {
    throw unreadable()
  }
}

const unreadable = () => new OutboundError("not_json", "the server did not return a list of objects")
