import { type KeyboardEvent, type PointerEvent, useRef } from "react"
import { MAX_WIDTH, MIN_WIDTH } from "./table-layout.ts"
import classes from "./virtual-table.module.css"

type ResizeHandleProps = {
  header: string
  /** Undefined returns to the column's own width. */
  onResize: (width: number | undefined) => void
}

const STEP_PX = 20

/** Drag it, or use the left and right arrow keys. A double click or Home resets the width. */
export function ResizeHandle({ header, onResize }: ResizeHandleProps) {
  const start = useRef<{ x: number; width: number } | null>(null)
  const widthOf = (handle: HTMLElement) => handle.parentElement?.getBoundingClientRect().width ?? 0

  const onPointerDown = (event: PointerEvent<HTMLDivElement>) => {
    event.preventDefault()
    event.currentTarget.setPointerCapture(event.pointerId)
    start.current = { x: event.clientX, width: widthOf(event.currentTarget) }
  }
  const onPointerMove = ({ clientX }: PointerEvent) => {
    if (start.current) onResize(start.current.width + clientX - start.current.x)
  }
  const onKeyDown = (event: KeyboardEvent<HTMLDivElement>) => {
    const step = { ArrowLeft: -STEP_PX, ArrowRight: STEP_PX }[event.key]
    if (event.key === "Home") onResize(undefined)
    else if (step !== undefined) onResize(widthOf(event.currentTarget) + step)
    else return
    event.preventDefault()
    event.stopPropagation()
  }
  return (
    <div
      role="separator"
      aria-orientation="vertical"
      aria-label={`Width of ${header}`}
      aria-valuemin={MIN_WIDTH}
      aria-valuemax={MAX_WIDTH}
      // Known only after the first render.
      ref={(handle) => handle?.setAttribute("aria-valuenow", String(Math.round(widthOf(handle))))}
      aria-valuenow={MIN_WIDTH}
      tabIndex={0}
      className={classes["handle"]}
      onPointerDown={onPointerDown}
      onPointerMove={onPointerMove}
      onPointerUp={() => (start.current = null)}
      onPointerCancel={() => (start.current = null)}
      onDoubleClick={() => onResize(undefined)}
      onKeyDown={onKeyDown}
    />
  )
}
