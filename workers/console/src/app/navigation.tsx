import { IconDots } from "@tabler/icons-react"
import { Link, useLocation } from "wouter"
import { isMain, maySee, type Page, pageAt, pages } from "../navigation/pages.ts"
import { useSession } from "../session/session.ts"
import classes from "./navigation.module.css"
import { pageContent } from "./page-content.ts"

export function Navigation({ label, onNavigate }: { label: string; onNavigate?: () => void }) {
  const session = useSession()
  const [location] = useLocation()
  const current = pageAt(location)
  const visible = pages.filter((page) => maySee(page, session))
  const [main, more] = [
    visible.filter((page) => isMain(page, session)),
    visible.filter((page) => !isMain(page, session)),
  ]
  const groupsOf = (members: readonly Page[]) =>
    [...Map.groupBy(members, ({ group }) => group)].map(([group, ofGroup]) => (
      <section key={group} className={classes["group"]}>
        <h2 className={classes["heading"]}>{group}</h2>
        <ul className={classes["list"]}>
          {ofGroup.map((page) => (
            <li key={page.path}>
              <Link
                href={page.path}
                className={classes["link"]}
                aria-current={page === current ? "page" : undefined}
                // Hovering often precedes a click, so start loading.
                onPointerEnter={() => void pageContent[page.path].load()}
                {...(onNavigate && { onClick: onNavigate })}
              >
                <page.icon size={18} stroke={1.6} aria-hidden />
                {page.label}
              </Link>
            </li>
          ))}
        </ul>
      </section>
    ))
  const isInMore = current !== undefined && more.includes(current)
  return (
    <nav aria-label={label}>
      {groupsOf(main)}
      {more.length > 0 && (
        // Opens by itself on one of its pages.
        <details key={String(isInMore)} className={classes["more"]} open={isInMore}>
          <summary className={classes["link"]}>
            <IconDots size={18} stroke={1.6} aria-hidden />
            More
          </summary>
          {groupsOf(more)}
        </details>
      )}
    </nav>
  )
}
