import { useSyncExternalStore } from "react"
import type { StoredRun } from "./import-store.ts"

/** The state of an import that this browser uploads. */
export type Run = StoredRun & {
  /** `waiting`: another import or another tab is uploading. */
  phase: "waiting" | "uploading" | "retrying" | "stopped" | "ending"
  /** From 0 to 1. */
  uploaded: number
  /** False if the browser cannot store the file; a reload then loses it. */
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

/** The user's imports that this browser uploads. They continue while other pages are open. */
export function useRuns(owner: string): Run[] {
  const all = useSyncExternalStore(subscribe, () => runs)
  return all.filter((run) => run.owner === owner)
}
