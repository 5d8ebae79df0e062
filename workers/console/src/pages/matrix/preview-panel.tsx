import { Alert, Button, Group, Paper, Table, Text, Title } from "@mantine/core"
import { useEffect, useRef } from "react"
import { messageOf } from "../../api/errors.ts"
import type { MatrixPreview } from "../../api/types.ts"
import { counted } from "../../components/counted.ts"
import { SENSITIVITY_COLORS } from "../../components/layer-badges.tsx"
import { Tag } from "../../components/tag.tsx"

type PreviewPanelProps = {
  preview: MatrixPreview
  generating: boolean
  error: unknown
  onGenerate: () => void
}

/** The expected result, with sample topics. */
export function PreviewPanel({ preview, generating, error, onGenerate }: PreviewPanelProps) {
  const panel = useRef<HTMLElement>(null)
  // The panel appears at the bottom of the page, so scroll it into view.
  useEffect(() => {
    panel.current?.scrollIntoView({ block: "nearest" })
  }, [preview])
  return (
    <Paper ref={panel} withBorder p="md" mt="lg" component="section" aria-label="Preview">
      <Group justify="space-between" gap="sm" mb="sm">
        <div>
          <Title order={2} size="h4">
            Preview
          </Title>
          <Text size="sm" c="dimmed" role="status">
            {summaryOf(preview)}
          </Text>
        </div>
        <Button disabled={preview.new === 0} loading={generating} onClick={onGenerate}>
          Generate {counted(preview.new, "topic")}
        </Button>
      </Group>
      {error !== null && (
        <Alert color="red" role="alert" mb="sm" title="Failed to generate topics">
          {messageOf(error)}
        </Alert>
      )}
      {generating && (
        <Text size="sm" c="dimmed" mb="sm" role="status">
          Classifying {counted(preview.totalTopics, "combination")}. This can take a while.
        </Text>
      )}
      <Table.ScrollContainer minWidth={640} type="native" tabIndex={0} role="group" aria-label="Samples">
        <Table aria-label="Samples" verticalSpacing={6}>
          <Table.Thead>
            <Table.Tr>
              <Table.Th>Topic</Table.Th>
              <Table.Th>Notes</Table.Th>
              <Table.Th>Category</Table.Th>
              <Table.Th>Subcategory</Table.Th>
              <Table.Th>Segment type</Table.Th>
              <Table.Th>Audience type</Table.Th>
            </Table.Tr>
          </Table.Thead>
          <Table.Tbody>
            {preview.samples.map((sample, i) => (
              <Table.Tr key={`${i} ${sample.topic_name}`}>
                <Table.Td fw={550}>{sample.topic_name}</Table.Td>
                <Table.Td>
                  {sample.duplicate && <Tag color="gray">In library</Tag>}
                  {sample.sensitivity !== "None" && (
                    <Tag color={SENSITIVITY_COLORS[sample.sensitivity] ?? "gray"}>{sample.sensitivity}</Tag>
                  )}
                </Table.Td>
                <Table.Td>{sample.parent_category}</Table.Td>
                <Table.Td>{sample.subcategory}</Table.Td>
                <Table.Td>{sample.segment_type}</Table.Td>
                <Table.Td>{sample.audience_type}</Table.Td>
              </Table.Tr>
            ))}
          </Table.Tbody>
        </Table>
      </Table.ScrollContainer>
    </Paper>
  )
}

function summaryOf({ totalTopics, new: created, duplicates, errors, sensitive }: MatrixPreview): string {
  const parts = [
    `${created.toLocaleString("en-US")} new`,
    duplicates > 0 && counted(duplicates, "duplicate"),
    errors > 0 && `${errors.toLocaleString("en-US")} invalid`,
    sensitive > 0 && `${sensitive.toLocaleString("en-US")} sensitive`,
  ]
  return `${counted(totalTopics, "combination")}: ${parts.filter((part) => part !== false).join(", ")}.`
}
