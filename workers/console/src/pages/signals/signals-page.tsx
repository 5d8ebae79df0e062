import { Stack } from "@mantine/core"
import { PageHeader } from "../../components/page-header.tsx"
import { PriceList } from "./price-list.tsx"
import { ProviderDomain } from "./provider-domain.tsx"

export function Page() {
  return (
    <>
      <PageHeader
        title="Signals"
        lead="The topics and prices offered to buyers' agents."
        help="Agents find and activate your topics over AdCP at /mcp with an API key. If several prices match a topic, the first in the list applies: the topic's own price, then prices for a category or sensitivity, then the price for all topics."
      />
      <Stack gap="xl">
        <PriceList />
        <ProviderDomain />
      </Stack>
    </>
  )
}
