import { useCallback, useEffect, useRef, useState } from "react"
import { ConfirmDialog } from "./confirm-dialog.tsx"

export type UnsavedChanges = ReturnType<typeof useUnsavedChanges>

/**
 * Asks before unsaved changes are lost. Pass `close` as the drawer's `onClose`, wrap other exits in `leave`, and render `dialog`.
 */
export function useUnsavedChanges(onClose: () => void) {
  const [isDirty, setIsDirty] = useState(false)
  // A ref, because Escape may be pressed before the next render.
  const dirty = useRef(false)
  const setDirty = useCallback((value: boolean) => {
    dirty.current = value
    setIsDirty(value)
  }, [])
  const [leaving, setLeaving] = useState<{ go: () => void } | null>(null)
  useEffect(() => {
    if (!isDirty) return undefined
    const warn = (event: BeforeUnloadEvent) => event.preventDefault()
    window.addEventListener("beforeunload", warn)
    return () => window.removeEventListener("beforeunload", warn)
  }, [isDirty])
  const leave = (go: () => void) => {
    // In a separate task: every open dialog listens for Escape, so the same key press would otherwise also close the question.
    if (dirty.current) setTimeout(() => setLeaving({ go }))
    else go()
  }
  const discard = () => {
    setLeaving(null)
    setDirty(false)
    leaving?.go()
  }
  return {
    setDirty,
    leave,
    close: () => leave(onClose),
    dialog: (
      <ConfirmDialog
        opened={leaving !== null}
        danger
        title="Discard unsaved changes?"
        action="Discard changes"
        onConfirm={discard}
        onClose={() => setLeaving(null)}
      >
        Your changes have not been saved.
      </ConfirmDialog>
    ),
  }
}
