import { Progress, Stack, Text } from "@mantine/core"
import type { RunSummary } from "../../api/types.ts"
import { Tag } from "../../components/tag.tsx"
import { isOpen, progressText, STATE_COLORS, stateText } from "./run-names.ts"

export const RunStateTag = ({ run }: { run: RunSummary }) => <Tag color={STATE_COLORS[run.state]}>{stateText(run)}</Tag>

export function RunProgress({ run }: { run: RunSummary }) {
  const { total, processed, failed } = run
  const percent = total === null ? 0 : total === 0 ? 100 : Math.min(100, (processed / total) * 100)
  return (
    <Stack gap={4}>
      {isOpen(run) && (
        <Progress value={percent} color={failed > 0 ? "orange" : "petrol"} aria-label={`Progress of ${run.id}`} />
      )}
      <Text size="xs" c="dimmed">
        {progressText(run)}
      </Text>
    </Stack>
  )
}
