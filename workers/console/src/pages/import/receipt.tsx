import { Button, Group, Paper, SimpleGrid, Text, Title } from "@mantine/core"
import { IconDownload } from "@tabler/icons-react"
import { urlOf } from "../../api/call.ts"
import type { ImportReceipt } from "../../api/routes/imports.ts"
import { ErrorState } from "../../components/error-state.tsx"
import { RowsSkeleton } from "../../components/page-skeleton.tsx"
import { useReceipt } from "./use-imports.ts"

type Sum = "created" | "adopted" | "duplicate" | "updated" | "rejected"

const SUMS: readonly { key: Sum; label: string; what: string }[] = [
  { key: "created", label: "Created", what: "new to everybody" },
  { key: "adopted", label: "Adopted", what: "the catalog had them" },
  { key: "duplicate", label: "Duplicates", what: "in the library already, or twice in the file" },
  { key: "updated", label: "Filled in", what: "duplicates that gained something" },
  { key: "rejected", label: "Refused", what: "see the reasons" },
]

/** Where the rows went. */
export function Receipt({ batchId }: { batchId: string }) {
  const { data, error, refetch } = useReceipt(batchId)
  return (
    <Paper withBorder p="md">
      <Group justify="space-between" gap="sm" mb="sm">
        <Title order={2} size="h4">
          Receipt
        </Title>
        <Button
          component="a"
          href={urlOf("GET /api/import/:batchId/receipt", { params: { batchId }, query: { format: "csv" } })}
          download
          variant="default"
          size="xs"
          leftSection={<IconDownload size={14} aria-hidden />}
        >
          Every row as CSV
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
  if (!balanced) return "The sums do not add up to the rows that came in. Please tell whoever runs the service."
  if (rows === totalRows) return `All ${totalRows.toLocaleString()} rows are accounted for.`
  return `${rows.toLocaleString()} of ${totalRows.toLocaleString()} rows came in before the import was ${status}; all of those are accounted for.`
}
