import { Drawer, Modal, type DrawerProps, type ModalProps } from "@mantine/core"
import { useEffectEvent, useLayoutEffect } from "react"

/** What Escape does in each open dialog; the last one is on top. */
const open: (() => void)[] = []

// One listener for all dialogs: with one each, a key press would close the dialog on top and the one below it.
window.addEventListener(
  "keydown",
  (event) => {
    const isTaken =
      event.target instanceof Element && event.target.getAttribute("data-mantine-stop-propagation") === "true"
    if (event.key === "Escape" && !event.isComposing && !isTaken) open.at(-1)?.()
  },
  { capture: true },
)

function useEscape(opened: boolean, onEscape: () => void) {
  const escape = useEffectEvent(onEscape)
  // Before the next key press: an effect would run after the dialog is painted.
  useLayoutEffect(() => {
    if (!opened) return undefined
    const entry = () => escape()
    open.push(entry)
    return () => void open.splice(open.indexOf(entry), 1)
  }, [opened])
}

const nothing = () => undefined

/** A dialog over the page. Escape closes it only when nothing is open above it. */
export function Dialog({ closeOnEscape = true, closeButtonProps, ...props }: ModalProps) {
  useEscape(props.opened, closeOnEscape ? props.onClose : nothing)
  return <Modal closeButtonProps={{ "aria-label": "Close", ...closeButtonProps }} {...props} closeOnEscape={false} />
}

/** A panel at the side of the page. Escape closes it only when nothing is open above it. */
export function SidePanel({ closeButtonProps, ...props }: Omit<DrawerProps, "closeOnEscape">) {
  useEscape(props.opened, props.onClose)
  return (
    <Drawer
      position="right"
      closeButtonProps={{ "aria-label": "Close", ...closeButtonProps }}
      {...props}
      closeOnEscape={false}
    />
  )
}
