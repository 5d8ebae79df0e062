/** The address a request came from, as the edge saw it; null where no edge stands in front. */
export const callerAddress = (request: Request): string | null => request.headers.get("cf-connecting-ip")

/** An IPv4 address as it is. Of an IPv6 address the network of 64 bits: one device changes the rest several times a day. */
export function networkOf(address: string): string {
  if (!address.includes(":") || address.includes(".")) return address
  const [head = "", tail] = address.toLowerCase().split("::")
  const left = head === "" ? [] : head.split(":")
  const right = tail ? tail.split(":") : []
  const groups =
    tail === undefined ? left : [...left, ...Array<string>(8 - left.length - right.length).fill("0"), ...right]
  return `${groups
    .slice(0, 4)
    .map((group) => Number.parseInt(group, 16).toString(16))
    .join(":")}::/64`
}
