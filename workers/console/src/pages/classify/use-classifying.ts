import { useCallback, useEffect, useRef } from "react"
import { type Classified, classify, type Engine } from "../../api/classify.ts"
import { messageOf } from "../../api/errors.ts"
import { useStoredState } from "../../components/use-stored-state.ts"
import { useSession } from "../../session/session.ts"

export type Item = {
  topic: string
  state: "waiting" | "running" | "done" | "failed"
  classified?: Classified
  error?: string
}

/** Items that a reload interrupted go back to waiting. */
const asStopped = (items: readonly Item[]): readonly Item[] =>
  items.map((item) => (item.state === "running" ? { ...item, state: "waiting" } : item))

/** Leaves the browser connections for other requests. */
const CONCURRENCY = 4

/** Classifies a list with limited concurrency, updates each item as its result arrives, and keeps the results when the page reloads. */
export function useClassifying() {
  const { organization } = useSession()
  const [items, setItems] = useStoredState<readonly Item[]>(`strata-classified ${organization.id}`, [], asStopped)
  const controller = useRef<AbortController | null>(null)
  useEffect(() => () => controller.current?.abort(), [])

  const start = useCallback(
    async (topics: readonly string[], engine: Engine) => {
      controller.current?.abort()
      const run = new AbortController()
      controller.current = run
      setItems(topics.map((topic) => ({ topic, state: "waiting" })))
      const update = (index: number, change: Partial<Item>) => {
        if (controller.current !== run) return
        setItems((before) => before.map((item, i) => (i === index ? Object.assign({}, item, change) : item)))
      }
      let next = 0
      const work = async () => {
        for (let index = next++; index < topics.length && !run.signal.aborted; index = next++) {
          update(index, { state: "running" })
          try {
            const classified = await classify(topics[index] ?? "", engine, run.signal)
            update(index, { state: "done", classified })
          } catch (error) {
            update(index, run.signal.aborted ? { state: "waiting" } : { state: "failed", error: messageOf(error) })
          }
        }
      }
      await Promise.all(Array.from({ length: CONCURRENCY }, work))
    },
    [setItems],
  )

  const cancel = useCallback(() => controller.current?.abort(), [])
  const clear = useCallback(() => {
    controller.current?.abort()
    setItems([])
  }, [setItems])
  return { items, start, cancel, clear }
}
