import { lookup } from "node:dns/promises"
import { BlockList, isIP } from "node:net"

/** Networks that are not on the public internet: users choose the hosts, and must not reach our own network through the relay. */
const PRIVATE: readonly [string, number, "ipv4" | "ipv6"][] = [
  ["0.0.0.0", 8, "ipv4"],
  ["10.0.0.0", 8, "ipv4"],
  ["100.64.0.0", 10, "ipv4"],
  ["127.0.0.0", 8, "ipv4"],
  ["169.254.0.0", 16, "ipv4"],
  ["172.16.0.0", 12, "ipv4"],
  ["192.0.0.0", 24, "ipv4"],
  ["192.168.0.0", 16, "ipv4"],
  ["198.18.0.0", 15, "ipv4"],
  ["224.0.0.0", 3, "ipv4"],
  ["::", 96, "ipv6"],
  ["64:ff9b::", 96, "ipv6"],
  ["2001::", 32, "ipv6"],
  ["2002::", 16, "ipv6"],
  ["fc00::", 7, "ipv6"],
  ["fe80::", 10, "ipv6"],
  ["ff00::", 8, "ipv6"],
]

const LOOPBACK: readonly [string, number, "ipv4" | "ipv6"][] = [
  ["127.0.0.0", 8, "ipv4"],
  ["::1", 128, "ipv6"],
]

type Rules = { isLocal: boolean; allowedNetworks: readonly string[] }

/** Resolves a host to the address to connect to. Callers use the address that was checked: the name may resolve to another one later. */
export function openGuard({ isLocal, allowedNetworks }: Rules): (host: string) => Promise<string> {
  const blocked = listOf(PRIVATE)
  const allowed = listOf(isLocal ? LOOPBACK : [])
  for (const network of allowedNetworks) {
    const [address = "", bits] = network.split("/")
    const family = isIP(address) === 6 ? "ipv6" : "ipv4"
    allowed.addSubnet(address, Number(bits ?? (family === "ipv6" ? 128 : 32)), family)
  }
  return async (host) => {
    const found = await lookup(host, { all: true }).catch(() => [])
    if (found.length === 0) throw new Error("The SFTP host has no address")
    const usable = found.find(({ address, family }) => {
      const kind = family === 6 ? "ipv6" : "ipv4"
      return allowed.check(address, kind) || !blocked.check(address, kind)
    })
    if (!usable) throw new Error("The SFTP host is in a private network")
    return usable.address
  }
}

function listOf(networks: readonly [string, number, "ipv4" | "ipv6"][]): BlockList {
  const list = new BlockList()
  for (const [address, bits, family] of networks) list.addSubnet(address, bits, family)
  return list
}
