import { Progress, Stack, Text } from "@mantine/core"
import type { TopicLabel } from "../../api/types.ts"
import { sentenceCase } from "../sentence-case.ts"

/** The share of the standard's required fields that are filled in, and the missing ones. */
export function LabelCompleteness({ completeness }: { completeness: TopicLabel["completeness"] }) {
  const { complete, percent, missing } = completeness
  return (
    <Stack gap={6}>
      <Text size="sm" fw={600}>
        {complete ? "Label complete" : `Label ${percent}% complete`}
      </Text>
      <Progress value={percent} color={complete ? "teal" : "blue"} aria-label="Label completeness" />
      {missing.length > 0 && (
        <Text size="sm" c="dimmed">
          Missing: {missing.map(sentenceCase).join(", ")}
        </Text>
      )}
    </Stack>
  )
}
