export type Log = (event: string, fields?: Record<string, unknown>) => void

const SHORTEST = 4

/** One JSON line an event. Secrets are not logged; should one get into a message all the same, it is blotted out. */
export function openLog(write: (line: string) => void): { log: Log; hide: (secret: string) => void } {
  const secrets = new Set<string>()
  return {
    hide: (secret) => {
      if (secret.length >= SHORTEST) secrets.add(JSON.stringify(secret).slice(1, -1))
    },
    log: (event, fields = {}) => {
      let line = JSON.stringify({ time: new Date().toISOString(), event, ...fields })
      for (const secret of secrets) line = line.replaceAll(secret, "***")
      write(`${line}\n`)
    },
  }
}

/** What went wrong, in words that may be shown. */
export const reasonOf = (error: unknown) => (error instanceof Error ? error.message : String(error)).slice(0, 300)
