import { useSyncExternalStore } from "react"
import { exactTime, relativeTime } from "./dates.ts"

/** A relative time such as "2 hr. ago", with the exact time on hover. */
export function When({ at }: { at: string }) {
  const minute = useSyncExternalStore(onEveryMinute, currentMinute)
  return (
    <time dateTime={at} title={exactTime(at)} style={{ whiteSpace: "nowrap" }}>
      {relativeTime(at, Math.max(minute, Date.now()))}
    </time>
  )
}

const MINUTE_MS = 60_000
const currentMinute = () => Math.floor(Date.now() / MINUTE_MS) * MINUTE_MS

/** One timer for all relative times on the page. */
const listeners = new Set<() => void>()
let timer: ReturnType<typeof setInterval> | undefined

function onEveryMinute(listener: () => void) {
  listeners.add(listener)
  timer ??= setInterval(() => listeners.forEach((notify) => notify()), MINUTE_MS)
  return () => {
    listeners.delete(listener)
    if (listeners.size > 0) return
    clearInterval(timer)
    timer = undefined
  }
}
