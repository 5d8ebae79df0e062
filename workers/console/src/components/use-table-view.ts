import { useQuery } from "@tanstack/react-query"
import { useEffect, useMemo, useRef, useState } from "react"
import { useSearchParams } from "wouter"
import { call } from "../api/call.ts"
import type { View } from "../api/types.ts"
import type { Column } from "./table-column.ts"
import { type Layout, useStoredLayout } from "./table-layout.ts"
import { useArranged } from "./use-stored-table.ts"

type Options<T> = { page: View["page"]; columns: readonly Column<T>[]; initial: Layout }

/**
 * A table's columns and sort: those of the view in the URL (`?view=`), otherwise the person's own. Changes to a view are local to the page until it is saved.
 */
export function useTableView<T>({ page, columns, initial }: Options<T>) {
  const [search, setSearch] = useSearchParams()
  const id = search.get("view")
  const { data: view } = useQuery({
    queryKey: ["views", "one", id],
    queryFn: ({ signal }) => call("GET /api/views/{id}", { params: { id: id ?? "" }, signal }),
    enabled: id !== null,
  })
  const current = id === null || view?.id !== id ? undefined : view
  const [kept, setKept] = useStoredLayout(page, initial)
  const [changed, setChanged] = useState<{ view: string; layout: Layout } | null>(null)
  const ofView = current && (changed?.view === current.id ? changed.layout : current.layout)
  const layout = ofView ?? kept
  const setLayout = (next: Layout) => (current ? setChanged({ view: current.id, layout: next }) : setKept(next))

  const opened = useRef<string>(undefined)
  const open = (one: View) => {
    setChanged(null)
    opened.current = one.id
    setSearch(new URLSearchParams([...new URLSearchParams(one.query), ["view", one.id]]))
  }
  // A shared link contains only the view, so its filters are added once. Filters cleared later stay cleared.
  const isBare = search.size === 1
  useEffect(() => {
    if (!current || opened.current === current.id) return
    opened.current = current.id
    if (!isBare) return
    setSearch(new URLSearchParams([...new URLSearchParams(current.query), ["view", current.id]]), { replace: true })
  }, [isBare, current, setSearch])

  const table = useArranged({ columns, initial, layout, setLayout })
  const query = useMemo(() => {
    const rest = new URLSearchParams(search)
    rest.delete("view")
    return rest.toString()
  }, [search])
  return {
    ...table,
    /** For ViewsMenu. */
    views: {
      page,
      current,
      now: { query, layout },
      onOpen: open,
      onClose: () => setSearch(new URLSearchParams(query)),
    },
  }
}
