import { Button } from "@mantine/core"
import { notifications } from "@mantine/notifications"
import { IconPlayerPlay, IconRefresh } from "@tabler/icons-react"
import { useState } from "react"
import { useLocation } from "wouter"
import { messageOf } from "../../api/errors.ts"
import type { RunSummary } from "../../api/types.ts"
import { ConfirmDialog } from "../../components/confirm-dialog.tsx"
import { counted } from "../../components/counted.ts"
import { type Session, useSession } from "../../session/session.ts"
import { isOpen } from "../../components/run-words.ts"
import { pathOfRun } from "./run-names.ts"
import { type RunAction, useRunAction } from "./use-runs.ts"

type RunActionsProps = { run: RunSummary; selected: ReadonlySet<string>; onDone: () => void }

/** Cancel, retry and repeat. */
export function RunActions({ run, selected, onDone }: RunActionsProps) {
  const session = useSession()
  const [, navigate] = useLocation()
  const [cancelling, setCancelling] = useState(false)
  const act = useRunAction(run)
  if (!mayChange(run, session)) return null
  const start = (action: RunAction) =>
    act.mutate(action, {
      onSuccess: (id) => {
        setCancelling(false)
        onDone()
        if (id !== run.id) navigate(pathOfRun({ kind: run.kind, id }))
      },
      onError: (error) => {
        if (action.do !== "cancel")
          notifications.show({ color: "red", title: "Something went wrong", message: messageOf(error) })
      },
    })
  // Files on their way are the relay's, and the run has ended.
  const open = isOpen(run) && run.waitsFor !== "delivery"
  const isDisconnected = run.connectionId !== null && run.title === null
  return (
    <>
      {run.kind === "push" && !isDisconnected && open && !run.background && run.waitsFor !== "approval" && (
        <Button
          leftSection={<IconPlayerPlay size={16} aria-hidden />}
          loading={act.isPending}
          onClick={() => start({ do: "continue" })}
        >
          Continue on the server
        </Button>
      )}
      {run.kind === "push" && !isDisconnected && run.failed > 0 && (
        <Button
          variant={selected.size > 0 ? "filled" : "default"}
          leftSection={<IconRefresh size={16} aria-hidden />}
          loading={act.isPending}
          onClick={() => start(selected.size > 0 ? { do: "retry", ids: [...selected] } : { do: "retry" })}
        >
          {selected.size > 0 ? `Retry ${counted(selected.size, "segment")}` : "Retry all failed"}
        </Button>
      )}
      {(run.kind === "refresh" || run.kind === "sync") && !isDisconnected && !open && (
        <Button
          variant="default"
          leftSection={<IconRefresh size={16} aria-hidden />}
          loading={act.isPending}
          onClick={() => start({ do: "again" })}
        >
          {run.kind === "sync" ? "Sync again" : "Refresh again"}
        </Button>
      )}
      {open && (
        <Button variant="light" color="red" onClick={() => setCancelling(true)}>
          Cancel
        </Button>
      )}
      <ConfirmDialog
        opened={cancelling}
        title="Cancel this run?"
        action="Cancel run"
        danger
        pending={act.isPending}
        error={act.error}
        onClose={() => setCancelling(false)}
        onConfirm={() => start({ do: "cancel" })}
      >
        Finished items stay as they are. The rest will not be processed.
      </ConfirmDialog>
    </>
  )
}

function mayChange({ kind }: RunSummary, { may, user }: Session): boolean {
  if (kind === "push" || kind === "refresh") return may("activate")
  if (kind === "import" || kind === "sync") return may("import")
  return user.operator
}
