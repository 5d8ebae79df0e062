import type { ReactNode } from "react"
import classes from "./full-height.module.css"

/** A page whose table fills the remaining height of the window, so that only the table scrolls. */
export function FullHeight({ children }: { children: ReactNode }) {
  return <div className={classes["page"]}>{children}</div>
}
