import type { ReactNode } from "react"
import classes from "./full-height.module.css"

/** A page whose table takes what height is left of the window, so that only the table scrolls. */
export function FullHeight({ children }: { children: ReactNode }) {
  return <div className={classes["page"]}>{children}</div>
}
