import { keepPreviousData, useQuery } from "@tanstack/react-query"
import { useMemo } from "react"
import { call } from "../../api/call.ts"
import { plainValue, type Rows } from "./column-rules.ts"
import { valuesOf } from "./place-values.ts"
import type { Readings } from "./row-problems.ts"

/** The API's limits per request and per text. */
const MAX_TEXTS = 500
const MAX_TEXT = 4_000

const NONE: Readings = new Map()

/** What the service reads the texts of the column of categories as that are no names of the taxonomy: only its engine knows usual words. */
export function useCategoryReadings(rows: Rows, column: number | undefined): Readings {
  const texts = useMemo(
    () =>
      column === undefined
        ? []
        : valuesOf(rows, column, "parent_category", NONE)
            .flatMap(({ text, named }) => (named === undefined && text.length <= MAX_TEXT ? text : []))
            .slice(0, MAX_TEXTS)
            .sort(),
    [rows, column],
  )
  const { data } = useQuery({
    queryKey: ["imports", "categories", texts],
    queryFn: async ({ signal }) => {
      const { categories = [] } = await call("POST /api/import/check", { body: { categories: texts }, signal })
      return new Map(texts.flatMap((text, i) => (categories[i] ? [[plainValue(text), categories[i]] as const] : [])))
    },
    enabled: texts.length > 0,
    staleTime: Infinity,
    placeholderData: keepPreviousData,
  })
  return data ?? NONE
}
