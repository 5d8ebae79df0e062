import { useEffect, useState } from "react"
import { ConfirmDialog } from "../../components/confirm-dialog.tsx"

export type Unsaved = ReturnType<typeof useUnsaved>

/** Changes that are not saved: whatever would lose them goes through `leave`, which asks first. */
export function useUnsaved() {
  const [isDirty, setDirty] = useState(false)
  const [leaving, setLeaving] = useState<{ go: () => void } | null>(null)
  useEffect(() => {
    if (!isDirty) return
    // The browser asks before the tab closes.
    const ask = (event: BeforeUnloadEvent) => event.preventDefault()
    window.addEventListener("beforeunload", ask)
    return () => window.removeEventListener("beforeunload", ask)
  }, [isDirty])
  const leave = (go: () => void) => {
    if (isDirty) setLeaving({ go })
    else go()
  }
  return { setDirty, leave, leaving, stay: () => setLeaving(null) }
}

export function DiscardDialog({ unsaved: { leaving, stay, setDirty } }: { unsaved: Unsaved }) {
  return (
    <ConfirmDialog
      opened={leaving !== null}
      danger
      title="Discard changes?"
      action="Discard changes"
      onClose={stay}
      onConfirm={() => {
        setDirty(false)
        stay()
        leaving?.go()
      }}
    >
      Your changes to this topic are not saved.
    </ConfirmDialog>
  )
}
