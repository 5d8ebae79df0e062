import { Anchor, Button, Paper, Table, Title } from "@mantine/core"
import { IconFileImport } from "@tabler/icons-react"
import { useState } from "react"
import { Link } from "wouter"
import type { ImportBatch } from "../../api/types.ts"
import { When } from "../../components/when.tsx"
import { EmptyState } from "../../components/empty-state.tsx"
import { ErrorState } from "../../components/error-state.tsx"
import { RowsSkeleton } from "../../components/page-skeleton.tsx"
import { RunState } from "../../components/run-state.tsx"
import { factsOfImport } from "../../components/run-words.ts"
import { useImports } from "./use-imports.ts"

/** The maximum of the API. */
const MAX_LIMIT = 100

export function RecentImports() {
  const [limit, setLimit] = useState(20)
  const { data, error, refetch, isFetching } = useImports(limit)
  return (
    <Paper withBorder p="md">
      <Title order={2} size="h4" mb="sm">
        Recent imports
      </Title>
      {error ? (
        <ErrorState error={error} onRetry={() => void refetch()} />
      ) : !data ? (
        <RowsSkeleton rows={4} />
      ) : data.length === 0 ? (
        <EmptyState title="No imports yet" icon={IconFileImport}>
          Your imports and their results will be listed here.
        </EmptyState>
      ) : (
        <>
          <ImportTable imports={data} />
          {data.length === limit && limit < MAX_LIMIT && (
            <Button variant="default" mt="sm" loading={isFetching} onClick={() => setLimit(MAX_LIMIT)}>
              Show more
            </Button>
          )}
        </>
      )}
    </Paper>
  )
}

function ImportTable({ imports }: { imports: readonly ImportBatch[] }) {
  return (
    <Table.ScrollContainer minWidth={680} type="native">
      <Table aria-label="Recent imports" verticalSpacing="xs">
        <Table.Thead>
          <Table.Tr>
            <Table.Th>File</Table.Th>
            <Table.Th>Status</Table.Th>
            <Table.Th ta="right">Rows</Table.Th>
            <Table.Th ta="right">New</Table.Th>
            <Table.Th ta="right">Duplicates</Table.Th>
            <Table.Th ta="right">Rejected</Table.Th>
            <Table.Th>Started</Table.Th>
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody>
          {imports.map((batch) => (
            <Table.Tr key={batch.id}>
              <Table.Td miw={150}>
                <Anchor component={Link} href={`/import/${batch.id}`} size="sm" style={{ overflowWrap: "anywhere" }}>
                  {batch.filename}
                </Anchor>
              </Table.Td>
              <Table.Td>
                <RunState run={factsOfImport(batch)} />
              </Table.Td>
              <Table.Td ta="right">
                {batch.processed_rows === batch.total_rows
                  ? batch.total_rows.toLocaleString("en-US")
                  : `${batch.processed_rows.toLocaleString("en-US")} of ${batch.total_rows.toLocaleString("en-US")}`}
              </Table.Td>
              <Table.Td ta="right">{batch.success_count.toLocaleString("en-US")}</Table.Td>
              <Table.Td ta="right">{batch.duplicate_count.toLocaleString("en-US")}</Table.Td>
              <Table.Td ta="right">{batch.error_count.toLocaleString("en-US")}</Table.Td>
              <Table.Td>
                <When at={batch.created_at} />
              </Table.Td>
            </Table.Tr>
          ))}
        </Table.Tbody>
      </Table>
    </Table.ScrollContainer>
  )
}
