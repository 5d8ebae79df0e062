import { useSyncExternalStore } from "react"
import type { StoredRun } from "./import-store.ts"
import type { Sample } from "./progress.ts"

/** The state of an import that this browser sends. */
export type Run = StoredRun & {
  /** `waiting`: another import or another tab is sending. */
  phase: "waiting" | "sending" | "retrying" | "stopped" | "ending"
  rowsDone: number
  samples: Sample[]
  /** False if the browser cannot store the rows; a reload then loses them. */
  kept: boolean
  error?: string
  /** The current retry, of three. */
  attempt?: number
}

let runs: readonly Run[] = []
const listeners = new Set<() => void>()

function change(next: readonly Run[]) {
  runs = next
  for (const notify of listeners) notify()
}

export const findRun = (id: string) => runs.find((run) => run.id === id)

export const putRun = (run: Run) => change([...runs.filter(({ id }) => id !== run.id), run])

export const updateRunState = (id: string, changes: Partial<Run>) =>
  change(runs.map((run) => (run.id === id ? Object.assign({}, run, changes) : run)))

export const removeRun = (id: string) => change(runs.filter((run) => run.id !== id))

const subscribe = (listener: () => void) => {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** The user's imports that this browser sends. They continue while other pages are open. */
export function useRuns(owner: string): Run[] {
  const all = useSyncExternalStore(subscribe, () => runs)
  return all.filter((run) => run.owner === owner)
}
