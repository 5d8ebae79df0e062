import { Skeleton } from "@mantine/core"
import { PageSkeleton } from "../components/page-skeleton.tsx"
import { Logo } from "./logo.tsx"
import classes from "./shell.module.css"

/** The outline of the shell while the session loads. */
export function ShellSkeleton() {
  return (
    <div className={classes["shell"]}>
      <header className={classes["top"]}>
        <Logo />
      </header>
      <div className={classes["side"]} aria-hidden>
        {Array.from({ length: 8 }, (_, i) => (
          <Skeleton key={i} height={18} mt="md" width={`${55 + ((i * 37) % 40)}%`} />
        ))}
      </div>
      <main className={classes["content"]} aria-busy>
        <PageSkeleton />
      </main>
    </div>
  )
}
