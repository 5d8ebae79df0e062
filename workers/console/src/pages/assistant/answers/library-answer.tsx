import { Anchor, Button, Code, Group, Paper, Stack, Table, Text, Title } from "@mantine/core"
import { useQuery } from "@tanstack/react-query"
import { useId } from "react"
import { Link } from "wouter"
import { call } from "../../../api/call.ts"
import type { AnswerCard, AnswerOf, AnswerQuery } from "../../../api/types.ts"
import { ErrorState } from "../../../components/error-state.tsx"
import { RowsSkeleton } from "../../../components/page-skeleton.tsx"
import { When } from "../../../components/when.tsx"
import type { Answer, AnswerContent } from "../chat/conversation.ts"

type AnswerTable = NonNullable<AnswerOf<"POST /api/assistant/answer">["table"]>
type LibraryQuestion = Answer<Extract<AnswerContent, { kind: "ask" }>>

/** The answer to a question about the library, with the queries it came from and suggested next steps. Read-only. */
export function LibraryAnswer({ answer: { content, byModel } }: { answer: LibraryQuestion }) {
  const { question } = content
  const { data, error, refetch } = useQuery({
    queryKey: ["assistant", "answer", question],
    queryFn: ({ signal }) => call("POST /api/assistant/answer", { body: { question }, signal }),
  })
  if (error && !data) return <ErrorState error={error} onRetry={() => void refetch()} />
  if (!data) return <RowsSkeleton rows={3} height={20} />
  return (
    <Stack gap="sm">
      <div>
        <Text size="sm" fw={600}>
          {data.text}
        </Text>
        {byModel && (
          <Text size="xs" c="dimmed">
            The language model chose the query.
          </Text>
        )}
      </div>
      {data.table && <AnswerRows table={data.table} />}
      <Queries queries={data.queries} />
      {data.cards.map((card) => (
        <NextStep key={card.title} card={card} />
      ))}
    </Stack>
  )
}

function AnswerRows({ table: { label, columns, rows } }: { table: AnswerTable }) {
  return (
    <Table.ScrollContainer minWidth={columns.length * 130} type="native" tabIndex={0} role="group" aria-label={label}>
      <Table aria-label={label} verticalSpacing={6}>
        <Table.Thead>
          <Table.Tr>
            {columns.map((column) => (
              <Table.Th key={column.label} {...(column.type === "count" && { ta: "right" as const })}>
                {column.label}
              </Table.Th>
            ))}
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody>
          {rows.map(({ cells, href }, row) => (
            <Table.Tr key={row}>
              {cells.map((cell, i) => (
                <Table.Td key={columns[i]?.label} {...(columns[i]?.type === "count" && { ta: "right" as const })}>
                  {i === 0 && href !== null ? (
                    <Anchor component={Link} href={href} size="sm">
                      {cell ?? "Unknown"}
                    </Anchor>
                  ) : (
                    <Cell value={cell} type={columns[i]?.type ?? "text"} />
                  )}
                </Table.Td>
              ))}
            </Table.Tr>
          ))}
        </Table.Tbody>
      </Table>
    </Table.ScrollContainer>
  )
}

function Cell({ value, type }: { value: string | number | null; type: AnswerTable["columns"][number]["type"] }) {
  if (value === null) return "Unknown"
  if (type === "time") return <When at={String(value)} />
  return value.toLocaleString("en-US")
}

/** The queries behind the answer, so that readers can check it. */
function Queries({ queries }: { queries: readonly AnswerQuery[] }) {
  return (
    <ul aria-label="Queries" style={{ margin: 0, paddingLeft: "1.2rem" }}>
      {queries.map(({ words, call: asCall, href }) => (
        <li key={words}>
          <Anchor component={Link} href={href} size="xs">
            {words}
          </Anchor>{" "}
          <Code style={{ overflowWrap: "anywhere" }}>{asCall}</Code>
        </li>
      ))}
    </ul>
  )
}

function NextStep({ card: { title, text, action, href } }: { card: AnswerCard }) {
  const id = useId()
  return (
    <Paper withBorder p="md" component="section" aria-labelledby={id}>
      <Stack gap="xs">
        <Title order={2} size="h5" id={id}>
          {title}
        </Title>
        <Text size="sm">{text}</Text>
        <Group>
          <Button component={Link} href={href} size="xs" aria-describedby={id}>
            {action}
          </Button>
        </Group>
      </Stack>
    </Paper>
  )
}
