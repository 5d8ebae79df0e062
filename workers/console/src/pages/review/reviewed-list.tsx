import { Badge, Button, Pagination, Stack, Table, Text } from "@mantine/core"
import { keepPreviousData, useQuery } from "@tanstack/react-query"
import { useState } from "react"
import { call } from "../../api/call.ts"
import type { ReviewTopic } from "../../api/types.ts"
import { counted } from "../../components/counted.ts"
import { When } from "../../components/when.tsx"
import { ErrorState } from "../../components/error-state.tsx"
import { RowsSkeleton } from "../../components/page-skeleton.tsx"
import { CorrectDialog } from "./correct-dialog.tsx"
import { EmptyQueue } from "./empty-queue.tsx"

const PAGE_SIZE = 25

/** Topics that were decided, to be corrected again. */
export function ReviewedList() {
  const [page, setPage] = useState(1)
  const [correcting, setCorrecting] = useState<ReviewTopic | null>(null)
  const { data, error, refetch } = useQuery({
    queryKey: ["review", "reviewed", page],
    queryFn: ({ signal }) =>
      call("GET /api/admin/topics/review", { query: { status: "reviewed", page, pageSize: PAGE_SIZE }, signal }),
    placeholderData: keepPreviousData,
  })
  if (error) return <ErrorState error={error} onRetry={() => void refetch()} />
  if (!data) return <RowsSkeleton rows={6} />
  if (data.total === 0) return <EmptyQueue status="reviewed" />
  return (
    <Stack gap="md">
      <Text size="sm" c="dimmed" role="status">
        {counted(data.total, "topic")}
      </Text>
      <Table.ScrollContainer minWidth={760} type="native" tabIndex={0} role="group" aria-label="Topics in review">
        <Table aria-label="Topics in review" verticalSpacing="xs">
          <Table.Thead>
            <Table.Tr>
              <Table.Th>Topic</Table.Th>
              <Table.Th>Category</Table.Th>
              <Table.Th>Segment type</Table.Th>
              <Table.Th>Created</Table.Th>
              <Table.Th>
                <span className="visually-hidden">Action</span>
              </Table.Th>
            </Table.Tr>
          </Table.Thead>
          <Table.Tbody>
            {data.topics.map((topic) => (
              <Table.Tr key={topic.id}>
                <Table.Td>{topic.topicName}</Table.Td>
                <Table.Td>{topic.parentCategory}</Table.Td>
                <Table.Td>
                  <Badge variant="light" color="gray">
                    {topic.segmentType}
                  </Badge>
                </Table.Td>
                <Table.Td>
                  <When at={topic.createdAt} />
                </Table.Td>
                <Table.Td>
                  <Button
                    size="compact-sm"
                    variant="default"
                    aria-label={`Correct ${topic.topicName}`}
                    onClick={() => setCorrecting(topic)}
                  >
                    Correct
                  </Button>
                </Table.Td>
              </Table.Tr>
            ))}
          </Table.Tbody>
        </Table>
      </Table.ScrollContainer>
      {data.total > PAGE_SIZE && (
        <Pagination
          value={page}
          onChange={setPage}
          total={Math.ceil(data.total / PAGE_SIZE)}
          getControlProps={(control) => ({ "aria-label": `${control} page` })}
          getItemProps={(number) => ({ "aria-label": `Page ${number}` })}
        />
      )}
      {correcting && <CorrectDialog topics={[correcting]} unsure={false} onClose={() => setCorrecting(null)} />}
    </Stack>
  )
}
