import { Button, CloseButton, Group, Text } from "@mantine/core"
import { useSessionStorage } from "@mantine/hooks"
import { useQuery } from "@tanstack/react-query"
import type { ImportBatch } from "../../../api/routes/imports.ts"
import { useDecisions } from "../../import/use-review.ts"
import classes from "../assistant.module.css"
import { counted } from "../cards/names.tsx"
import { useChatActions } from "../chat/chat-context.ts"
import { importsQuery } from "../chat/read-context.ts"

/** After an import: its new topics want to be looked at. */
export function Suggestion() {
  const { data } = useQuery(importsQuery)
  const newest = data?.find(({ status, success_count: count }) => status !== "processing" && count > 0)
  return newest ? <ForImport key={newest.id} batch={newest} /> : null
}

function ForImport({ batch: { id, filename, success_count: count } }: { batch: ImportBatch }) {
  const { say, focus } = useChatActions()
  const [{ kept, skipped, done }] = useDecisions(id)
  const [dismissed, setDismissed] = useSessionStorage({
    key: `strata-assistant-dismissed-${id}`,
    defaultValue: false,
    getInitialValueInEffect: false,
  })
  const left = done ? 0 : count - kept.length - skipped.length
  if (left <= 0 || dismissed) return null
  return (
    <Group gap="xs" mb="xs" className={classes["suggestion"]} role="note" aria-label="Suggestion">
      <Text size="sm">
        {filename} brought in {counted(left, "topic")} nobody has looked at.
      </Text>
      <Button
        size="compact-sm"
        variant="light"
        onClick={() => {
          say(`review ${filename}`)
          focus()
        }}
      >
        Look through them
      </Button>
      <CloseButton
        size="sm"
        aria-label="Not now"
        onClick={() => {
          setDismissed(true)
          focus()
        }}
      />
    </Group>
  )
}
