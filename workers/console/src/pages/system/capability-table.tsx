import { Button, Group, Paper, Progress, Table, Text, Title } from "@mantine/core"
import { Fragment, useState } from "react"
import { amount } from "../../components/dates.ts"
import { byCapability, type Capability } from "./capabilities.ts"
import type { System } from "../../api/types.ts"

/** How often each capability was used, with what result and how fast; its routes, queues and chores on demand. */
export function CapabilityTable({ figures }: { figures: NonNullable<System["figures"]> }) {
  const [open, setOpen] = useState<string | null>(null)
  const capabilities = byCapability(figures)
  const most = Math.max(1, ...capabilities.map(({ count }) => count))
  const slowest = Math.max(1, ...capabilities.map(({ maxMs }) => maxMs))
  return (
    <Paper withBorder p="md">
      <Title order={2} size="h4">
        Capabilities
      </Title>
      <Group gap="md" mb="xs">
        <Legend color="teal" label="Succeeded" />
        <Legend color="ochre" label="Refused" />
        <Legend color="red" label="Failed" />
        <Legend color="petrol" label="Average time, of the longest" />
      </Group>
      <Table.ScrollContainer minWidth={620} type="native" tabIndex={0} role="group" aria-label="Capabilities">
        <Table aria-label="Capabilities" verticalSpacing={6}>
          <Table.Thead>
            <Table.Tr>
              <Table.Th>Capability</Table.Th>
              <Table.Th w="30%">Uses</Table.Th>
              <Table.Th w="26%">Time</Table.Th>
              <Table.Th>Failed</Table.Th>
            </Table.Tr>
          </Table.Thead>
          <Table.Tbody>
            {capabilities.map((one) => (
              <Fragment key={one.name}>
                <Row
                  capability={one}
                  most={most}
                  slowest={slowest}
                  open={open === one.name}
                  onToggle={() => setOpen(open === one.name ? null : one.name)}
                />
                {open === one.name && <Details capability={one} />}
              </Fragment>
            ))}
          </Table.Tbody>
        </Table>
      </Table.ScrollContainer>
    </Paper>
  )
}

const Legend = ({ color, label }: { color: string; label: string }) => (
  <Group gap={6} wrap="nowrap">
    <span
      aria-hidden
      style={{ width: 10, height: 10, borderRadius: 2, background: `var(--mantine-color-${color}-6)` }}
    />
    <Text size="xs" c="dimmed">
      {label}
    </Text>
  </Group>
)

type RowProps = { capability: Capability; most: number; slowest: number; open: boolean; onToggle: () => void }

function Row({ capability, most, slowest, open, onToggle }: RowProps) {
  const { name, count, refused, failed, averageMs, maxMs } = capability
  const part = (n: number) => (n / most) * 100
  return (
    <Table.Tr>
      <Table.Td>
        <Button variant="subtle" size="compact-sm" px={4} aria-expanded={open} onClick={onToggle}>
          {name}
        </Button>
      </Table.Td>
      <Table.Td>
        <Text size="xs">{amount(count)}</Text>
        <Progress.Root size="sm" aria-hidden>
          <Progress.Section value={part(count - refused - failed)} color="teal" />
          <Progress.Section value={part(refused)} color="ochre" />
          <Progress.Section value={part(failed)} color="red" />
        </Progress.Root>
      </Table.Td>
      <Table.Td>
        <Text size="xs">
          {amount(averageMs)} ms, longest {amount(maxMs)} ms
        </Text>
        <Progress.Root size="sm" aria-hidden>
          <Progress.Section value={(averageMs / slowest) * 100} color="petrol" />
          <Progress.Section value={((maxMs - averageMs) / slowest) * 100} color="petrol.2" />
        </Progress.Root>
      </Table.Td>
      <Table.Td>{failed > 0 ? amount(failed) : "None"}</Table.Td>
    </Table.Tr>
  )
}

const Details = ({ capability: { name, figures } }: { capability: Capability }) => (
  <Table.Tr>
    <Table.Td colSpan={4}>
      <Table aria-label={`Figures of ${name}`} verticalSpacing={2} fz="xs">
        <Table.Thead>
          <Table.Tr>
            {["Route, queue or chore", "Result", "Count", "Average", "Longest", "Tokens", "Cost (USD)"].map((label) => (
              <Table.Th key={label}>{label}</Table.Th>
            ))}
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody>
          {figures.map(({ kind, subject, outcome, count, averageMs, maxMs, tokens, cost }) => (
            <Table.Tr key={`${kind} ${subject} ${outcome}`}>
              <Table.Td>{subject}</Table.Td>
              <Table.Td>{outcome}</Table.Td>
              <Table.Td>{amount(count)}</Table.Td>
              <Table.Td>{amount(averageMs)} ms</Table.Td>
              <Table.Td>{amount(maxMs)} ms</Table.Td>
              <Table.Td>{amount(tokens)}</Table.Td>
              <Table.Td>{cost.toFixed(2)}</Table.Td>
            </Table.Tr>
          ))}
        </Table.Tbody>
      </Table>
    </Table.Td>
  </Table.Tr>
)
