/** The address a request came from, as the edge saw it; null if there is no edge in front. */
export const callerAddress = (request: Request): string | null =>
  request.headers.get("cf-connecting-ip")?.slice(0, 64) ?? null

/** An IPv4 address is unchanged. Of an IPv6 address, the /64 network: one device changes the rest several times a day. */
export function networkOf(address: string): string {
  const canonical = address.includes(":") ? URL.parse(`http://[${address}]`)?.hostname.slice(1, -1) : undefined
  if (canonical === undefined) return address
  const [head = "", tail = ""] = canonical.split("::")
  const [left, right] = [head, tail].map((part) => part.split(":").filter(Boolean)) as [string[], string[]]
  const groups = [...left, ...Array<string>(8 - left.length - right.length).fill("0"), ...right]
  return `${groups.slice(0, 4).join(":")}::/64`
}
