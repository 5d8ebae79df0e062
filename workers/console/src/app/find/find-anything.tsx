import { Kbd, UnstyledButton } from "@mantine/core"
import { IconSearch } from "@tabler/icons-react"
import { lazy, Suspense, useEffect, useState } from "react"
import classes from "./find.module.css"
import { useEarlyText } from "./use-early-text.ts"

// Loaded when it is first opened.
const Finder = lazy(() => import("./finder.tsx").then((file) => ({ default: file.Finder })))

const IS_MAC = /mac|iphone|ipad/i.test(navigator.userAgent)

/** The button and keys that open the finder: Ctrl-K anywhere, `/` for the search of the page. */
export function FindAnything() {
  // Incremented per request; each change opens the finder.
  const [asked, setAsked] = useState(0)
  const early = useEarlyText(asked)
  useEffect(() => {
    const open = () => setAsked((before) => before + 1)
    const onKeyDown = (event: KeyboardEvent) => {
      if (isFinderKey(event)) open()
      else if (!isSearchKey(event) || isDialogOpen()) return
      else if (!focusSearch()) open()
      event.preventDefault()
    }
    document.addEventListener("keydown", onKeyDown)
    return () => document.removeEventListener("keydown", onKeyDown)
  }, [])
  return (
    <>
      <UnstyledButton
        className={classes["button"]}
        aria-keyshortcuts={IS_MAC ? "Meta+K" : "Control+K"}
        onClick={() => setAsked((before) => before + 1)}
      >
        <IconSearch size={16} aria-hidden />
        <span className={classes["words"]}>Find anything</span>
        <Kbd size="xs" className={classes["words"]} aria-hidden>
          {IS_MAC ? "⌘ K" : "Ctrl K"}
        </Kbd>
      </UnstyledButton>
      {asked > 0 && (
        <Suspense>
          <Finder asked={asked} early={early.text} onReady={early.end} />
        </Suspense>
      )}
    </>
  )
}

const isFinderKey = ({ key, ctrlKey, metaKey, altKey, shiftKey }: KeyboardEvent) =>
  key.toLowerCase() === "k" && ctrlKey !== metaKey && !altKey && !shiftKey

/** Some keyboards need Shift for a slash. */
const isSearchKey = ({ key, ctrlKey, metaKey, altKey, target }: KeyboardEvent) =>
  key === "/" && !ctrlKey && !metaKey && !altKey && !isEditable(target)

const isEditable = (target: EventTarget | null) =>
  target instanceof HTMLElement && (target.isContentEditable || target.matches("input, textarea, select"))

const isDialogOpen = () => document.querySelector('[role="dialog"][aria-modal="true"]') !== null

/** Whether the page has a search. */
function focusSearch(): boolean {
  const search = document.querySelector<HTMLInputElement>('main input[type="search"]')
  search?.focus()
  search?.select()
  return search !== null
}
