import { type Dispatch, type SetStateAction, useEffect, useState } from "react"

/** State that survives a reload of the tab. `restore` resets work that the reload interrupted. */
export function useStoredState<T>(
  key: string,
  initial: T,
  restore: (stored: T) => T = (stored) => stored,
): [T, Dispatch<SetStateAction<T>>] {
  const [value, setValue] = useState<T>(() => {
    const stored = sessionStorage.getItem(key)
    return stored === null ? initial : restore(JSON.parse(stored) as T)
  })
  useEffect(() => {
    const timer = setTimeout(() => store(key, value), SETTLED_MS)
    return () => clearTimeout(timer)
  }, [key, value])
  return [value, setValue]
}

/** Debounces storing: results of a list arrive one by one. */
const SETTLED_MS = 200

function store(key: string, value: unknown) {
  try {
    sessionStorage.setItem(key, JSON.stringify(value))
  } catch {
    // Storage is full. Remove the older value, which no longer matches the page.
    sessionStorage.removeItem(key)
  }
}
