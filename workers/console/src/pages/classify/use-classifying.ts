import { useCallback, useEffect, useRef, useState } from "react"
import { type Classified, classify, type Engine } from "../../api/classify.ts"
import { messageOf } from "../../api/errors.ts"

export type Item = {
  topic: string
  state: "waiting" | "running" | "done" | "failed"
  classified?: Classified
  error?: string
}

/** As many calls at once as leave the browser connections for everything else. */
const AT_ONCE = 4

/** Classifies a list, a few at a time; every answer is shown as it comes. */
export function useClassifying() {
  const [items, setItems] = useState<readonly Item[]>([])
  const stop = useRef<AbortController | null>(null)
  useEffect(() => () => stop.current?.abort(), [])

  const start = useCallback(async (topics: readonly string[], engine: Engine) => {
    stop.current?.abort()
    const run = new AbortController()
    stop.current = run
    setItems(topics.map((topic) => ({ topic, state: "waiting" })))
    const update = (index: number, change: Partial<Item>) => {
      if (stop.current !== run) return
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
    await Promise.all(Array.from({ length: AT_ONCE }, work))
  }, [])

  const cancel = useCallback(() => stop.current?.abort(), [])
  const clear = useCallback(() => {
    stop.current?.abort()
    setItems([])
  }, [])
  return { items, start, cancel, clear }
}
