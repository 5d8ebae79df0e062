import "@mantine/spotlight/styles.layer.css"
import { useDebouncedValue } from "@mantine/hooks"
import { createSpotlight, Spotlight } from "@mantine/spotlight"
import { IconSearch } from "@tabler/icons-react"
import { useEffect, useRef, useState } from "react"
import { useLocation } from "wouter"
import { counted } from "../../components/counted.ts"
import classes from "./find.module.css"
import { type Found, useFound } from "./use-found.ts"

const [store, { open }] = createSpotlight()
const SETTLE_MS = 120

type FinderProps = {
  asked: number
  /** What was typed before the field had the focus. */
  early: string
  onReady: () => void
}

/** Opens whenever `asked` changes. */
export function Finder({ asked, early, onReady }: FinderProps) {
  const [, navigate] = useLocation()
  const [query, setQuery] = useState("")
  const [settled] = useDebouncedValue(query, SETTLE_MS)
  // A chosen result takes the focus; Escape returns it to the previous element.
  const [chosen, setChosen] = useState(false)
  const { groups, searching } = useFound(query.trim(), settled.trim())
  const list = useRef<HTMLDivElement>(null)
  useEffect(() => {
    setChosen(false)
    open()
  }, [asked])
  useEffect(() => {
    if (early !== "") setQuery(early)
  }, [early])
  useEffect(() => selectFirst(list.current), [groups])

  const count = groups.reduce((sum, { found }) => sum + found.length, 0)
  const choose = ({ href, run }: Found) => {
    setChosen(true)
    if (href !== undefined) navigate(href)
    run?.()
  }
  return (
    <Spotlight.Root
      store={store}
      shortcut={null}
      query={query}
      onQueryChange={setQuery}
      returnFocus={!chosen}
      attributes={{ content: { "aria-label": "Find anything" } }}
    >
      <Spotlight.Search
        aria-label="Find anything"
        placeholder="Topics, connections, runs, pages, actions"
        leftSection={<IconSearch size={18} aria-hidden />}
        data-autofocus
        onFocus={onReady}
      />
      <div className="visually-hidden" role="status">
        {searching ? "Searching" : counted(count, "result")}
      </div>
      <Spotlight.ActionsList ref={list} className="scrolls" tabIndex={0} role="group" aria-label="Results">
        {groups.map(({ label, found }) => (
          <Spotlight.ActionsGroup key={label} label={label} role="group" aria-label={label}>
            {found.map((one) => (
              <Spotlight.Action
                key={one.id}
                className={classes["found"]}
                label={one.label}
                {...(one.description !== undefined && { description: one.description })}
                leftSection={<one.icon size={18} stroke={1.6} />}
                onClick={() => choose(one)}
              />
            ))}
          </Spotlight.ActionsGroup>
        ))}
        {count === 0 && (
          <Spotlight.Empty>{searching ? "Searching …" : `Nothing found for “${query.trim()}”`}</Spotlight.Empty>
        )}
      </Spotlight.ActionsList>
    </Spotlight.Root>
  )
}

/** Results that arrive after the last key was pressed can be chosen with Enter as well. */
function selectFirst(list: HTMLElement | null) {
  const first = list?.querySelector("[data-action]")
  if (!first || list?.querySelector("[data-selected]")) return
  first.setAttribute("data-selected", "true")
  store.setState({ ...store.getState(), selected: 0 })
}
