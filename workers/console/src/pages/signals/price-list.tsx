import { Button, Group, Paper, Select, Table, Text, Title } from "@mantine/core"
import { useState } from "react"
import type { PriceRecord } from "../../api/types.ts"
import { ConfirmDialog } from "../../components/confirm-dialog.tsx"
import { ErrorState } from "../../components/error-state.tsx"
import { RowsSkeleton } from "../../components/page-skeleton.tsx"
import { useSession } from "../../session/session.ts"
import { useBuyers } from "../buyers/use-buyers.ts"
import { PriceDialog } from "./price-dialog.tsx"
import { optionText, scopeText } from "./price-text.ts"
import { usePriceChanges, usePrices } from "./use-prices.ts"

export function PriceList() {
  const [buyerId, setBuyerId] = useState("")
  const { data: prices, error, refetch } = usePrices(buyerId)
  const { remove } = usePriceChanges()
  const { may } = useSession()
  const [editing, setEditing] = useState<PriceRecord | "new" | null>(null)
  const [removing, setRemoving] = useState<PriceRecord | null>(null)
  const mayChange = may("settings:manage")
  const { data: buyers = [] } = useBuyers(mayChange)
  const buyer = buyers.find(({ id }) => id === buyerId)
  return (
    <Paper withBorder p="md">
      <Group justify="space-between" mb="sm">
        <Title order={2} size="h4">
          Prices
        </Title>
        {mayChange && <Button onClick={() => setEditing("new")}>Set a price</Button>}
      </Group>
      {buyers.length > 0 && (
        <Select
          label="Buyer"
          description="A buyer's own prices come before those for everyone."
          data={[{ value: "", label: "Everyone" }, ...buyers.map(({ id, name }) => ({ value: id, label: name }))]}
          value={buyerId}
          allowDeselect={false}
          maw={320}
          mb="sm"
          onChange={(id) => setBuyerId(id ?? "")}
        />
      )}
      <Text size="sm" c="dimmed" mb="sm">
        Topics imported with a price have that CPM for everyone, unless one is set for the topic here.
      </Text>
      {error ? (
        <ErrorState error={error} onRetry={() => void refetch()} />
      ) : !prices ? (
        <RowsSkeleton rows={2} />
      ) : prices.length === 0 ? (
        <Text size="sm" c="dimmed">
          None. Signals are offered without a fee until you set a price.
        </Text>
      ) : (
        <Table.ScrollContainer minWidth={560} type="native" tabIndex={0} role="group" aria-label="Prices">
          <Table aria-label="Prices" verticalSpacing="xs">
            <Table.Thead>
              <Table.Tr>
                <Table.Th>For</Table.Th>
                <Table.Th>Price</Table.Th>
                <Table.Th>Coverage</Table.Th>
                {mayChange && <Table.Th>Actions</Table.Th>}
              </Table.Tr>
            </Table.Thead>
            <Table.Tbody>
              {prices.map((price) => (
                <Table.Tr key={price.id}>
                  <Table.Td>{scopeText(price, buyer)}</Table.Td>
                  <Table.Td>{price.pricing_options.map(optionText).join("; ")}</Table.Td>
                  <Table.Td>
                    {price.coverage_percentage === null ? "Not stated" : `${price.coverage_percentage}%`}
                  </Table.Td>
                  {mayChange && (
                    <Table.Td>
                      <Group gap="xs" wrap="nowrap">
                        <Button
                          size="compact-sm"
                          variant="default"
                          aria-label={`Change the price of ${scopeText(price, buyer)}`}
                          onClick={() => setEditing(price)}
                        >
                          Change
                        </Button>
                        <Button
                          size="compact-sm"
                          variant="light"
                          color="red"
                          aria-label={`Delete the price of ${scopeText(price, buyer)}`}
                          onClick={() => setRemoving(price)}
                        >
                          Delete
                        </Button>
                      </Group>
                    </Table.Td>
                  )}
                </Table.Tr>
              ))}
            </Table.Tbody>
          </Table>
        </Table.ScrollContainer>
      )}
      {editing && (
        <PriceDialog price={editing === "new" ? null : editing} buyer={buyer} onClose={() => setEditing(null)} />
      )}
      <ConfirmDialog
        opened={removing !== null}
        title="Delete price?"
        action="Delete"
        danger
        pending={remove.isPending}
        error={remove.error}
        onClose={() => setRemoving(null)}
        onConfirm={() => removing && remove.mutate(removing.id, { onSuccess: () => setRemoving(null) })}
      >
        The next matching price in the list applies instead. Signals that buyers have activated keep the price they
        accepted.
      </ConfirmDialog>
    </Paper>
  )
}
