import { useCallback, useEffect, useRef, useState } from "react"
import { type Leave, stopLeaving } from "../navigation/leaving.ts"
import { ConfirmDialog } from "./confirm-dialog.tsx"

/**
 * Asks before a page is left that holds what no draft may keep, such as a password. Render `dialog`, and call `allow` before leaving on
 * purpose.
 */
export function useUnsavedChanges(isDirty: boolean) {
  const [leaving, setLeaving] = useState<{ go: Leave } | null>(null)
  const lift = useRef(() => {})
  useEffect(() => {
    if (!isDirty) return undefined
    lift.current = stopLeaving((go) => setLeaving({ go }))
    return () => lift.current()
  }, [isDirty])
  const allow = useCallback(() => lift.current(), [])
  return {
    allow,
    dialog: (
      <ConfirmDialog
        opened={leaving !== null}
        danger
        title="Leave without the credentials?"
        action="Leave"
        onConfirm={() => {
          setLeaving(null)
          allow()
          leaving?.go()
        }}
        onClose={() => setLeaving(null)}
      >
        The credentials you typed are not saved and are never kept in this browser. Everything else stays as a draft.
      </ConfirmDialog>
    ),
  }
}
