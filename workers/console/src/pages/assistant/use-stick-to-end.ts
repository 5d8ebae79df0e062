import { type RefObject, useEffect, useRef } from "react"

const THRESHOLD_PX = 80

/** The end of the list, or the top of the last element if it is taller than the box. */
function endOf(box: HTMLElement, content: HTMLElement): number {
  const last = content.lastElementChild
  const end = box.scrollHeight - box.clientHeight
  if (!last) return end
  return Math.min(end, last.getBoundingClientRect().top - content.getBoundingClientRect().top)
}

/** Keeps the end of a growing list in view, unless the user has scrolled away. */
export function useStickToEnd(
  outer: RefObject<HTMLElement | null>,
  inner: RefObject<HTMLElement | null>,
  count: number,
) {
  const follows = useRef(true)
  const isEmpty = count === 0
  useEffect(() => {
    const [box, content] = [outer.current, inner.current]
    if (!box || !content || isEmpty) return undefined
    const onScroll = () => {
      follows.current = Math.abs(endOf(box, content) - box.scrollTop) < THRESHOLD_PX
    }
    const observer = new ResizeObserver(() => {
      if (follows.current) box.scrollTop = endOf(box, content)
    })
    observer.observe(content)
    box.addEventListener("scroll", onScroll, { passive: true })
    return () => {
      observer.disconnect()
      box.removeEventListener("scroll", onScroll)
    }
  }, [outer, inner, isEmpty])
  useEffect(() => {
    follows.current = true
    const [box, content] = [outer.current, inner.current]
    if (box && content) box.scrollTop = count === 0 ? 0 : endOf(box, content)
  }, [outer, inner, count])
}
