import { useEffect, useEffectEvent, useRef, useState } from "react"
import type { ColumnRule, Rows } from "./column-rules.ts"
import type { Targets } from "./columns.ts"
import { isPlace, valuesOf } from "./place-values.ts"
import type { Readings } from "./row-problems.ts"
import { useRememberedValues } from "./use-remembered-values.ts"

const NONE: Readings = new Map()

type Reading = {
  /** Tells one reading of the file from another. */
  key: string
  targets: Targets
  rows: Rows
}

/**
 * Applies what earlier imports remember to values that are no names of the taxonomy, once per column and field, and returns what was changed.
 * What a word means to the organization counts more than what it usually means.
 */
export function useAppliedValues(
  { key, targets, rows }: Reading,
  onRule: (column: number, rule: ColumnRule) => void,
): readonly string[] {
  const remembered = useRememberedValues()
  const done = useRef(new Set<string>())
  const [applied, setApplied] = useState<readonly string[]>([])
  const apply = useEffectEvent(() => {
    for (const [column, field] of targets.entries()) {
      const place = JSON.stringify([key, column, field])
      if (!isPlace(field) || done.current.has(place)) continue
      done.current.add(place)
      const others = new Set(valuesOf(rows, column, field, NONE).flatMap(({ from, named }) => (named ? [] : from)))
      const known = (remembered ?? []).filter((one) => one.field === field && others.has(one.from))
      if (known.length === 0) continue
      onRule(column, { kind: "values", values: known.map(({ from, to }) => [from, to] as const) })
      setApplied((before) => [...before, ...known.map(({ from, to }) => `“${from}” is ${to}`)])
    }
  })
  useEffect(() => {
    if (remembered) apply()
  }, [key, targets, remembered])
  return applied
}
