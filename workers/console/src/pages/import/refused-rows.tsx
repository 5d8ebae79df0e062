import { Button, Group, Paper, Table, Text, Title } from "@mantine/core"
import { IconDownload } from "@tabler/icons-react"
import { urlOf } from "../../api/call.ts"
import { ErrorState } from "../../components/error-state.tsx"
import { RowsSkeleton } from "../../components/page-skeleton.tsx"
import { useRefusedRows } from "./use-imports.ts"

const SHOWN = 10

/** Why rows were refused, and a file of them to mend and import again. */
export function RefusedRows({ batchId, count }: { batchId: string; count: number }) {
  const { data, error, refetch } = useRefusedRows(batchId, count, SHOWN)
  return (
    <Paper withBorder p="md">
      <Group justify="space-between" gap="sm" mb="sm">
        <div>
          <Title order={2} size="h4">
            Refused rows
          </Title>
          <Text size="sm" c="dimmed">
            Mend them in the file and import just those.
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
          Download {count.toLocaleString()} {count === 1 ? "row" : "rows"}
        </Button>
      </Group>
      {error ? (
        <ErrorState error={error} onRetry={() => void refetch()} />
      ) : !data ? (
        <RowsSkeleton rows={3} />
      ) : (
        <>
          <Table.ScrollContainer minWidth={480} type="native" tabIndex={0} role="group" aria-label="Rows">
            <Table aria-label="Refused rows" verticalSpacing={6}>
              <Table.Thead>
                <Table.Tr>
                  <Table.Th w={70}>Row</Table.Th>
                  <Table.Th>Because</Table.Th>
                  <Table.Th>What it held</Table.Th>
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
              The first {data.errors.length} of {data.total.toLocaleString()}.
            </Text>
          )}
        </>
      )}
    </Paper>
  )
}
