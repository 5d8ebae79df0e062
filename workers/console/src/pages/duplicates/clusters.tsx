import { Button, Checkbox, Group, Stack, Table, Text } from "@mantine/core"
import { useState } from "react"
import { useLocation } from "wouter"
import type { Cluster as AnyCluster } from "../../../../../src/operations/jobs/dedup/cluster.ts"
import { ConfirmDialog } from "../../components/confirm-dialog.tsx"
import { counted } from "../../components/counted.ts"
import { useCreateJob } from "../jobs/use-jobs.ts"

/** A sweep reports names and similarities with every cluster. */
export type Cluster = Required<AnyCluster>

const keyOf = ({ winnerId, loserIds }: Cluster) => `${winnerId} ${loserIds.join(" ")}`

export function Clusters({ clusters }: { clusters: readonly Cluster[] }) {
  const [, navigate] = useLocation()
  const [selectedKeys, setSelectedKeys] = useState<ReadonlySet<string>>(new Set())
  const [confirming, setConfirming] = useState(false)
  const create = useCreateJob()
  const selected = clusters.filter((cluster) => selectedKeys.has(keyOf(cluster)))
  const merge = (dryRun: boolean) =>
    create.mutate(
      { jobType: "merge", config: { clusters: selected, dryRun } },
      { onSuccess: ({ jobId }) => navigate(`/jobs?job=${jobId}`) },
    )
  const toggle = (cluster: Cluster) => {
    const next = new Set(selectedKeys)
    if (!next.delete(keyOf(cluster))) next.add(keyOf(cluster))
    setSelectedKeys(next)
  }
  const allSelected = selected.length === clusters.length
  return (
    <Stack gap="sm">
      <Group justify="space-between" gap="sm">
        <Text size="sm" c="dimmed" role="status">
          {counted(clusters.length, "group")}, {selected.length.toLocaleString("en-US")} selected
        </Text>
        <Group gap="xs">
          <Button
            variant="default"
            disabled={selected.length === 0}
            loading={create.isPending}
            onClick={() => merge(true)}
          >
            Preview merge
          </Button>
          <Button disabled={selected.length === 0} onClick={() => setConfirming(true)}>
            Merge {selected.length > 0 && selected.length.toLocaleString("en-US")}
          </Button>
        </Group>
      </Group>
      <Table.ScrollContainer minWidth={640} type="native" tabIndex={0} role="group" aria-label="Duplicates">
        <Table aria-label="Duplicates" verticalSpacing="xs">
          <Table.Thead>
            <Table.Tr>
              <Table.Th w={40}>
                <Checkbox
                  aria-label="Select all"
                  checked={allSelected}
                  indeterminate={!allSelected && selected.length > 0}
                  onChange={() => setSelectedKeys(allSelected ? new Set() : new Set(clusters.map(keyOf)))}
                />
              </Table.Th>
              <Table.Th>Keep</Table.Th>
              <Table.Th>Merge into it</Table.Th>
              <Table.Th>Similarity</Table.Th>
            </Table.Tr>
          </Table.Thead>
          <Table.Tbody>
            {clusters.map((cluster) => (
              <Table.Tr key={keyOf(cluster)}>
                <Table.Td>
                  <Checkbox
                    aria-label={`Select ${cluster.winnerName}`}
                    checked={selectedKeys.has(keyOf(cluster))}
                    onChange={() => toggle(cluster)}
                  />
                </Table.Td>
                <Table.Td fw={600}>{cluster.winnerName}</Table.Td>
                <Table.Td>{cluster.loserNames.join(", ")}</Table.Td>
                <Table.Td>{cluster.similarity.toFixed(3)}</Table.Td>
              </Table.Tr>
            ))}
          </Table.Tbody>
        </Table>
      </Table.ScrollContainer>
      <ConfirmDialog
        opened={confirming}
        title={`Merge ${counted(selected.length, "group")}?`}
        action={`Merge ${selected.length.toLocaleString("en-US")}`}
        danger
        pending={create.isPending}
        error={create.error}
        onClose={() => setConfirming(false)}
        onConfirm={() => merge(false)}
      >
        {counted(
          selected.reduce((sum, { loserIds }) => sum + loserIds.length, 0),
          "topic",
        )}{" "}
        will be removed from the catalog. Libraries that contain them will link to the remaining topic. We recommend a
        preview first.
      </ConfirmDialog>
    </Stack>
  )
}
