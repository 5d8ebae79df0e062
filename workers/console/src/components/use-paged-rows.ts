import { useDebouncedValue } from "@mantine/hooks"
import { type QueryKey, useQueries, useQueryClient } from "@tanstack/react-query"
import { useCallback, useState } from "react"
import type { Page } from "../api/routes/topics.ts"

/** The most the service gives at once. */
export const PAGE_SIZE = 100

/** Passing by is not looking: pages that were only scrolled over are not fetched. */
const SETTLE_MS = 70

/**
 * The rows of a list that stays on the service, for VirtualTable: pages are fetched as they come into sight, and kept for a while. `key`
 * holds all that decides which rows there are (filters, sort); while a new list is on the way the old one stays in place.
 */
export function usePagedRows<T>(key: QueryKey, fetchPage: (page: number, signal: AbortSignal) => Promise<Page<T>>) {
  const client = useQueryClient()
  const list = JSON.stringify(key)
  const [seen, setSeen] = useState({ list, first: 0, last: 0 })
  const [settled] = useDebouncedValue(seen, SETTLE_MS)
  // Of a list that has just changed only the beginning is of interest.
  const wanted = settled.list === list ? pagesOf(settled.first, settled.last) : [1]
  const pages = useQueries({
    queries: wanted.map((page) => ({
      queryKey: [...key, "page", page],
      queryFn: ({ signal }: { signal: AbortSignal }) => fetchPage(page, signal),
      staleTime: 60_000,
    })),
  })

  const arrived = pages.find(({ data }) => data !== undefined)?.data
  const [shown, setShown] = useState<{ list: string; key: QueryKey; total: number } | null>(null)
  if (arrived && (shown?.list !== list || shown.total !== arrived.total)) setShown({ list, key, total: arrived.total })

  const read = new Map<number, T[] | undefined>()
  const rowAt = (index: number): T | undefined => {
    if (!shown) return undefined
    const page = Math.floor(index / PAGE_SIZE) + 1
    if (!read.has(page)) read.set(page, client.getQueryData<Page<T>>([...shown.key, "page", page])?.data)
    return read.get(page)?.[index % PAGE_SIZE]
  }
  const failed = pages.find(({ error }) => error !== null)
  return {
    rowAt,
    onVisible: useCallback((first: number, last: number) => setSeen({ list, first, last }), [list]),
    /** Every row that has been fetched of this list. */
    loaded: (): T[] =>
      shown
        ? client.getQueriesData<Page<T>>({ queryKey: [...shown.key, "page"] }).flatMap(([, page]) => page?.data ?? [])
        : [],
    /** For VirtualTable: another list starts at its top. */
    listKey: list,
    total: shown?.total ?? 0,
    /** Nothing was ever there. */
    loading: shown === null && !failed,
    /** The rows shown are of the list before. */
    busy: shown !== null && shown.list !== list && !failed,
    error: failed?.error ?? null,
    refetch: () => void Promise.all(pages.map((page) => page.refetch())),
  }
}

function pagesOf(first: number, last: number): number[] {
  const from = Math.floor(first / PAGE_SIZE) + 1
  const to = Math.floor(last / PAGE_SIZE) + 1
  return Array.from({ length: to - from + 1 }, (_, i) => from + i)
}
