import type { ReactNode } from "react"
import classes from "./tag.module.css"

/** A lightweight Badge for the rows of long tables. */
export function Tag({ color, children }: { color: string; children: ReactNode }) {
  return (
    <span
      className={classes["tag"]}
      style={{ background: `var(--mantine-color-${color}-light)`, color: `var(--mantine-color-${color}-light-color)` }}
    >
      {children}
    </span>
  )
}
