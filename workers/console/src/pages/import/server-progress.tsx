import { Group, Paper, Progress, Text, Title } from "@mantine/core"
import type { ImportBatch } from "../../api/types.ts"
import { counted } from "../../components/counted.ts"
import { formatDuration, rateOf, type Sample } from "./progress.ts"
import { CancelButton } from "./run-card.tsx"
import { useSamples } from "./use-imports.ts"

/** The progress of an import on the server. It needs no browser. */
export function ServerProgress({ batch }: { batch: ImportBatch }) {
  const { id, filename, processed_rows: rows, total_rows: total } = batch
  const samples = useSamples(rows)
  const percent = total === 0 ? 0 : Math.floor((rows / total) * 100)
  return (
    <Paper withBorder p="md" component="section" aria-label={`Progress of ${filename}`}>
      <Group justify="space-between" gap="sm" mb="xs">
        <Title order={2} size="h4">
          Progress
        </Title>
        <CancelButton batchId={id} />
      </Group>
      <Progress value={percent} size="lg" aria-label={`Rows of ${filename}`} />
      <Group justify="space-between" gap="xs" mt={6}>
        <Text size="sm">
          {rows.toLocaleString("en-US")} of {counted(total, "row")} ({percent}%)
        </Text>
        <Text size="sm" c="dimmed">
          {paceOf(samples, total - rows)}
        </Text>
      </Group>
      <Text size="sm" c="dimmed" mt={6}>
        The import runs on the server. You can close this page, and open it again from any browser.
      </Text>
      <Text className="visually-hidden" role="status">
        {`${Math.floor(percent / 10) * 10}% imported`}
      </Text>
    </Paper>
  )
}

function paceOf(samples: readonly Sample[], left: number): string {
  const rate = rateOf(samples)
  if (rate === undefined) return ""
  const pace = `${Math.round(rate).toLocaleString("en-US")} rows per second`
  return left > 0 ? `${pace}, ${formatDuration(left / rate)} left` : pace
}
