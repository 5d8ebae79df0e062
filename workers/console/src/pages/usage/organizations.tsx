import { Group, Paper, Select, Table, Text, Title } from "@mantine/core"
import { notifications } from "@mantine/notifications"
import { useMutation, useQueryClient } from "@tanstack/react-query"
import { useState } from "react"
import { call } from "../../api/call.ts"
import type { OrganizationRecord } from "../../api/types.ts"
import { ConfirmDialog } from "../../components/confirm-dialog.tsx"
import { ErrorState } from "../../components/error-state.tsx"
import { RowsSkeleton } from "../../components/page-skeleton.tsx"
import { sentenceCase } from "../../components/sentence-case.ts"
import type { OrganizationUsage } from "./by-day.ts"
import { NewOrganization } from "./new-organization.tsx"

const PLANS: { value: OrganizationRecord["plan"]; label: string }[] = [
  { value: "free", label: "Free" },
  { value: "pro", label: "Pro" },
  { value: "enterprise", label: "Enterprise" },
]

type OrganizationsProps = {
  organizations: OrganizationRecord[] | undefined
  error: unknown
  retry: () => void
  usage: readonly OrganizationUsage[]
}

export function Organizations({ organizations, error, retry, usage }: OrganizationsProps) {
  const [change, setChange] = useState<{ to: OrganizationRecord["plan"]; of: OrganizationRecord } | null>(null)
  const client = useQueryClient()
  const save = useMutation({
    mutationFn: ({ to, of }: NonNullable<typeof change>) =>
      call("PATCH /api/admin/organizations/{id}", { params: { id: of.id }, body: { plan: to } }),
    meta: { quiet: true },
    onSuccess: async ({ name, plan }) => {
      setChange(null)
      notifications.show({
        color: "petrol",
        title: "Plan changed",
        message: `${name} is now on the ${sentenceCase(plan)} plan.`,
      })
      await client.invalidateQueries({ queryKey: ["usage", "organizations"] })
    },
  })
  const usageById = new Map(usage.map((row) => [row.orgId, row]))
  return (
    <Paper withBorder p="md">
      <Group justify="space-between" mb="sm">
        <Title order={2} size="h4">
          Organizations
        </Title>
        <NewOrganization />
      </Group>
      {error ? (
        <ErrorState error={error} onRetry={retry} />
      ) : !organizations ? (
        <RowsSkeleton rows={3} />
      ) : (
        <Table.ScrollContainer minWidth={720} type="native" tabIndex={0} role="group" aria-label="Organizations">
          <Table aria-label="Organizations" verticalSpacing="xs">
            <Table.Thead>
              <Table.Tr>
                <Table.Th>Name</Table.Th>
                <Table.Th>Members</Table.Th>
                <Table.Th>Classifications</Table.Th>
                <Table.Th>Tokens</Table.Th>
                <Table.Th>Exports</Table.Th>
                <Table.Th>Cost (USD)</Table.Th>
                <Table.Th>Plan</Table.Th>
              </Table.Tr>
            </Table.Thead>
            <Table.Tbody>
              {organizations.map((organization) => {
                const row = usageById.get(organization.id)
                return (
                  <Table.Tr key={organization.id}>
                    <Table.Td>{organization.name}</Table.Td>
                    <Table.Td>{organization.members}</Table.Td>
                    <Table.Td>{(row?.total_classifications ?? 0).toLocaleString("en-US")}</Table.Td>
                    <Table.Td>{(row?.total_tokens ?? 0).toLocaleString("en-US")}</Table.Td>
                    <Table.Td>{(row?.total_exports ?? 0).toLocaleString("en-US")}</Table.Td>
                    <Table.Td>{(row?.total_cost ?? 0).toFixed(2)}</Table.Td>
                    <Table.Td>
                      <Select
                        aria-label={`Plan for ${organization.name}`}
                        size="xs"
                        w={130}
                        data={PLANS}
                        value={organization.plan}
                        allowDeselect={false}
                        onChange={(to) => to && to !== organization.plan && setChange({ to, of: organization })}
                      />
                    </Table.Td>
                  </Table.Tr>
                )
              })}
            </Table.Tbody>
          </Table>
        </Table.ScrollContainer>
      )}
      <ConfirmDialog
        opened={change !== null}
        title="Change plan?"
        action="Change plan"
        pending={save.isPending}
        error={save.error}
        onClose={() => setChange(null)}
        onConfirm={() => change && save.mutate(change)}
      >
        <Text span fw={600}>
          {change?.of.name}
        </Text>{" "}
        will move from {sentenceCase(change?.of.plan ?? "")} to {sentenceCase(change?.to ?? "")}. The new limits apply
        from the next request.
      </ConfirmDialog>
    </Paper>
  )
}
