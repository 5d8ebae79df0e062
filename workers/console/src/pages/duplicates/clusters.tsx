import { Button, Checkbox, Group, Stack, Table, Text } from "@mantine/core"
import { useState } from "react"
import { useLocation } from "wouter"
import type { Cluster } from "../../api/routes/jobs.ts"
import { ConfirmDialog } from "../../components/confirm-dialog.tsx"
import { useCreateJob } from "../jobs/use-jobs.ts"

const keyOf = ({ winnerId, loserIds }: Cluster) => `${winnerId} ${loserIds.join(" ")}`

export function Clusters({ clusters }: { clusters: readonly Cluster[] }) {
  const [, navigate] = useLocation()
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set())
  const [asking, setAsking] = useState(false)
  const create = useCreateJob()
  const picked = clusters.filter((cluster) => chosen.has(keyOf(cluster)))
  const merge = (dryRun: boolean) =>
    create.mutate(
      { jobType: "merge", config: { clusters: picked, dryRun } },
      { onSuccess: ({ jobId }) => navigate(`/jobs?job=${jobId}`) },
    )
  const toggle = (cluster: Cluster) => {
    const next = new Set(chosen)
    if (!next.delete(keyOf(cluster))) next.add(keyOf(cluster))
    setChosen(next)
  }
  const isAll = chosen.size === clusters.length
  return (
    <Stack gap="sm">
      <Group justify="space-between" gap="sm">
        <Text size="sm" c="dimmed" role="status">
          {clusters.length.toLocaleString()} groups, {chosen.size.toLocaleString()} chosen
        </Text>
        <Group gap="xs">
          <Button variant="default" disabled={chosen.size === 0} loading={create.isPending} onClick={() => merge(true)}>
            Preview the merge
          </Button>
          <Button disabled={chosen.size === 0} onClick={() => setAsking(true)}>
            Merge {chosen.size > 0 && chosen.size.toLocaleString()}
          </Button>
        </Group>
      </Group>
      <Table.ScrollContainer minWidth={640} type="native" tabIndex={0} role="group" aria-label="Duplicates">
        <Table aria-label="Duplicates" verticalSpacing="xs">
          <Table.Thead>
            <Table.Tr>
              <Table.Th w={40}>
                <Checkbox
                  aria-label="Choose all"
                  checked={isAll}
                  indeterminate={!isAll && chosen.size > 0}
                  onChange={() => setChosen(isAll ? new Set() : new Set(clusters.map(keyOf)))}
                />
              </Table.Th>
              <Table.Th>Stays</Table.Th>
              <Table.Th>Merged into it</Table.Th>
              <Table.Th>Similarity</Table.Th>
            </Table.Tr>
          </Table.Thead>
          <Table.Tbody>
            {clusters.map((cluster) => (
              <Table.Tr key={keyOf(cluster)}>
                <Table.Td>
                  <Checkbox
                    aria-label={`Choose ${cluster.winnerName}`}
                    checked={chosen.has(keyOf(cluster))}
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
        opened={asking}
        title="Merge these topics?"
        action={`Merge ${picked.length.toLocaleString()}`}
        danger
        pending={create.isPending}
        error={create.error}
        onClose={() => setAsking(false)}
        onConfirm={() => merge(false)}
      >
        {picked.reduce((sum, { loserIds }) => sum + loserIds.length, 0).toLocaleString()} topics leave the catalog; the
        libraries that have them get the one that stays. Look at the preview first if you have not.
      </ConfirmDialog>
    </Stack>
  )
}
