import { Badge, Button, Pagination, Stack, Table, Text } from "@mantine/core"
import { IconBulb } from "@tabler/icons-react"
import { keepPreviousData, useMutation, useQuery, useQueryClient } from "@tanstack/react-query"
import { useState } from "react"
import { call } from "../../api/call.ts"
import type { LearnedRule } from "../../api/types.ts"
import { ConfirmDialog } from "../../components/confirm-dialog.tsx"
import { When } from "../../components/when.tsx"
import { EmptyState } from "../../components/empty-state.tsx"
import { ErrorState } from "../../components/error-state.tsx"
import { RowsSkeleton } from "../../components/page-skeleton.tsx"

const FIELD_LABELS: Record<LearnedRule["field"], string> = {
  segmentType: "Segment type",
  parentCategory: "Category",
  audienceType: "Audience type",
  sensitivity: "Sensitivity",
}

export function LearnedRules() {
  const [page, setPage] = useState(1)
  const [deleting, setDeleting] = useState<LearnedRule | null>(null)
  const client = useQueryClient()
  const { data, error, refetch } = useQuery({
    queryKey: ["review", "rules", page],
    queryFn: ({ signal }) => call("GET /api/admin/learned-rules", { query: { page }, signal }),
    placeholderData: keepPreviousData,
  })
  const remove = useMutation({
    mutationFn: (id: string) => call("DELETE /api/admin/learned-rules", { body: { id } }),
    meta: { quiet: true },
    onSuccess: async () => {
      setDeleting(null)
      await client.invalidateQueries({ queryKey: ["review", "rules"] })
    },
  })
  if (error) return <ErrorState error={error} onRetry={() => void refetch()} />
  if (!data) return <RowsSkeleton rows={4} />
  if (data.total === 0) {
    return (
      <EmptyState title="No learned rules yet" icon={IconBulb}>
        Each correction in the review queue creates a rule for that name. Three matching corrections create a rule for
        similar names.
      </EmptyState>
    )
  }
  return (
    <Stack gap="md">
      <Table.ScrollContainer minWidth={640} type="native" tabIndex={0} role="group" aria-label="Learned rules">
        <Table aria-label="Learned rules" verticalSpacing="xs">
          <Table.Thead>
            <Table.Tr>
              <Table.Th>Applies to</Table.Th>
              <Table.Th>Field</Table.Th>
              <Table.Th>Value</Table.Th>
              <Table.Th>Reviews</Table.Th>
              <Table.Th>Created</Table.Th>
              <Table.Th>
                <span className="visually-hidden">Action</span>
              </Table.Th>
            </Table.Tr>
          </Table.Thead>
          <Table.Tbody>
            {data.data.map((rule) => (
              <Table.Tr key={rule.id}>
                <Table.Td>
                  {rule.kind === "name" ? rule.pattern : `Names ending in “${rule.pattern}”`}
                  {rule.names && (
                    <Text size="xs" c="dimmed">
                      From {rule.names.join(", ")}
                    </Text>
                  )}
                </Table.Td>
                <Table.Td>{FIELD_LABELS[rule.field]}</Table.Td>
                <Table.Td>
                  <Badge variant="light" color="petrol" tt="none">
                    {rule.value}
                  </Badge>
                </Table.Td>
                <Table.Td>{rule.reviews}</Table.Td>
                <Table.Td>
                  <When at={rule.createdAt} />
                </Table.Td>
                <Table.Td>
                  <Button
                    size="compact-sm"
                    variant="light"
                    color="red"
                    aria-label={`Delete the rule for ${rule.pattern}: ${FIELD_LABELS[rule.field]}`}
                    onClick={() => setDeleting(rule)}
                  >
                    Delete
                  </Button>
                </Table.Td>
              </Table.Tr>
            ))}
          </Table.Tbody>
        </Table>
      </Table.ScrollContainer>
      {data.totalPages > 1 && (
        <Pagination
          value={page}
          onChange={setPage}
          total={data.totalPages}
          getControlProps={(control) => ({ "aria-label": `${control} page` })}
          getItemProps={(number) => ({ "aria-label": `Page ${number}` })}
        />
      )}
      <ConfirmDialog
        opened={deleting !== null}
        title="Delete rule?"
        action="Delete"
        danger
        pending={remove.isPending}
        error={remove.error}
        onClose={() => setDeleting(null)}
        onConfirm={() => deleting && remove.mutate(deleting.id)}
      >
        The rule-based engine will classify “{deleting?.pattern}” without this rule. Corrected topics do not change.
      </ConfirmDialog>
    </Stack>
  )
}
