import { Button, Group, Paper, SimpleGrid, Text, Title } from "@mantine/core"
import { IconDownload } from "@tabler/icons-react"
import type { ReactNode } from "react"
import { urlOf } from "../../api/call.ts"
import type { ImportReceipt } from "../../api/types.ts"
import { counted } from "../../components/counted.ts"
import { ErrorState } from "../../components/error-state.tsx"
import { RowsSkeleton } from "../../components/page-skeleton.tsx"
import { useReceipt } from "./use-imports.ts"

const sumsOf = ({ created, adopted, duplicate, repeated = 0, updated, rejected }: ImportReceipt) => [
  { label: "Created", count: created, what: "New in the catalog" },
  { label: "Adopted", count: adopted, what: "Added from the catalog" },
  { label: "Already there", count: duplicate - repeated, what: "Already in your library" },
  { label: "Repeated", count: repeated, what: "Duplicates of another row of the file" },
  { label: "Updated", count: updated, what: "Duplicates with added metadata" },
  { label: "Rejected", count: rejected, what: rejected > 0 ? "See the errors below" : "No row had an error" },
]

/** The result of every row, in totals. */
export function Receipt({ batchId, next }: { batchId: string; next?: ReactNode }) {
  const { data, error, refetch } = useReceipt(batchId)
  return (
    <Paper withBorder p="md">
      <Group justify="space-between" gap="sm" mb="sm">
        <Title order={2} size="h4">
          Result
        </Title>
        <Group gap="xs">
          {next}
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
      </Group>
      {error ? (
        <ErrorState error={error} onRetry={() => void refetch()} />
      ) : !data ? (
        <RowsSkeleton rows={2} />
      ) : (
        <>
          <SimpleGrid cols={{ base: 2, xs: 3, md: 6 }} component="dl" m={0}>
            {sumsOf(data).map(({ label, count, what }) => (
              <div key={label}>
                <Text component="dt" size="sm" c="dimmed">
                  {label}
                </Text>
                <Text component="dd" m={0} size="xl" fw={650}>
                  {count.toLocaleString("en-US")}
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
  if (!balanced) return "The totals do not match the number of imported rows. Tell the operators of this service."
  if (rows === totalRows) return `All ${counted(totalRows, "row")} processed.`
  return `${rows.toLocaleString("en-US")} of ${counted(totalRows, "row")} processed before the import was ${status}.`
}
