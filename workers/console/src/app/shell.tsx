import { ActionIcon, Drawer } from "@mantine/core"
import { useDisclosure } from "@mantine/hooks"
import { IconMenu2 } from "@tabler/icons-react"
import { type ReactNode, useEffect, useRef } from "react"
import { Link, useLocation } from "wouter"
import { AlertBell } from "./alert-bell.tsx"
import { ColorSchemeSwitch } from "./color-scheme-switch.tsx"
import { FindAnything } from "./find/find-anything.tsx"
import { Logo } from "./logo.tsx"
import { Navigation } from "./navigation.tsx"
import { OrganizationSwitch } from "./organization-switch.tsx"
import classes from "./shell.module.css"
import { UserMenu } from "./user-menu.tsx"

export function Shell({ children }: { children: ReactNode }) {
  const [opened, drawer] = useDisclosure()
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
          <OrganizationSwitch />
          <AlertBell />
          <ColorSchemeSwitch />
          <UserMenu />
        </div>
      </header>
      <div className={classes["side"]}>
        <Navigation label="Main" />
      </div>
      <Drawer
        opened={opened}
        onClose={drawer.close}
        size={280}
        title={<Logo />}
        closeButtonProps={{ "aria-label": "Close navigation" }}
      >
        <Navigation label="Main menu" onNavigate={drawer.close} />
      </Drawer>
      <main id="content" ref={content} tabIndex={-1} className={classes["content"]}>
        {children}
      </main>
    </div>
  )
}
