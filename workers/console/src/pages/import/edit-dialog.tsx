import { useEffect, useState } from "react"
import type { ExplainedTopic } from "../../api/types.ts"
import { Dialog } from "../../components/dialog.tsx"
import { EditTopic } from "../library/edit-topic.tsx"

type EditDialogProps = {
  explained: ExplainedTopic
  onClose: () => void
  /** Gets the topic as it was. */
  onSaved?: (before: ExplainedTopic["topic"]) => void
}

/** Closes once the topic has been saved. */
export function EditDialog({ explained, onClose, onSaved }: EditDialogProps) {
  const [opened] = useState(explained)
  const saved = opened.topic.updated_at !== explained.topic.updated_at
  useEffect(() => {
    if (saved) onSaved?.(opened.topic)
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [saved])
  return (
    <Dialog opened={!saved} onClose={onClose} onExitTransitionEnd={onClose} title="Edit topic">
      <EditTopic explained={opened} />
    </Dialog>
  )
}
