import type { ReactNode } from "react"
import classes from "./tag.module.css"

/** A lightweight Badge for the rows of long tables. */
export function Tag({ color, wraps, children }: { color: string; wraps?: true; children: ReactNode }) {
  return (
    <span
      className={classes["tag"]}
      style={{
        ...(wraps && { whiteSpace: "normal", overflowWrap: "anywhere" }),
        background: `var(--mantine-color-${color}-light)`,
        color: `var(--mantine-color-${color}-light-color)`,
      }}
    >
      {children}
    </span>
  )
}
