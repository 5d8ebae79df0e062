import { useDebouncedValue } from "@mantine/hooks"
import { type QueryKey, useQueries, useQueryClient } from "@tanstack/react-query"
import { useCallback, useState } from "react"
import type { Page } from "../../../../src/kernel/http/answers.ts"

/** The maximum page size of the API. */
export const PAGE_SIZE = 100

/** Pages that are only scrolled past are not fetched. */
const SETTLE_MS = 70

/**
 * The rows of a paged API list, for VirtualTable. Pages are fetched when they scroll into view, and cached. `key`
 * contains everything that determines the rows (filters, sort). While a new list loads, the previous one stays
 * visible.
 */
export function usePagedRows<T>(key: QueryKey, fetchPage: (page: number, signal: AbortSignal) => Promise<Page<T>>) {
  const client = useQueryClient()
  const list = JSON.stringify(key)
  const [visible, setVisible] = useState({ list, first: 0, last: 0 })
  const [settled] = useDebouncedValue(visible, SETTLE_MS)
  // A list that has just changed starts at the top.
  const needed = settled.list === list ? pagesOf(settled.first, settled.last) : [1]
  const pages = useQueries({
    queries: needed.map((page) => ({
      queryKey: [...key, "page", page],
      queryFn: ({ signal }: { signal: AbortSignal }) => fetchPage(page, signal),
      staleTime: 60_000,
    })),
  })

  const newest = pages.find(({ data }) => data !== undefined)?.data
  const [shown, setShown] = useState<{ list: string; key: QueryKey; total: number } | null>(null)
  if (newest && (shown?.list !== list || shown.total !== newest.total)) setShown({ list, key, total: newest.total })

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
    onVisible: useCallback((first: number, last: number) => setVisible({ list, first, last }), [list]),
    /** The loaded rows that are in view, at most a page of them. */
    visible: (): T[] => {
      const { first, last } = settled
      const rows = Array.from({ length: Math.min(last - first + 1, PAGE_SIZE) }, (_, i) => rowAt(first + i))
      return rows.filter((row) => row !== undefined)
    },
    /** Every cached row of this list. */
    loaded: (): T[] =>
      shown
        ? client.getQueriesData<Page<T>>({ queryKey: [...shown.key, "page"] }).flatMap(([, page]) => page?.data ?? [])
        : [],
    /** For VirtualTable, which scrolls to the top when it changes. */
    listKey: list,
    total: shown?.total ?? 0,
    /** No list has loaded yet. */
    loading: shown === null && !failed,
    /** The visible rows belong to the previous list. */
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
