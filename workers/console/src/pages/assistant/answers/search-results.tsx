import { Anchor, Button, Group, Text } from "@mantine/core"
import { useQuery } from "@tanstack/react-query"
import { Link } from "wouter"
import type { Filters } from "../../../../../../src/intake/assistant/intent.ts"
import { call } from "../../../api/call.ts"
import { counted } from "../../../components/counted.ts"
import { ErrorState } from "../../../components/error-state.tsx"
import { RowsSkeleton } from "../../../components/page-skeleton.tsx"
import classes from "../assistant.module.css"
import type { AnswerContent } from "../chat/conversation.ts"

type Find = Extract<AnswerContent, { kind: "find" }>

const MAX_SHOWN = 5

const PAGE = { pageSize: MAX_SHOWN, sortBy: "topic_name", sortOrder: "asc" } as const

async function findInLibrary(filters: Filters, signal: AbortSignal) {
  const { data, total } = await call("GET /api/topics", { query: { ...filters, ...PAGE }, signal })
  return { total, topics: data.map(({ id, topic_name: name }) => ({ id, name })) }
}

/** The catalog cannot be filtered by sensitivity. */
async function findInCatalog({ search, segmentType }: Filters, signal: AbortSignal) {
  const { data, total } = await call("GET /api/topics/catalog", { query: { search, segmentType, ...PAGE }, signal })
  return { total, topics: data.map(({ id, topicName: name }) => ({ id, name })) }
}

/** A search changes nothing, so it runs without confirmation. */
export function SearchResults({ content: { where, filters } }: { content: Find }) {
  const { data, error, refetch } = useQuery({
    queryKey: [where === "catalog" ? "catalog" : "topics", "found", filters],
    queryFn: ({ signal }) => (where === "catalog" ? findInCatalog(filters, signal) : findInLibrary(filters, signal)),
  })
  if (error) return <ErrorState error={error} onRetry={() => void refetch()} />
  if (!data) return <RowsSkeleton rows={3} height={20} />
  const url = `/${where}?${new URLSearchParams(filters)}`
  return (
    <>
      <Text size="sm">
        {data.total === 0 ? "I found no topics" : <b>I found {counted(data.total, "topic")}</b>} in the {where}.
      </Text>
      <ul className={classes["names"]} aria-label="Found topics">
        {data.topics.map(({ id, name }) => (
          <li key={id}>
            {where === "library" ? (
              <Anchor component={Link} href={`/library/${id}`} size="sm">
                {name}
              </Anchor>
            ) : (
              name
            )}
          </li>
        ))}
      </ul>
      {data.total > 0 && (
        <Group gap="xs" mt="xs">
          <Button component={Link} href={url} variant="default" size="xs">
            {data.total > MAX_SHOWN ? `View all in ${where}` : `View in ${where}`}
          </Button>
        </Group>
      )}
    </>
  )
}
