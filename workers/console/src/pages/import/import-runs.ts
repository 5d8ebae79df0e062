import { useSyncExternalStore } from "react"
import type { StoredRun } from "./import-store.ts"
import type { Sample } from "./progress.ts"

/** What an import of this browser does at the moment. */
export type Run = StoredRun & {
  /** `waiting`: another import, or another tab with this one, is at work. */
  phase: "waiting" | "sending" | "retrying" | "stopped" | "ending"
  rowsDone: number
  samples: Sample[]
  /** False where the browser keeps nothing: then a reload loses the rows. */
  kept: boolean
  error?: string
  /** Of three, while it tries again. */
  attempt?: number
}

let runs: readonly Run[] = []
const listeners = new Set<() => void>()

function change(next: readonly Run[]) {
  runs = next
  for (const tell of listeners) tell()
}

export const findRun = (id: string) => runs.find((run) => run.id === id)

export const putRun = (run: Run) => change([...runs.filter(({ id }) => id !== run.id), run])

export const updateShown = (id: string, changes: Partial<Run>) =>
  change(runs.map((run) => (run.id === id ? Object.assign({}, run, changes) : run)))

export const removeRun = (id: string) => change(runs.filter((run) => run.id !== id))

const subscribe = (tell: () => void) => {
  listeners.add(tell)
  return () => listeners.delete(tell)
}

/** The imports this browser is at work on for somebody. They go on while other pages are open. */
export function useRuns(owner: string): Run[] {
  const all = useSyncExternalStore(subscribe, () => runs)
  return all.filter((run) => run.owner === owner)
}
