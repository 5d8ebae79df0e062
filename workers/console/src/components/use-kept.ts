import { type Dispatch, type SetStateAction, useEffect, useState } from "react"

/** State that a reload of the tab keeps. `restore` mends what was stored while something was under way. */
export function useKept<T>(
  key: string,
  initial: T,
  restore: (stored: T) => T = (stored) => stored,
): [T, Dispatch<SetStateAction<T>>] {
  const [value, setValue] = useState<T>(() => {
    const stored = sessionStorage.getItem(key)
    return stored === null ? initial : restore(JSON.parse(stored) as T)
  })
  useEffect(() => {
    const timer = setTimeout(() => keep(key, value), SETTLED_MS)
    return () => clearTimeout(timer)
  }, [key, value])
  return [value, setValue]
}

/** Results of a list arrive one by one; storing each time would take longer than showing them. */
const SETTLED_MS = 200

function keep(key: string, value: unknown) {
  try {
    sessionStorage.setItem(key, JSON.stringify(value))
  } catch {
    // The browser's space is used up: what was stored before would be older than what is shown.
    sessionStorage.removeItem(key)
  }
}
