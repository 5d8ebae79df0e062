import { notifications } from "@mantine/notifications"
import { useState } from "react"
import { messageOf } from "../api/errors.ts"

type Step = () => Promise<void> | void

/** What was done on a page, to be undone from the last one on. */
export function useUndo() {
  const [steps, setSteps] = useState<readonly Step[]>([])
  const last = steps.at(-1)
  const undo = async () => {
    if (!last) return
    setSteps(steps.slice(0, -1))
    try {
      await last()
    } catch (error) {
      setSteps((now) => [...now, last])
      notifications.show({ color: "red", title: "Not undone", message: messageOf(error) })
    }
  }
  return {
    did: (step: Step) => setSteps((now) => [...now, step]),
    undo: last && (() => void undo()),
  }
}
