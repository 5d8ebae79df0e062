import { Tabs } from "@mantine/core"
import type { ReactNode } from "react"
import { OperatorsBoard } from "./operators-board.tsx"

/** The state of the service, beside the page of the operator's own organization. */
export function OperatorsHome({ organization, children }: { organization: string; children: ReactNode }) {
  return (
    <Tabs defaultValue="service" keepMounted={false}>
      <Tabs.List mb="md">
        <Tabs.Tab value="service">Service</Tabs.Tab>
        <Tabs.Tab value="organization">{organization}</Tabs.Tab>
      </Tabs.List>
      <Tabs.Panel value="service">
        <OperatorsBoard />
      </Tabs.Panel>
      <Tabs.Panel value="organization">{children}</Tabs.Panel>
    </Tabs>
  )
}
