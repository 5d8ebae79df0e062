import { Alert, Badge, Code, Group, Paper, Stack, Table, Text, Title } from "@mantine/core"
import { useDebouncedValue } from "@mantine/hooks"
import { keepPreviousData, useQuery } from "@tanstack/react-query"
import { call } from "../../api/call.ts"
import { messageOf } from "../../api/errors.ts"
import type { OutputTemplate } from "../../api/types.ts"

const TYPING_DEBOUNCE_MS = 250
/** Lets a draft without a key or name be previewed. */
const PLACEHOLDERS = { platformKey: "preview", displayName: "Preview" }

export function TemplatePreview({ draft }: { draft: OutputTemplate }) {
  const [settled] = useDebouncedValue(draft, TYPING_DEBOUNCE_MS)
  const { data, error } = useQuery({
    queryKey: ["templates", "preview", settled],
    queryFn: ({ signal }) =>
      call("POST /api/admin/output-templates/preview", { body: { ...settled, ...PLACEHOLDERS }, signal }),
    placeholderData: keepPreviousData,
    enabled: settled.pathFields.length > 0,
    retry: false,
  })
  return (
    <Paper withBorder p="md" aria-live="polite">
      <Title order={2} size="h4" mb="sm">
        Preview
      </Title>
      {settled.pathFields.length === 0 ? (
        <Text size="sm" c="dimmed">
          Enter at least one name part.
        </Text>
      ) : error ? (
        <Alert color="red">{messageOf(error)}</Alert>
      ) : (
        data && (
          <Stack gap="sm">
            <div>
              <Group gap="xs">
                <Text size="sm" fw={600}>
                  Name
                </Text>
                <Badge variant="light" color="gray" tt="none">
                  {data.name.length} characters
                </Badge>
              </Group>
              <Code block style={{ whiteSpace: "normal", overflowWrap: "anywhere" }}>
                {data.name}
              </Code>
            </div>
            <div>
              <Group gap="xs">
                <Text size="sm" fw={600}>
                  Description
                </Text>
                <Badge variant="light" color="gray" tt="none">
                  {data.descLength} characters
                </Badge>
              </Group>
              <Text size="sm">{data.description}</Text>
            </div>
            <Table aria-label="Placeholders" verticalSpacing={2} fz="xs">
              <Table.Thead>
                <Table.Tr>
                  <Table.Th>Placeholder</Table.Th>
                  <Table.Th>Sample value</Table.Th>
                </Table.Tr>
              </Table.Thead>
              <Table.Tbody>
                {Object.entries(data.context).map(([name, value]) => (
                  <Table.Tr key={name}>
                    <Table.Td ff="monospace">{`{{${name}}}`}</Table.Td>
                    <Table.Td style={{ overflowWrap: "anywhere" }}>{value}</Table.Td>
                  </Table.Tr>
                ))}
              </Table.Tbody>
            </Table>
          </Stack>
        )
      )}
    </Paper>
  )
}
