import { useEffect, useSyncExternalStore } from "react"

let open = 0
const listeners = new Set<() => void>()

function change(by: 1 | -1) {
  open += by
  for (const listener of listeners) listener()
}

const subscribe = (listener: () => void) => {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

/** Counts a dialog while it is open. */
export function useOpenDialog(opened: boolean): void {
  useEffect(() => {
    if (!opened) return undefined
    change(1)
    // In a separate task: the Escape that closes this dialog must still see it as open.
    return () => void setTimeout(() => change(-1))
  }, [opened])
}

/** Whether a dialog is open. If so, Escape closes it and not the drawer below it. */
export const useHasOpenDialog = (): boolean => useSyncExternalStore(subscribe, () => open > 0)
