// Aligns quota counters and the vector index of a running service with its database, after a restore:
//   npm run realign
// Uses STRATA_URL and MAINTENANCE_TOKEN; default: the local service.
import { callMaintenance, maintenanceTarget, type Target } from "./maintenance.ts"

type Page = { organizations: number; topics: number; cursor: string | null }

export async function realign(target: Target): Promise<{ organizations: number; topics: number }> {
  const done = { organizations: 0, topics: 0 }
  for (let cursor: string | null | undefined; cursor !== null;) {
    const page: Page = await callMaintenance(target, "realign", { cursor })
    done.organizations += page.organizations
    done.topics += page.topics
    cursor = page.cursor
  }
  return done
}

if (import.meta.main) {
  try {
    const { organizations, topics } = await realign(maintenanceTarget())
    console.log(`${organizations} quota counters and ${topics} topics of the vector index agree with the database`)
  } catch (error) {
    console.error(error instanceof Error ? error.message : error)
    process.exitCode = 1
  }
}
