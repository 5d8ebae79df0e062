import { ActionIcon } from "@mantine/core"
import { useDisclosure } from "@mantine/hooks"
import { IconMenu2 } from "@tabler/icons-react"
import { lazy, type ReactNode, Suspense, useEffect, useRef, useState } from "react"
import { Link, useLocation } from "wouter"
import { firstPageLoaded } from "./first-page.ts"
import { FindAnything } from "./find/find-anything.tsx"
import { Logo } from "./logo.tsx"
import { Navigation } from "./navigation.tsx"
import classes from "./shell.module.css"

// After the page itself: menus and dialogs are a third of the console's code.
const Tools = lazy(() => firstPageLoaded.then(() => import("./tools.tsx")))
const NarrowNavigation = lazy(() => import("./narrow-navigation.tsx"))

export function Shell({ children }: { children: ReactNode }) {
  const [opened, drawer] = useDisclosure()
  const [wasOpened, setWasOpened] = useState(false)
  if (opened && !wasOpened) setWasOpened(true)
  const content = useRef<HTMLElement>(null)
  const [location] = useLocation()
  const page = location.split("/")[1]
  const mounted = useRef(false)
  useEffect(() => {
    // Move keyboard and screen reader users to the new page instead of leaving them in the navigation.
    if (mounted.current) content.current?.focus({ preventScroll: true })
    mounted.current = true
    window.scrollTo(0, 0)
  }, [page])
  return (
    <div className={classes["shell"]}>
      <a href="#content" className={classes["skip"]}>
        Skip to content
      </a>
      <header className={classes["top"]}>
        <ActionIcon
          className={classes["burger"]}
          variant="subtle"
          color="gray"
          size="lg"
          aria-label="Open navigation"
          onClick={drawer.open}
        >
          <IconMenu2 size={20} aria-hidden />
        </ActionIcon>
        <Link href="/" className={classes["home"]} aria-label="Strata home">
          <Logo />
        </Link>
        <div className={classes["tools"]}>
          <FindAnything />
          <Suspense fallback={<div className={classes["awaitedTools"]} aria-busy />}>
            <Tools />
          </Suspense>
        </div>
      </header>
      <div className={classes["side"]}>
        <Navigation label="Main" />
      </div>
      {wasOpened && (
        <Suspense>
          <NarrowNavigation opened={opened} onClose={drawer.close} />
        </Suspense>
      )}
      <main id="content" ref={content} tabIndex={-1} className={classes["content"]}>
        {children}
      </main>
    </div>
  )
}
