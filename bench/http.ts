import autocannon from "autocannon"

export type Target = {
  name: string
  url: string
  method?: "GET" | "POST"
  headers?: Record<string, string>
  body?: string
  /** Sent in turn instead of `body`. */
  bodies?: string[]
}
export type Throughput = { name: string; requestsPerSecond: number; p50: number; p99: number; errors: number }

const CONNECTIONS = 10

/**
 * Loads the targets one after the other, for several rounds, and returns the median round of each: other load on the machine affects all of
 * them equally.
 */
export async function measureThroughput(targets: Target[], rounds: number, seconds: number): Promise<Throughput[]> {
  const results = new Map<string, autocannon.Result[]>(targets.map(({ name }) => [name, []]))
  for (const target of targets) await load(target, 1)
  for (let round = 0; round < rounds; round++) {
    for (const target of targets) results.get(target.name)?.push(await load(target, seconds))
  }
  return targets.map(({ name }) => {
    const measured = (results.get(name) ?? []).sort((a, b) => a.requests.average - b.requests.average)
    const median = measured[Math.floor(measured.length / 2)]
    return {
      name,
      requestsPerSecond: median?.requests.average ?? 0,
      p50: median?.latency.p50 ?? 0,
      p99: median?.latency.p99 ?? 0,
      errors: measured.reduce((sum, { errors, non2xx }) => sum + errors + non2xx, 0),
    }
  })
}

async function load({ bodies, ...target }: Target, seconds: number): Promise<autocannon.Result> {
  let connection = 0
  /** Each connection starts at a different body, so that they do not all send the same one at once. */
  const setupClient = (client: autocannon.Client) => {
    if (!bodies) return
    const start = Math.floor((bodies.length * connection++) / CONNECTIONS)
    const turned = [...bodies.slice(start), ...bodies.slice(0, start)]
    client.setRequests(turned.map((body) => Object.assign({}, target, { body })))
  }
  return autocannon({ method: "GET", ...target, connections: CONNECTIONS, duration: seconds, setupClient })
}
