import { stalledPushRuns, unsettledConnections } from "../../activation/runs/stalled-pushes.ts"
import { stalledUndos } from "../../intake/imports/run-undo.ts"
import { stalledImports } from "../../intake/imports/stalled-imports.ts"
import { stalledSyncs } from "../../intake/sync/stalled-syncs.ts"
import type { Services } from "../../kernel/context.ts"
import type { Stalled } from "../../kernel/queues/stalled.ts"
import { sendOutbox, writeOutbox } from "../../kernel/queues/outbox.ts"
import { stalledJobs } from "../jobs/stalled-jobs.ts"

const PAGE = 50
/** Upper bound per page: checking each lock, and sending the messages. */
const CALLS_PER_PAGE = PAGE + 20

type FindStalled = (services: Services, before: string, limit: number) => Promise<Stalled[]>

const FINDERS: Record<string, FindStalled> = {
  imports: stalledImports,
  undos: stalledUndos,
  syncs: stalledSyncs,
  pushes: stalledPushRuns,
  unsettled: unsettledConnections,
  jobs: stalledJobs,
}

/**
 * Sends the queue message again for background work that is unfinished, not locked and without recent progress: its worker died, or its
 * message was lost. All work is idempotent, so an extra message is harmless.
 */
export async function resumeStalled(services: Services): Promise<void> {
  const { isFull } = await services.config()
  const before = new Date(services.now().getTime() - services.stalledAfterMs).toISOString()
  for (const [kind, find] of Object.entries(FINDERS)) {
    let resumed = 0
    while (services.budget.left() > CALLS_PER_PAGE) {
      const stalled = await find(services, before, PAGE)
      if (stalled.length > 0) resumed += await resume(services, stalled, isFull)
      // Work that cannot be touched would be found again immediately.
      if (stalled.length < PAGE || stalled.some(({ touch }) => touch === undefined)) break
    }
    if (resumed > 0) services.log("work.resumed", { level: "warn", kind, resumed })
  }
}

/** Locked and parked work is skipped. All rows are touched, so that the next page can follow. */
async function resume(services: Services, stalled: readonly Stalled[], isFull: boolean): Promise<number> {
  const held = await Promise.all(stalled.map(async ({ lock }) => lock !== undefined && services.locks(lock).isHeld()))
  const isParked = ({ needsRoom }: Stalled) => isFull && needsRoom === true
  const messages = stalled.filter((one, i) => held[i] !== true && !isParked(one)).map(({ message }) => message)
  const at = services.now().toISOString()
  const statements = [
    ...stalled.flatMap(({ touch }) => touch?.(services.library, at) ?? []),
    ...writeOutbox(services.library, messages, at),
  ]
  // Empty if all work is locked and untouchable: the database rejects an empty batch.
  if (statements.length > 0) await services.library.batch(statements)
  await sendOutbox(services, messages)
  return messages.length
}
