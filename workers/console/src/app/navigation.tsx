import { Link, useLocation } from "wouter"
import { maySee, pageAt, pages } from "../navigation/pages.ts"
import { useSession } from "../session/session.ts"
import classes from "./navigation.module.css"
import { pageContent } from "./page-content.ts"

export function Navigation({ label, onNavigate }: { label: string; onNavigate?: () => void }) {
  const session = useSession()
  const [location] = useLocation()
  const current = pageAt(location)
  const visible = pages.filter((page) => maySee(page, session))
  return (
    <nav aria-label={label}>
      {[...Map.groupBy(visible, ({ group }) => group)].map(([group, members]) => (
        <section key={group} className={classes["group"]}>
          <h2 className={classes["heading"]}>{group}</h2>
          <ul className={classes["list"]}>
            {members.map((page) => (
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
      ))}
    </nav>
  )
}
