import { Button, Stack } from "@mantine/core"
import { IconBuildingStore, IconPlus } from "@tabler/icons-react"
import { useState } from "react"
import type { BuyerRecord } from "../../api/types.ts"
import { EmptyState } from "../../components/empty-state.tsx"
import { ErrorState } from "../../components/error-state.tsx"
import { PageHeader } from "../../components/page-header.tsx"
import { RowsSkeleton } from "../../components/page-skeleton.tsx"
import { BuyerCard } from "./buyer-card.tsx"
import { BuyerDialog } from "./buyer-dialog.tsx"
import { useBuyers } from "./use-buyers.ts"

export function Page() {
  const { data: buyers, error, refetch } = useBuyers()
  const [editing, setEditing] = useState<BuyerRecord | "new" | null>(null)
  const admit = (
    <Button leftSection={<IconPlus size={16} aria-hidden />} onClick={() => setEditing("new")}>
      Admit a buyer
    </Button>
  )
  return (
    <>
      <PageHeader
        title="Buyers"
        lead="Accounts of buyers' agents, with keys, destinations and prices of their own."
        help="A buyer's key works over AdCP at /mcp alone: its agent sees your topics without private ones, and activates them on the buyer's destinations. Prices for one buyer are set on the Signals page."
        actions={admit}
      />
      {error ? (
        <ErrorState error={error} onRetry={() => void refetch()} />
      ) : !buyers ? (
        <RowsSkeleton rows={3} />
      ) : buyers.length === 0 ? (
        <EmptyState title="No buyers yet" icon={IconBuildingStore} actions={admit}>
          Admit a buyer to give its agent a key, destinations and prices.
        </EmptyState>
      ) : (
        <Stack gap="md">
          {buyers.map((buyer) => (
            <BuyerCard key={buyer.id} buyer={buyer} onEdit={() => setEditing(buyer)} />
          ))}
        </Stack>
      )}
      {editing && <BuyerDialog buyer={editing === "new" ? null : editing} onClose={() => setEditing(null)} />}
    </>
  )
}
