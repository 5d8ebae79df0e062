import { Button, Group, Paper, SimpleGrid, Text, Title } from "@mantine/core"
import { IconDownload } from "@tabler/icons-react"
import { urlOf } from "../../api/call.ts"
import type { ImportReceipt } from "../../api/types.ts"
import { counted } from "../../components/counted.ts"
import { ErrorState } from "../../components/error-state.tsx"
import { RowsSkeleton } from "../../components/page-skeleton.tsx"
import { useReceipt } from "./use-imports.ts"

type Sum = "created" | "adopted" | "duplicate" | "updated" | "rejected"

const SUMS: readonly { key: Sum; label: string; what: string }[] = [
  { key: "created", label: "Created", what: "New in the catalog" },
  { key: "adopted", label: "Adopted", what: "Added from the catalog" },
  { key: "duplicate", label: "Duplicates", what: "Already in your library or repeated in the file" },
  { key: "updated", label: "Updated", what: "Duplicates with added metadata" },
  { key: "rejected", label: "Rejected", what: "See the errors below" },
]

/** The result of every row, in totals. */
export function Receipt({ batchId }: { batchId: string }) {
  const { data, error, refetch } = useReceipt(batchId)
  return (
    <Paper withBorder p="md">
      <Group justify="space-between" gap="sm" mb="sm">
        <Title order={2} size="h4">
          Result
        </Title>
        <Button
          component="a"
          href={urlOf("GET /api/import/{batchId}/receipt", { params: { batchId }, query: { format: "csv" } })}
          download
          variant="default"
          size="xs"
          leftSection={<IconDownload size={14} aria-hidden />}
        >
          Download result as CSV
        </Button>
      </Group>
      {error ? (
        <ErrorState error={error} onRetry={() => void refetch()} />
      ) : !data ? (
        <RowsSkeleton rows={2} />
      ) : (
        <>
          <SimpleGrid cols={{ base: 2, xs: 3, md: 5 }} component="dl" m={0}>
            {SUMS.map(({ key, label, what }) => (
              <div key={key}>
                <Text component="dt" size="sm" c="dimmed">
                  {label}
                </Text>
                <Text component="dd" m={0} size="xl" fw={650}>
                  {data[key].toLocaleString()}
                </Text>
                <Text component="dd" m={0} size="xs" c="dimmed">
                  {what}
                </Text>
              </div>
            ))}
          </SimpleGrid>
          <Text size="sm" c="dimmed" mt="sm">
            {balanceOf(data)}
          </Text>
        </>
      )}
    </Paper>
  )
}

function balanceOf({ rows, totalRows, balanced, status }: ImportReceipt): string {
  if (!balanced) return "The totals do not match the number of imported rows. Please contact support."
  if (rows === totalRows) return `All ${counted(totalRows, "row")} processed.`
  return `${rows.toLocaleString()} of ${counted(totalRows, "row")} processed before the import was ${status}.`
}
