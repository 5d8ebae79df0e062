import { ENGINE_VERSION } from "../../knowledge/engine/version.ts"
import type { Services } from "../../kernel/context.ts"
import { CRON_RUNS, readCronRuns } from "./check-cron.ts"
import { READ_WALLS } from "../walls/record-walls.ts"
import { showWalls } from "../walls/show-walls.ts"
import { checkReadiness } from "./check-readiness.ts"
import type { System } from "./schema.ts"
import { summarize } from "./summarize-figures.ts"
import { readWork, unfinishedWork } from "./unfinished-work.ts"

/** Everything an operator needs to see whether the service works, and what blocks it. */
export async function showSystem(services: Services): Promise<System> {
  const { directory, library, now, version, environment, figures } = services
  const readiness = await checkReadiness(services)
  const reads = directory.batch([
    directory.prepare(
      "SELECT queue, count(*) AS count, min(created_at) AS oldestAt FROM outbox WHERE sent_at = '' GROUP BY queue ORDER BY queue",
    ),
    directory.prepare("SELECT count(*) AS total, count(*) - count(replayed_at) AS notReplayed FROM dead_letters"),
    directory.prepare(CRON_RUNS),
    directory.prepare(READ_WALLS),
  ])
  const [[outbox, letters, chores, walls], work] = await Promise.all([reads, library.batch(unfinishedWork(library))])
  if (!outbox || !letters || !chores || !walls) throw new Error("The database left out a result")
  return {
    readiness,
    version,
    engineVersion: ENGINE_VERSION,
    environment,
    // Part of every result, at no cost.
    databaseBytes: letters.meta.size_after ?? null,
    outbox: outbox.results as System["outbox"],
    deadLetters: letters.results[0] as System["deadLetters"],
    work: readWork(work),
    cron: readCronRuns(chores, now()),
    walls: showWalls(walls),
    figures: figures.recent ? summarize(figures.recent()) : null,
  }
}
