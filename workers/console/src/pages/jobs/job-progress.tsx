import { Badge, Progress, Stack, Text } from "@mantine/core"
import type { Job } from "../../api/types.ts"
import { sentenceCase } from "../../components/sentence-case.ts"
import { STATUS_COLORS } from "./job-names.ts"

export const JobBadge = ({ status }: Pick<Job, "status">) => (
  <Badge variant="light" color={STATUS_COLORS[status]} tt="none">
    {sentenceCase(status)}
  </Badge>
)

export function JobProgress({ job }: { job: Job }) {
  const percent = job.total_items === 0 ? 100 : (job.processed_items / job.total_items) * 100
  const counts = [
    `${job.success_count.toLocaleString()} succeeded`,
    job.skip_count > 0 && `${job.skip_count.toLocaleString()} skipped`,
    job.error_count > 0 && `${job.error_count.toLocaleString()} failed`,
  ].filter(Boolean)
  return (
    <Stack gap={4}>
      <Progress value={percent} color={job.error_count > 0 ? "orange" : "petrol"} aria-label="Progress" />
      <Text size="xs" c="dimmed">
        {job.processed_items.toLocaleString()} of {job.total_items.toLocaleString()}: {counts.join(", ")}
      </Text>
    </Stack>
  )
}
