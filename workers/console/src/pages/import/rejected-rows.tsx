import { Button, Group, Paper, Table, Text, Title } from "@mantine/core"
import { IconDownload } from "@tabler/icons-react"
import { urlOf } from "../../api/call.ts"
import { inWords } from "../../api/errors.ts"
import { counted } from "../../components/counted.ts"
import { ErrorState } from "../../components/error-state.tsx"
import { RowsSkeleton } from "../../components/page-skeleton.tsx"
import { useRejectedRows } from "./use-imports.ts"

const MAX_SHOWN = 10

const TEXTS = {
  rejected: {
    title: "Rejected rows",
    lead: "Download the rows, correct them and import the file again.",
    reason: "Error",
  },
  warned: {
    title: "Rows with warnings",
    lead: "These rows were imported, without the values that could not be read.",
    reason: "Warning",
  },
}

type RejectedRowsProps = { batchId: string; count: number; warnings?: boolean }

/** Rejected rows with their errors, and a download to correct and import them; or rows that were imported without a value. */
export function RejectedRows({ batchId, count, warnings = false }: RejectedRowsProps) {
  const { data, error, refetch } = useRejectedRows(batchId, { count, warnings, limit: MAX_SHOWN })
  const { title, lead, reason } = TEXTS[warnings ? "warned" : "rejected"]
  return (
    <Paper withBorder p="md">
      <Group justify="space-between" gap="sm" mb="sm">
        <div>
          <Title order={2} size="h4">
            {title}
          </Title>
          <Text size="sm" c="dimmed">
            {lead}
          </Text>
        </div>
        <Button
          component="a"
          href={urlOf("GET /api/import/{batchId}/errors", {
            params: { batchId },
            query: { format: "csv", ...(warnings && { warnings }) },
          })}
          download
          variant="default"
          size="xs"
          leftSection={<IconDownload size={14} aria-hidden />}
        >
          Download {counted(count, warnings ? "warning" : "row")}
        </Button>
      </Group>
      {error ? (
        <ErrorState error={error} onRetry={() => void refetch()} />
      ) : !data ? (
        <RowsSkeleton rows={3} />
      ) : (
        <>
          <Table.ScrollContainer
            minWidth={480}
            type="native"
            tabIndex={0}
            role="group"
            aria-label={`List of ${title.toLowerCase()}`}
          >
            <Table aria-label={title} verticalSpacing={6}>
              <Table.Thead>
                <Table.Tr>
                  <Table.Th w={70}>Row</Table.Th>
                  <Table.Th>{reason}</Table.Th>
                  <Table.Th>Content</Table.Th>
                </Table.Tr>
              </Table.Thead>
              <Table.Tbody>
                {data.errors.map(({ row, message, cells }) => (
                  <Table.Tr key={row}>
                    <Table.Td c="dimmed">{row.toLocaleString("en-US")}</Table.Td>
                    <Table.Td>{inWords(message)}</Table.Td>
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
              Showing the first {data.errors.length} of {data.total.toLocaleString("en-US")}.
            </Text>
          )}
        </>
      )}
    </Paper>
  )
}
