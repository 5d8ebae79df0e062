import { Button, Group, Paper, Table, Text, Title } from "@mantine/core"
import { IconDownload } from "@tabler/icons-react"
import { urlOf } from "../../api/call.ts"
import { counted } from "../../components/counted.ts"
import { ErrorState } from "../../components/error-state.tsx"
import { RowsSkeleton } from "../../components/page-skeleton.tsx"
import { useRejectedRows } from "./use-imports.ts"

const MAX_SHOWN = 10

/** Rejected rows with their errors, and a download to correct and import them. */
export function RejectedRows({ batchId, count }: { batchId: string; count: number }) {
  const { data, error, refetch } = useRejectedRows(batchId, count, MAX_SHOWN)
  return (
    <Paper withBorder p="md">
      <Group justify="space-between" gap="sm" mb="sm">
        <div>
          <Title order={2} size="h4">
            Rejected rows
          </Title>
          <Text size="sm" c="dimmed">
            Download the rows, correct them and import the file again.
          </Text>
        </div>
        <Button
          component="a"
          href={urlOf("GET /api/import/:batchId/errors", { params: { batchId }, query: { format: "csv" } })}
          download
          variant="default"
          size="xs"
          leftSection={<IconDownload size={14} aria-hidden />}
        >
          Download {counted(count, "row")}
        </Button>
      </Group>
      {error ? (
        <ErrorState error={error} onRetry={() => void refetch()} />
      ) : !data ? (
        <RowsSkeleton rows={3} />
      ) : (
        <>
          <Table.ScrollContainer minWidth={480} type="native" tabIndex={0} role="group" aria-label="Rows">
            <Table aria-label="Rejected rows" verticalSpacing={6}>
              <Table.Thead>
                <Table.Tr>
                  <Table.Th w={70}>Row</Table.Th>
                  <Table.Th>Error</Table.Th>
                  <Table.Th>Content</Table.Th>
                </Table.Tr>
              </Table.Thead>
              <Table.Tbody>
                {data.errors.map(({ row, message, cells }) => (
                  <Table.Tr key={row}>
                    <Table.Td c="dimmed">{row.toLocaleString()}</Table.Td>
                    <Table.Td>{message}</Table.Td>
                    <Table.Td c="dimmed">
                      <Text size="sm" lineClamp={1} style={{ wordBreak: "break-all" }}>
                        {Object.values(cells)
                          .filter((cell) => cell !== "")
                          .join(" · ")}
                      </Text>
                    </Table.Td>
                  </Table.Tr>
                ))}
              </Table.Tbody>
            </Table>
          </Table.ScrollContainer>
          {data.total > data.errors.length && (
            <Text size="sm" c="dimmed" mt="xs">
              Showing the first {data.errors.length} of {data.total.toLocaleString()}.
            </Text>
          )}
        </>
      )}
    </Paper>
  )
}
