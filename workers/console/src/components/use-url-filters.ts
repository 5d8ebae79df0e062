import { useCallback, useMemo } from "react"
import { useSearchParams } from "wouter"

/** Filters kept in the URL, so that they survive a reload and a filtered list can be shared. */
export function useUrlFilters<F extends Record<string, string | undefined>>(names: readonly (keyof F & string)[]) {
  const [search, setSearch] = useSearchParams()
  const text = search.toString()
  const value = useMemo(() => {
    const params = new URLSearchParams(text)
    return Object.fromEntries(names.flatMap((name) => (params.get(name) ? [[name, params.get(name)]] : []))) as F
  }, [text, names])
  const change = useCallback(
    (next: F) =>
      setSearch(
        (before) => {
          const after = new URLSearchParams(before)
          for (const name of names) {
            const one = next[name]
            if (one) after.set(name, one)
            else after.delete(name)
          }
          return after
        },
        { replace: true },
      ),
    [setSearch, names],
  )
  return [value, change] as const
}
