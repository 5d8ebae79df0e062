import { Button, Group, Kbd, Text, Title } from "@mantine/core"
import { type KeyboardEvent, type ReactNode, useEffect, useRef, useState } from "react"
import type { DeskGroup } from "./group-alike.ts"
import classes from "./review-desk.module.css"

type Item = { id: string; name: string }

export type DeskAction<T> = {
  /** A letter. With Shift, it is done to the whole group. */
  key: string
  label: string
  danger?: boolean
  /** Undefined for what is done to one item at a time. */
  runAll?: (items: readonly T[]) => void
  run: (item: T) => void
}

type ReviewDeskProps<T extends Item> = {
  label: string
  groups: readonly DeskGroup<T>[]
  actions: readonly DeskAction<T>[]
  /** Undefined while there is nothing to undo. */
  onUndo: (() => void) | undefined
  render: (item: T) => ReactNode
}

const NEXT = new Set(["n", "j", "arrowdown"])
const BEFORE = new Set(["p", "k", "arrowup"])

/** A list of decisions to make by keys, which work while the list has the focus, or by buttons: one by one, or a group at once. */
export function ReviewDesk<T extends Item>({ label, groups, actions, onUndo, render }: ReviewDeskProps<T>) {
  const desk = useRef<HTMLDivElement>(null)
  const items = groups.flatMap((group) => group.items)
  const [place, setPlace] = useState({ id: "", at: 0 })
  const found = items.findIndex(({ id }) => id === place.id)
  // What was decided leaves the list: the next one takes its place.
  const at = found >= 0 ? found : Math.max(0, Math.min(place.at, items.length - 1))
  const current = items[at]
  const toFocus = useRef(false)
  useEffect(() => {
    // Once a decision is saved, the focused item may be gone.
    const isLost = found < 0 && place.id !== "" && document.activeElement === document.body
    if ((!toFocus.current && !isLost) || !current) return
    toFocus.current = false
    const row = desk.current?.querySelector<HTMLElement>(`[data-item="${CSS.escape(current.id)}"]`)
    row?.focus()
  })
  const go = (to: number) => {
    const next = items[Math.max(0, Math.min(items.length - 1, to))]
    if (next) setPlace({ id: next.id, at: items.indexOf(next) })
    toFocus.current = true
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.altKey || event.ctrlKey || event.metaKey || isTyping(event.target)) return
    const key = event.key.toLowerCase()
    const action = actions.find((one) => one.key === key)
    if (NEXT.has(key)) go(at + 1)
    else if (BEFORE.has(key)) go(at - 1)
    else if (key === "u" && onUndo) onUndo()
    else if (action && current) {
      toFocus.current = true
      setPlace({ id: current.id, at })
      if (event.shiftKey) action.runAll?.(groupOf(groups, current))
      else action.run(current)
    } else return
    event.preventDefault()
  }
  return (
    <div ref={desk} role="group" aria-label={label} onKeyDown={onKeyDown}>
      <Group gap="md" mb="sm" role="note" aria-label="Keys">
        {actions.map(({ key, label: what }) => (
          <Hint key={key} keys={[key.toUpperCase()]} what={what} />
        ))}
        <Hint keys={["N", "↓"]} what="Next" />
        <Hint keys={["P", "↑"]} what="Previous" />
        <Hint keys={["U"]} what="Undo" />
        <Hint keys={["Shift"]} what="with a key: the whole group" />
        <Hint keys={[]} what="Keys work while a topic has the focus." />
        <Button size="compact-sm" variant="default" disabled={!onUndo} onClick={() => onUndo?.()}>
          Undo
        </Button>
      </Group>
      {groups.map(({ title, items: those }) => (
        <section key={title} aria-label={title}>
          <Group justify="space-between" gap="xs" mt="sm" mb={4}>
            <Title order={3} size="h6">
              {title} ({those.length.toLocaleString("en-US")})
            </Title>
            {those.length > 1 && (
              <Group gap={4}>
                {actions.map(
                  ({ key, label: what, danger, runAll }) =>
                    runAll && (
                      <Button
                        key={key}
                        size="compact-xs"
                        variant={danger ? "light" : "default"}
                        {...(danger && { color: "red" })}
                        aria-label={`${what} all ${those.length.toLocaleString("en-US")}: ${title}`}
                        onClick={() => runAll(those)}
                      >
                        {what} all {those.length.toLocaleString("en-US")}
                      </Button>
                    ),
                )}
              </Group>
            )}
          </Group>
          <ul className={classes["list"]}>
            {those.map((item) => (
              <li
                key={item.id}
                className={classes["item"]}
                data-item={item.id}
                aria-current={item === current || undefined}
                tabIndex={item === current ? 0 : -1}
                onFocus={() => setPlace({ id: item.id, at: items.indexOf(item) })}
              >
                <div className={classes["what"]}>{render(item)}</div>
                <Group gap={4} ml="auto">
                  {actions.map(({ key, label: what, danger, run }) => (
                    <Button
                      key={key}
                      size="compact-sm"
                      variant={danger ? "light" : "default"}
                      {...(danger && { color: "red" })}
                      aria-label={`${what} ${item.name}`}
                      onClick={() => {
                        toFocus.current = true
                        run(item)
                      }}
                    >
                      {what}
                    </Button>
                  ))}
                </Group>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </div>
  )
}

function Hint({ keys, what }: { keys: readonly string[]; what: string }) {
  return (
    <Text size="xs" c="dimmed" component="span">
      {keys.map((key) => (
        <Kbd key={key} size="xs" mr={4}>
          {key}
        </Kbd>
      ))}
      {what}
    </Text>
  )
}

const isTyping = (target: EventTarget) =>
  target instanceof HTMLElement && (target.isContentEditable || target.matches("input, textarea, select"))

const groupOf = <T,>(groups: readonly DeskGroup<T>[], item: T): readonly T[] =>
  groups.find(({ items }) => items.includes(item))?.items ?? []
