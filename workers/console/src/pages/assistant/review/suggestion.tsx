import { Button, CloseButton, Group, Text } from "@mantine/core"
import { useSessionStorage } from "@mantine/hooks"
import { useQuery } from "@tanstack/react-query"
import type { ImportBatch } from "../../../api/types.ts"
import { counted } from "../../../components/counted.ts"
import { useDecisions } from "../../import/use-review.ts"
import classes from "../assistant.module.css"
import { useChatActions } from "../chat/chat-context.ts"
import { importsQuery } from "../chat/read-context.ts"

/** Suggests a review of the newest import. */
export function Suggestion() {
  const { data } = useQuery(importsQuery)
  const newest = data?.find(({ status, success_count: count }) => status !== "processing" && count > 0)
  return newest ? <ImportSuggestion key={newest.id} batch={newest} /> : null
}

function ImportSuggestion({ batch: { id, filename, success_count: count } }: { batch: ImportBatch }) {
  const { send, focus } = useChatActions()
  const [{ kept, skipped, done }] = useDecisions(id)
  const [dismissed, setDismissed] = useSessionStorage({
    key: `strata-assistant-dismissed-${id}`,
    defaultValue: false,
    getInitialValueInEffect: false,
  })
  const remaining = done ? 0 : count - kept.length - skipped.length
  if (remaining <= 0 || dismissed) return null
  return (
    <Group gap="xs" mb="xs" className={classes["suggestion"]} role="note" aria-label="Suggestion">
      <Text size="sm">
        {counted(remaining, "topic")} from {filename} not reviewed yet.
      </Text>
      <Button
        size="compact-sm"
        variant="light"
        onClick={() => {
          send(`review ${filename}`)
          focus()
        }}
      >
        Review
      </Button>
      <CloseButton
        size="sm"
        aria-label="Dismiss"
        onClick={() => {
          setDismissed(true)
          focus()
        }}
      />
    </Group>
  )
}
