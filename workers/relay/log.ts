export type Log = (event: string, fields?: Record<string, unknown>) => void

/** Masking anything shorter would hide ordinary words. */
const SHORTEST_SECRET = 4

/** Writes one JSON line per event. Secrets are not logged; one that ends up in a message anyway is masked. */
export function openLog(write: (line: string) => void): { log: Log; hide: (secret: string) => void } {
  const secrets = new Set<string>()
  return {
    hide: (secret) => {
      if (secret.length >= SHORTEST_SECRET) secrets.add(JSON.stringify(secret).slice(1, -1))
    },
    log: (event, fields = {}) => {
      let line = JSON.stringify({ time: new Date().toISOString(), event, ...fields })
      for (const secret of secrets) line = line.replaceAll(secret, "***")
      write(`${line}\n`)
    },
  }
}

/** The error's message, cut to a length that the service accepts. */
export const reasonOf = (error: unknown) => (error instanceof Error ? error.message : String(error)).slice(0, 300)
