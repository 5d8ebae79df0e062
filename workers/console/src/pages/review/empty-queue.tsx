import { Button } from "@mantine/core"
import { IconClipboardCheck } from "@tabler/icons-react"
import { Link } from "wouter"
import { EmptyState } from "../../components/empty-state.tsx"

export type Status = "needs_review" | "unsure" | "reviewed"

const EMPTY: Record<Status, { title: string; text: string }> = {
  needs_review: {
    title: "Nothing to review",
    text: "Topics are added when the language model returns a result outside the taxonomy, or when an operator flags them.",
  },
  unsure: {
    title: "No unsure topics",
    text: "Topics are listed here while the engine knows too little about their names.",
  },
  reviewed: { title: "No reviewed topics yet", text: "Topics you correct are listed here." },
}

export function EmptyQueue({ status }: { status: Status }) {
  return (
    <EmptyState
      title={EMPTY[status].title}
      icon={IconClipboardCheck}
      actions={
        <Button component={Link} href="/global-topics" variant="default">
          Open global topics
        </Button>
      }
    >
      {EMPTY[status].text}
    </EmptyState>
  )
}
