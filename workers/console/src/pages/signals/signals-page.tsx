import { Stack } from "@mantine/core"
import { PageHeader } from "../../components/page-header.tsx"
import { PriceList } from "./price-list.tsx"
import { ProviderDomain } from "./provider-domain.tsx"

export function Page() {
  return (
    <>
      <PageHeader
        title="Signals"
        lead="What buyers' agents are offered: your topics, with a price."
        help="Agents find and activate your topics over AdCP at /mcp with an API key. Of all prices that fit a topic, the first in the list applies: one for the topic, then those for a category or sensitivity, then the one for all topics."
      />
      <Stack gap="xl">
        <PriceList />
        <ProviderDomain />
      </Stack>
    </>
  )
}
