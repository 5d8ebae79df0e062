import { Group, List, Paper, Stack, Text, Title } from "@mantine/core"
import { valueText, wordsOf } from "../../components/value-words.ts"

type Sample = {
  id: string
  name: string
  winnerId?: string
  previousValues?: Record<string, unknown>
  newValues?: Record<string, unknown>
}
type Preview = {
  topics: number
  fields: Record<string, number>
  libraries: number
  activations: number
  samples: Sample[]
}

/** The result of a dry run: the number of changes and a few examples. */
export function JobPreview({ result }: { result: Record<string, unknown> | null }) {
  const preview = result?.["preview"] as Preview | undefined
  if (!preview) return null
  const counts: [number, string][] = [
    [preview.topics, preview.topics === 1 ? "topic would change" : "topics would change"],
    [preview.libraries, preview.libraries === 1 ? "library affected" : "libraries affected"],
    [
      preview.activations,
      preview.activations === 1 ? "activation would become stale" : "activations would become stale",
    ],
  ]
  const fields = Object.entries(preview.fields).sort(([, a], [, b]) => b - a)
  return (
    <section aria-labelledby="job-preview">
      <Title order={2} size="h5" mb="xs" id="job-preview">
        Proposed changes
      </Title>
      <Group gap="sm" mb="sm">
        {counts.map(([count, label]) => (
          <Paper key={label} withBorder px="md" py="xs">
            <Text fw={650} size="lg">
              {count.toLocaleString("en-US")}
            </Text>
            <Text size="xs" c="dimmed">
              {label}
            </Text>
          </Paper>
        ))}
      </Group>
      {fields.length > 0 && (
        <List size="sm" mb="sm">
          {fields.map(([field, count]) => (
            <List.Item key={field}>
              {wordsOf(field)}: {count.toLocaleString("en-US")}
            </List.Item>
          ))}
        </List>
      )}
      <Stack gap="xs">
        {preview.samples.map(({ id, name, previousValues, newValues, winnerId }) => (
          <Paper key={id} withBorder p="xs">
            <Text size="sm" fw={600}>
              {name}
            </Text>
            {winnerId && <Text size="xs">Merged into {winnerId}</Text>}
            {Object.entries(newValues ?? {}).map(([field, value]) => (
              <Text key={field} size="xs" style={{ overflowWrap: "anywhere" }}>
                {wordsOf(field)}: <s>{valueText(previousValues?.[field])}</s> → {valueText(value)}
              </Text>
            ))}
          </Paper>
        ))}
      </Stack>
    </section>
  )
}
