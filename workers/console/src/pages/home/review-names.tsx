import { Anchor, Button, Group, Table, Text } from "@mantine/core"
import { useQuery } from "@tanstack/react-query"
import { Link } from "wouter"
import { call } from "../../api/call.ts"
import { ErrorState } from "../../components/error-state.tsx"
import { RowsSkeleton } from "../../components/page-skeleton.tsx"
import { Tag } from "../../components/tag.tsx"
import { useCompleteStep } from "./use-home.ts"

/** The newest topics as they were classified. */
export function ReviewNames() {
  const take = useCompleteStep()
  const { data, error, refetch } = useQuery({
    queryKey: ["topics", "newest"],
    queryFn: ({ signal }) => call("GET /api/topics", { query: { pageSize: 12 }, signal }),
  })
  if (error) return <ErrorState error={error} onRetry={() => void refetch()} />
  if (!data) return <RowsSkeleton rows={5} />
  return (
    <>
      <Text size="sm">
        Each audience was classified. Segments on platforms are named after these topics, so correct what is wrong: open
        a topic to change its name or category.
      </Text>
      <Table.ScrollContainer minWidth={420} type="native" tabIndex={0} role="group" aria-label="Newest topics">
        <Table aria-label="Newest topics" verticalSpacing={6}>
          <Table.Thead>
            <Table.Tr>
              <Table.Th>Topic</Table.Th>
              <Table.Th>Category</Table.Th>
              <Table.Th>Confidence</Table.Th>
            </Table.Tr>
          </Table.Thead>
          <Table.Tbody>
            {data.data.map((topic) => (
              <Table.Tr key={topic.id}>
                <Table.Td style={{ overflowWrap: "anywhere" }}>
                  <Anchor component={Link} href={`/library/${topic.id}`} size="sm">
                    {topic.topic_name}
                  </Anchor>
                </Table.Td>
                <Table.Td>{topic.parent_category}</Table.Td>
                <Table.Td>{topic.unsure ? <Tag color="orange">Unsure</Tag> : <Tag color="teal">Sure</Tag>}</Table.Td>
              </Table.Tr>
            ))}
          </Table.Tbody>
        </Table>
      </Table.ScrollContainer>
      <Group gap="sm">
        <Button loading={take.isPending} onClick={() => take.mutate("reviewed")}>
          Confirm the names
        </Button>
        <Button component={Link} href="/library" variant="default">
          Open the library
        </Button>
      </Group>
    </>
  )
}
