import { Alert, Button, Group, Paper, Table, Text, Title } from "@mantine/core"
import { useEffect, useRef } from "react"
import { messageOf } from "../../api/errors.ts"
import type { MatrixPreview } from "../../api/routes/classify.ts"
import { SENSITIVITY_COLORS } from "../../components/layer-badges.tsx"
import { Tag } from "../../components/tag.tsx"

type PreviewPanelProps = {
  preview: MatrixPreview
  generating: boolean
  error: unknown
  onGenerate: () => void
}

/** What generating would do, with a few of the topics as they would be. */
export function PreviewPanel({ preview, generating, error, onGenerate }: PreviewPanelProps) {
  const whole = useRef<HTMLElement>(null)
  // It appears below everything else: whoever asked for it should not have to look for it.
  useEffect(() => {
    whole.current?.scrollIntoView({ block: "nearest" })
  }, [preview])
  return (
    <Paper ref={whole} withBorder p="md" mt="lg" component="section" aria-label="Preview">
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
          Generate {preview.new.toLocaleString()} {preview.new === 1 ? "topic" : "topics"}
        </Button>
      </Group>
      {error !== null && (
        <Alert color="red" role="alert" mb="sm" title="The topics were not generated">
          {messageOf(error)}
        </Alert>
      )}
      {generating && (
        <Text size="sm" c="dimmed" mb="sm" role="status">
          Classifying {preview.totalTopics.toLocaleString()} combinations. Many of them take a while …
        </Text>
      )}
      <Table.ScrollContainer minWidth={640} type="native" tabIndex={0} role="group" aria-label="Samples">
        <Table aria-label="Samples" verticalSpacing={6}>
          <Table.Thead>
            <Table.Tr>
              <Table.Th>Topic</Table.Th>
              <Table.Th>Remarks</Table.Th>
              <Table.Th>Category</Table.Th>
              <Table.Th>Subcategory</Table.Th>
              <Table.Th>Segment</Table.Th>
              <Table.Th>Audience</Table.Th>
            </Table.Tr>
          </Table.Thead>
          <Table.Tbody>
            {preview.samples.map((sample, i) => (
              <Table.Tr key={`${i} ${sample.topic_name}`}>
                <Table.Td fw={550}>{sample.topic_name}</Table.Td>
                <Table.Td>
                  {sample.duplicate && <Tag color="gray">in library</Tag>}
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

function summaryOf({ totalTopics, new: fresh, duplicates, errors, sensitive }: MatrixPreview): string {
  const parts = [
    `${fresh.toLocaleString()} new`,
    duplicates > 0 && `${duplicates.toLocaleString()} are in the library already or the same as another`,
    errors > 0 && `${errors.toLocaleString()} cannot be topics`,
    sensitive > 0 && `${sensitive.toLocaleString()} sensitive`,
  ]
  return `Of ${totalTopics.toLocaleString()} combinations: ${parts.filter((part) => part !== false).join(", ")}.`
}
