import { Anchor, Button, Group, Text } from "@mantine/core"
import { useQuery } from "@tanstack/react-query"
import { Link } from "wouter"
import type { Filters } from "../../../../../../src/intake/assistant/intent.ts"
import { call } from "../../../api/call.ts"
import { ErrorState } from "../../../components/error-state.tsx"
import { RowsSkeleton } from "../../../components/page-skeleton.tsx"
import classes from "../assistant.module.css"
import type { Said } from "../chat/conversation.ts"

type Find = Extract<Said, { kind: "find" }>

const FEW = 5

const PAGE = { pageSize: FEW, sortBy: "topic_name", sortOrder: "asc" } as const

async function findInLibrary(filters: Filters, signal: AbortSignal) {
  const { data, total } = await call("GET /api/topics", { query: { ...filters, ...PAGE }, signal })
  return { total, topics: data.map(({ id, topic_name: name }) => ({ id, name })) }
}

/** The catalog knows no sensitivity. */
async function findInCatalog({ search, segmentType }: Filters, signal: AbortSignal) {
  const { data, total } = await call("GET /api/topics/catalog", { query: { search, segmentType, ...PAGE }, signal })
  return { total, topics: data.map(({ id, topicName: name }) => ({ id, name })) }
}

/** Reading changes nothing, so it is done at once. */
export function Found({ said: { where, filters } }: { said: Find }) {
  const { data, error, refetch } = useQuery({
    queryKey: [where === "catalog" ? "catalog" : "topics", "found", filters],
    queryFn: ({ signal }) => (where === "catalog" ? findInCatalog(filters, signal) : findInLibrary(filters, signal)),
  })
  if (error) return <ErrorState error={error} onRetry={() => void refetch()} />
  if (!data) return <RowsSkeleton rows={3} height={20} />
  const address = `/${where}?${new URLSearchParams(filters)}`
  return (
    <>
      <Text size="sm">
        {data.total === 0 ? (
          "I found nothing"
        ) : (
          <b>{`I found ${data.total.toLocaleString()} ${data.total === 1 ? "topic" : "topics"}`}</b>
        )}{" "}
        in the {where}.
      </Text>
      <ul className={classes["names"]} aria-label="Topics found">
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
          <Button component={Link} href={address} variant="default" size="xs">
            {data.total > FEW ? `See all in the ${where}` : `See in the ${where}`}
          </Button>
        </Group>
      )}
    </>
  )
}
