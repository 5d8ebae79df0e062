import { Button, Group, Text } from "@mantine/core"
import { useQuery } from "@tanstack/react-query"
import { Link, useLocation } from "wouter"
import { call } from "../../../api/call.ts"
import type { MatrixPreview } from "../../../api/types.ts"
import { counted } from "../../../components/counted.ts"
import { ErrorState } from "../../../components/error-state.tsx"
import { RowsSkeleton } from "../../../components/page-skeleton.tsx"
import { countOf, EMPTY, MAX_COMBINATIONS } from "../../matrix/draft.ts"
import { useGenerate, useMatrixDraft } from "../../matrix/use-matrix.ts"
import classes from "../assistant.module.css"
import { useChatActions } from "../chat/chat-context.ts"
import type { Answer, Outcome, AnswerContent } from "../chat/conversation.ts"
import { ActionCard } from "./action-card.tsx"
import { NameList } from "./name-list.tsx"

type Matrix = Extract<AnswerContent, { kind: "matrix" }>

const MAX_VALUES = 6

export function MatrixCard({ answer }: { answer: Answer<Matrix> }) {
  const { id, content, state, outcome } = answer
  const { done } = useChatActions()
  const total = countOf(content.dimensions)
  const fits = total <= MAX_COMBINATIONS
  const body = { dimensions: content.dimensions, ...(content.template && { template: content.template }) }
  const { data, error, refetch } = useQuery({
    queryKey: ["topics", "matrix-preview", body],
    queryFn: async ({ signal }) => {
      const response = await call("POST /api/topics/generate-matrix", { body: { ...body, preview: true }, signal })
      return response as MatrixPreview
    },
    enabled: state === "open" && fits,
  })
  const generate = useGenerate()
  const confirm = () =>
    generate.mutate(body, {
      onSuccess: ({ topicIds, created, duplicates, errors }) => {
        const these = {
          label: counted(created, "topic from the matrix", "topics from the matrix"),
          selection: { topicIds },
        }
        done(id, { kind: "matrix", created, duplicates, errors }, topicIds.length > 0 ? these : undefined)
      },
    })
  const factors = content.dimensions.map(({ values }) => values.length.toLocaleString("en-US")).join(" × ")
  return (
    <ActionCard
      answer={answer}
      what={
        <>
          Generate a matrix of {factors} = <b>{counted(total, "combination")}</b>
          {fits ? (
            <> and add them to your library. This uses {counted(total, "classification")}.</>
          ) : (
            <>. The maximum is {MAX_COMBINATIONS.toLocaleString("en-US")}. Use fewer values.</>
          )}
        </>
      }
      ready={data !== undefined && data.new > 0}
      pending={generate.isPending}
      error={generate.error}
      onConfirm={confirm}
      result={outcome?.kind === "matrix" && <Result {...outcome} />}
    >
      <Dimensions dimensions={content.dimensions} />
      {fits &&
        (error ? (
          <ErrorState error={error} onRetry={() => void refetch()} />
        ) : data ? (
          <Preview preview={data} />
        ) : (
          <RowsSkeleton rows={3} height={20} />
        ))}
      <OpenMatrixPage matrix={content} />
    </ActionCard>
  )
}

function Dimensions({ dimensions }: Pick<Matrix, "dimensions">) {
  return (
    <dl className={classes["facts"]}>
      {dimensions.map(({ name, values }) => (
        <div key={name}>
          <dt>
            {name} ({values.length.toLocaleString("en-US")}):
          </dt>{" "}
          <dd>
            {values.slice(0, MAX_VALUES).join(", ")}
            {values.length > MAX_VALUES && ` and ${(values.length - MAX_VALUES).toLocaleString("en-US")} more`}
          </dd>
        </div>
      ))}
    </dl>
  )
}

function Preview({ preview: { new: created, duplicates, errors, sensitive, samples } }: { preview: MatrixPreview }) {
  const parts = [
    `${created.toLocaleString("en-US")} new`,
    duplicates > 0 && counted(duplicates, "duplicate"),
    errors > 0 && `${errors.toLocaleString("en-US")} invalid`,
    sensitive > 0 && `${sensitive.toLocaleString("en-US")} sensitive`,
  ]
  return (
    <div>
      <Text size="sm" mb={4}>
        {parts.filter((part) => part !== false).join(", ")}. Examples:
      </Text>
      <NameList
        names={[...new Set(samples.map(({ topic_name: name }) => name))]}
        label="Examples"
        max={4}
        showRest={false}
      />
    </div>
  )
}

/** Opens the draft on the Matrix page, where every value can be edited. */
function OpenMatrixPage({ matrix: { dimensions, template = "" } }: { matrix: Matrix }) {
  const { set } = useMatrixDraft()
  const [, navigate] = useLocation()
  const open = () => {
    set({ ...EMPTY, dimensions: dimensions.map((one, i) => ({ ...one, id: `assistant-${i}` })), template })
    navigate("/matrix")
  }
  return (
    <div>
      <Button variant="subtle" size="compact-sm" onClick={open}>
        Edit on the Matrix page
      </Button>
    </div>
  )
}

function Result({ created, duplicates, errors }: Extract<Outcome, { kind: "matrix" }>) {
  return (
    <>
      <Text size="sm">
        {counted(created, "topic")} added to your library
        {duplicates > 0 && `, ${counted(duplicates, "duplicate")} skipped`}
        {errors > 0 && `, ${errors.toLocaleString("en-US")} failed`}.
      </Text>
      <Group gap="xs">
        <Button component={Link} href="/library?source=matrix" variant="default" size="xs">
          View in library
        </Button>
      </Group>
    </>
  )
}
