// Seals the stored secrets of a running service with its newest key, and says which keys can be removed from CREDENTIALS_KEYS:
//   npm run rotate-credentials
// Uses STRATA_URL and MAINTENANCE_TOKEN; default: the local service.
import { callMaintenance, maintenanceTarget, type Target } from "./maintenance.ts"

type KeyUse = { id: string; sealed: number; configured: boolean }
type Page = { resealed: number; unreadable: number; cursor: string | null; keys: KeyUse[] | null }
type Rotated = { resealed: number; unreadable: number; keys: KeyUse[] }

export async function rotateCredentials(target: Target, say: (line: string) => void): Promise<Rotated> {
  const done: Rotated = { resealed: 0, unreadable: 0, keys: [] }
  for (let cursor: string | null | undefined; cursor !== null;) {
    const page: Page = await callMaintenance(target, "reseal", { cursor })
    done.resealed += page.resealed
    done.unreadable += page.unreadable
    done.keys = page.keys ?? []
    if (page.resealed > 0) say(`${done.resealed} secrets sealed with the newest key`)
    cursor = page.cursor
  }
  return done
}

/** What each key still seals, and which ones can go. */
export function report({ unreadable, keys }: Rotated): string[] {
  const lines = keys.map(({ id, sealed, configured }) => {
    const note = !configured
      ? ": not in CREDENTIALS_KEYS"
      : sealed === 0
        ? ": can be removed from CREDENTIALS_KEYS"
        : ""
    return `key ${id} seals ${sealed} secrets${note}`
  })
  if (unreadable > 0) {
    lines.push(
      `${unreadable} secrets could not be read: add the key that they are sealed with, or have them entered again`,
    )
  }
  return lines
}

if (import.meta.main) {
  try {
    const done = await rotateCredentials(maintenanceTarget(), console.log)
    for (const line of report(done)) console.log(line)
    if (done.unreadable > 0) process.exitCode = 1
  } catch (error) {
    console.error(error instanceof Error ? error.message : error)
    process.exitCode = 1
  }
}
