import { Table, Text } from "@mantine/core"
import { useQuery } from "@tanstack/react-query"
import { call } from "../../../api/call.ts"
import { counted } from "../../../components/counted.ts"
import { ErrorState } from "../../../components/error-state.tsx"
import { RowsSkeleton } from "../../../components/page-skeleton.tsx"
import { Tag } from "../../../components/tag.tsx"
import type { AnswerContent } from "../chat/conversation.ts"

type DuplicatesRequest = Extract<AnswerContent, { kind: "duplicates" }>

const MAX_TOPICS = 20

/** The most similar catalog topic of each. The check is free. */
export function Duplicates({ content }: { content: DuplicatesRequest }) {
  const topics = content.topics.slice(0, MAX_TOPICS)
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
      <Table.ScrollContainer minWidth={440} type="native" tabIndex={0} role="group" aria-label="Similarity">
        <Table aria-label="Duplicates" verticalSpacing={6}>
          <Table.Thead>
            <Table.Tr>
              <Table.Th>Topic</Table.Th>
              <Table.Th>Result</Table.Th>
              <Table.Th>Most similar in the catalog</Table.Th>
              <Table.Th ta="right">Similarity</Table.Th>
            </Table.Tr>
          </Table.Thead>
          <Table.Tbody>
            {data.map(({ topic, isDuplicate, warning, confidence, existingTopic }) => (
              <Table.Tr key={topic}>
                <Table.Td>{topic}</Table.Td>
                <Table.Td>
                  <Tag color={isDuplicate ? "red" : warning ? "ochre" : "teal"}>
                    {isDuplicate ? "Duplicate" : warning ? "Similar" : "New"}
                  </Tag>
                </Table.Td>
                <Table.Td>{existingTopic?.topic_name ?? "None"}</Table.Td>
                <Table.Td ta="right">{Math.round(confidence * 100)}%</Table.Td>
              </Table.Tr>
            ))}
          </Table.Tbody>
        </Table>
      </Table.ScrollContainer>
      {content.topics.length > MAX_TOPICS && (
        <Text size="sm" c="dimmed">
          Showing the first {MAX_TOPICS} of {counted(content.topics.length, "topic")}.
        </Text>
      )}
    </>
  )
}
