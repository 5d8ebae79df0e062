import { URL_KEYS } from "./kinds.ts"

type Config = Readonly<Record<string, unknown>>

const BUCKET_KEYS: readonly string[] = ["source_bucket", "s3_bucket"]

/**
 * The hosts that may receive a connection's credentials, by setting: every address in its config, whether its platform uses it or not,
 * and every bucket. A region is none: the stores' own hosts share the names of buckets.
 */
function hostsBySetting(config: Config): Map<string, string> {
  const hosts = new Map<string, string>()
  for (const key of [...URL_KEYS, ...BUCKET_KEYS]) {
    const value = config[key]
    if (typeof value === "string") hosts.set(key, URL_KEYS.includes(key) ? originOf(value) : value)
  }
  // Without an endpoint, the type of the source decides where its bucket is.
  if (hosts.has("source_bucket") && !hosts.has("source_endpoint")) {
    hosts.set("source_endpoint", String(config["source_type"]))
  }
  return hosts
}

const originOf = (address: string) => URL.parse(address)?.origin ?? address

/** Whether credentials stored for one config would be sent elsewhere with the other. An unset address is the installation's default. */
export function movesHost(before: Config, after: Config): boolean {
  const [from, to] = [hostsBySetting(before), hostsBySetting(after)]
  return [...from.keys(), ...to.keys()].some((key) => from.get(key) !== to.get(key))
}

/** What an audit entry says about the hosts of a connection. */
export function hostDetails(config: Config, before: Config = config): { hosts: string[]; oldHosts?: string[] } {
  const hosts = [...hostsBySetting(config).values()]
  return movesHost(before, config) ? { hosts, oldHosts: [...hostsBySetting(before).values()] } : { hosts }
}
