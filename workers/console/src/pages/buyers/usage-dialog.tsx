import { Table, Text } from "@mantine/core"
import { Dialog } from "../../components/dialog.tsx"
import type { BuyerRecord } from "../../api/types.ts"
import { ErrorState } from "../../components/error-state.tsx"
import { RowsSkeleton } from "../../components/page-skeleton.tsx"
import stacked from "../../components/stacked-table.module.css"
import { useBuyerUsage } from "./use-buyers.ts"

type Total = NonNullable<ReturnType<typeof useBuyerUsage>["data"]>["totals"][number]

const COLUMNS: readonly (readonly [header: string, field: keyof Total])[] = [
  ["Currency", "currency"],
  ["Impressions", "impressions"],
  ["Final costs", "final"],
  ["Provisional", "provisional"],
  ["Not stated", "unstated"],
]

/** What a buyer's agent reported, by currency. */
export function UsageDialog({ buyer, onClose }: { buyer: BuyerRecord; onClose: () => void }) {
  const { data, error, refetch } = useBuyerUsage(buyer.id)
  return (
    <Dialog opened onClose={onClose} size="lg" title={`Usage of ${buyer.name}`}>
      {error ? (
        <ErrorState error={error} onRetry={() => void refetch()} />
      ) : !data ? (
        <RowsSkeleton rows={2} />
      ) : data.totals.length === 0 ? (
        <Text size="sm">The buyer has not reported any usage.</Text>
      ) : (
        <Table aria-label="Usage" className={stacked["table"]}>
          <Table.Thead>
            <Table.Tr>
              {COLUMNS.map(([header]) => (
                <Table.Th key={header}>{header}</Table.Th>
              ))}
            </Table.Tr>
          </Table.Thead>
          <Table.Tbody>
            {data.totals.map((total) => (
              <Table.Tr key={total.currency}>
                {COLUMNS.map(([header, field]) => (
                  <Table.Td key={header} data-label={header}>
                    {total[field].toLocaleString("en-US")}
                  </Table.Td>
                ))}
              </Table.Tr>
            ))}
          </Table.Tbody>
        </Table>
      )}
    </Dialog>
  )
}
