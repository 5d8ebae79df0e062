import type { ReactNode } from "react"
import classes from "./facts.module.css"

/** A list of names and values. Entries without a value are left out. */
export const Facts = ({ facts }: { facts: readonly (readonly [name: string, value: ReactNode])[] }) => (
  <dl className={classes["facts"]}>
    {facts.map(([name, value]) =>
      value === null || value === undefined || value === "" ? null : (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ),
    )}
  </dl>
)
