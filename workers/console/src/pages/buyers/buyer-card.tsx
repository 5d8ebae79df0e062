import { Button, Group, Paper, Stack, Text, Title } from "@mantine/core"
import { useState } from "react"
import type { BuyerRecord } from "../../api/types.ts"
import { useConnections } from "../../api/use-connections.ts"
import { counted } from "../../components/counted.ts"
import { sentenceCase } from "../../components/sentence-case.ts"
import { Tag } from "../../components/tag.tsx"
import { When } from "../../components/when.tsx"
import { BuyerKeyDialog } from "./buyer-key-dialog.tsx"
import { BuyerKeys } from "./buyer-keys.tsx"
import { draftOf } from "./destinations.ts"
import { type Status, StatusDialog } from "./status-dialog.tsx"
import { UsageDialog } from "./usage-dialog.tsx"

const COLORS: Record<Status, string> = { active: "green", suspended: "orange", closed: "gray" }

export function BuyerCard({ buyer, onEdit }: { buyer: BuyerRecord; onEdit: () => void }) {
  const [opened, setOpened] = useState<Status | "key" | "usage" | null>(null)
  const close = () => setOpened(null)
  const { name, brand, operator, sandbox, status, statusAt, reason, governanceUrl, liveActivations } = buyer
  const button = (label: string, onClick: () => void) => (
    <Button size="compact-sm" variant="default" onClick={onClick}>
      {label}
    </Button>
  )
  return (
    <Paper withBorder p="md" component="section" aria-label={name}>
      <Stack gap="sm">
        <Group gap="xs" align="baseline">
          <Title order={2} size="h5" style={{ overflowWrap: "anywhere" }}>
            {name}
          </Title>
          <Tag color={COLORS[status]}>{sentenceCase(status)}</Tag>
          {sandbox && <Tag color="gray">Sandbox</Tag>}
        </Group>
        <Text size="sm" style={{ overflowWrap: "anywhere" }}>
          {operator === brand ? brand : `${brand}, operated by ${operator}`}
        </Text>
        {status !== "active" && (
          <Text size="sm" style={{ overflowWrap: "anywhere" }}>
            {sentenceCase(status)} <When at={statusAt} />: {reason}
          </Text>
        )}
        <Destinations buyer={buyer} />
        <Text size="sm">{counted(liveActivations, "live activation")}</Text>
        {governanceUrl !== null && (
          <Text size="sm" style={{ overflowWrap: "anywhere" }}>
            Activations are approved by {governanceUrl}
          </Text>
        )}
        <BuyerKeys keys={buyer.keys} />
        <Group gap="xs">
          {button("Usage", () => setOpened("usage"))}
          {status !== "closed" && (
            <>
              {button("New key", () => setOpened("key"))}
              {button("Edit", onEdit)}
              {status === "active"
                ? button("Suspend", () => setOpened("suspended"))
                : button("Reinstate", () => setOpened("active"))}
              <Button size="compact-sm" variant="light" color="red" onClick={() => setOpened("closed")}>
                Close
              </Button>
            </>
          )}
        </Group>
      </Stack>
      {opened === "usage" && <UsageDialog buyer={buyer} onClose={close} />}
      {opened === "key" && <BuyerKeyDialog buyer={buyer} onClose={close} />}
      {(opened === "active" || opened === "suspended" || opened === "closed") && (
        <StatusDialog buyer={buyer} status={opened} onClose={close} />
      )}
    </Paper>
  )
}

function Destinations({ buyer }: { buyer: BuyerRecord }) {
  const { data: connections = [] } = useConnections()
  const { platforms, agents } = draftOf(buyer)
  const nameOf = (id: string) => connections.find((one) => one.id === id)?.name ?? "a deleted connection"
  const lines = [
    ...platforms.map(
      ({ platform, connectionId, account }) =>
        `${platform}: ${nameOf(connectionId)}${account === undefined ? "" : `, account ${account}`}`,
    ),
    ...agents.split("\n").filter(Boolean),
  ]
  return (
    <Text size="sm" component="div" style={{ overflowWrap: "anywhere" }}>
      {lines.length === 0 ? "No destinations" : lines.map((line) => <div key={line}>{line}</div>)}
    </Text>
  )
}
