import { useEffect, useMemo, useState } from "react"
import { call } from "../../api/call.ts"
import type { Rows } from "./column-rules.ts"
import type { NameCheck } from "./row-problems.ts"

/** The API's limits per request and per name. */
const MAX_NAMES = 500
const MAX_NAME = 4_000

type Checks = ReadonlyMap<string, NameCheck>
const NONE: Checks = new Map()

/** What the service makes of the names in a column, asked a few hundred at a time; `settled` has all of them, as of the last time. */
export function useNameChecks(rows: Rows, column: number | undefined) {
  const [answers, setAnswers] = useState(NONE)
  const [settled, setSettled] = useState(NONE)
  const [failed, setFailed] = useState(false)
  const names = useMemo(() => namesIn(rows, column), [rows, column])
  const open = useMemo(() => names.filter((name) => !answers.has(name)), [names, answers])
  if (open.length === 0 && settled !== answers) setSettled(answers)
  useEffect(() => {
    if (open.length === 0 || failed) return undefined
    const controller = new AbortController()
    const ask = async () => {
      const some = open.slice(0, MAX_NAMES)
      try {
        const { names: checked } = await call("POST /api/import/check", {
          body: { names: some },
          signal: controller.signal,
        })
        setAnswers((before) => new Map([...before, ...some.map((name, i) => [name, checked[i] ?? null] as const)]))
      } catch {
        if (!controller.signal.aborted) setFailed(true)
      }
    }
    void ask()
    return () => controller.abort()
  }, [open, failed])
  return { answers, settled, failed, progress: names.length === 0 ? 1 : 1 - open.length / names.length }
}

function namesIn(rows: Rows, column: number | undefined): string[] {
  if (column === undefined) return []
  const names = new Set(rows.map((cells) => (cells[column] ?? "").trim()))
  return [...names].filter((name) => name !== "" && name.length <= MAX_NAME)
}
