import { Table, Text } from "@mantine/core"
import { useQuery } from "@tanstack/react-query"
import { call } from "../../../api/call.ts"
import { ErrorState } from "../../../components/error-state.tsx"
import { RowsSkeleton } from "../../../components/page-skeleton.tsx"
import { Tag } from "../../../components/tag.tsx"
import type { Said } from "../chat/conversation.ts"

type Asked = Extract<Said, { kind: "duplicates" }>

const MOST = 20

/** How like the nearest topic of the catalog each is. Asking costs nothing. */
export function Duplicates({ said }: { said: Asked }) {
  const topics = said.topics.slice(0, MOST)
  const { data, error, refetch } = useQuery({
    queryKey: ["catalog", "duplicates", topics],
    queryFn: ({ signal }) =>
      Promise.all(
        topics.map(async (topic) =>
          Object.assign(await call("POST /api/topics/check-duplicate", { body: { topic_name: topic }, signal }), {
            topic,
          }),
        ),
      ),
  })
  if (error) return <ErrorState error={error} onRetry={() => void refetch()} />
  if (!data) return <RowsSkeleton rows={topics.length} height={24} />
  return (
    <>
      <Table.ScrollContainer minWidth={440} type="native" tabIndex={0} role="group" aria-label="How alike they are">
        <Table aria-label="Duplicates" verticalSpacing={6}>
          <Table.Thead>
            <Table.Tr>
              <Table.Th>Topic</Table.Th>
              <Table.Th>Is</Table.Th>
              <Table.Th>Nearest in the catalog</Table.Th>
              <Table.Th ta="right">Alike</Table.Th>
            </Table.Tr>
          </Table.Thead>
          <Table.Tbody>
            {data.map(({ topic, isDuplicate, warning, confidence, existingTopic }) => (
              <Table.Tr key={topic}>
                <Table.Td>{topic}</Table.Td>
                <Table.Td>
                  <Tag color={isDuplicate ? "red" : warning ? "ochre" : "teal"}>
                    {isDuplicate ? "a duplicate" : warning ? "similar" : "new"}
                  </Tag>
                </Table.Td>
                <Table.Td>{existingTopic?.topic_name ?? "none"}</Table.Td>
                <Table.Td ta="right">{Math.round(confidence * 100)}%</Table.Td>
              </Table.Tr>
            ))}
          </Table.Tbody>
        </Table>
      </Table.ScrollContainer>
      {said.topics.length > MOST && (
        <Text size="sm" c="dimmed">
          The first {MOST} of {said.topics.length.toLocaleString()}.
        </Text>
      )}
    </>
  )
}
