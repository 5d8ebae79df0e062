import { Anchor, Text } from "@mantine/core"
import { clockTime } from "../dates.ts"

type DraftNoteProps = { draft: { restoredAt: number | undefined; end: () => void }; onDiscard?: () => void }

/** Says that a form opened with what was typed into it earlier. */
export function DraftNote({ draft: { restoredAt, end }, onDiscard = end }: DraftNoteProps) {
  if (restoredAt === undefined) return null
  return (
    <Text size="sm" c="dimmed" role="status">
      Draft from {clockTime(restoredAt)} restored.{" "}
      <Anchor component="button" type="button" inherit onClick={onDiscard}>
        Discard
      </Anchor>
    </Text>
  )
}
