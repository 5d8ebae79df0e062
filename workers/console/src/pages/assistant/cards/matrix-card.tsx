import { Button, Group, Text } from "@mantine/core"
import { useQuery } from "@tanstack/react-query"
import { Link, useLocation } from "wouter"
import { call } from "../../../api/call.ts"
import type { MatrixPreview } from "../../../api/routes/classify.ts"
import { ErrorState } from "../../../components/error-state.tsx"
import { RowsSkeleton } from "../../../components/page-skeleton.tsx"
import { countOf, EMPTY, MAX_COMBINATIONS } from "../../matrix/draft.ts"
import { useDraft, useGenerate } from "../../matrix/use-matrix.ts"
import classes from "../assistant.module.css"
import { useChatActions } from "../chat/chat-context.ts"
import type { Answer, Outcome, Said } from "../chat/conversation.ts"
import { ActionCard } from "./action-card.tsx"
import { counted, Names } from "./names.tsx"

type Matrix = Extract<Said, { kind: "matrix" }>

const SHOWN_VALUES = 6

export function MatrixCard({ answer }: { answer: Answer<Matrix> }) {
  const { id, said, state, outcome } = answer
  const { done } = useChatActions()
  const total = countOf(said.dimensions)
  const fits = total <= MAX_COMBINATIONS
  const body = { dimensions: said.dimensions, ...(said.template && { template: said.template }) }
  const { data, error, refetch } = useQuery({
    queryKey: ["topics", "matrix-preview", body],
    queryFn: async ({ signal }) => {
      const answered = await call("POST /api/topics/generate-matrix", { body: { ...body, preview: true }, signal })
      return answered as MatrixPreview
    },
    enabled: state === "open" && fits,
  })
  const generate = useGenerate()
  const confirm = () =>
    generate.mutate(body, {
      onSuccess: ({ topicIds, created, duplicates, errors }) => {
        const these = { words: counted(created, "topic of the matrix", "topics of the matrix"), choice: { topicIds } }
        done(id, { kind: "matrix", created, duplicates, errors }, topicIds.length > 0 ? these : undefined)
      },
    })
  const factors = said.dimensions.map(({ values }) => values.length.toLocaleString()).join(" × ")
  return (
    <ActionCard
      answer={answer}
      what={
        <>
          Make a matrix of {factors} = <b>{counted(total, "combination")}</b>
          {fits ? (
            <>, and take every one into the library. That costs {counted(total, "classification")}.</>
          ) : (
            <>
              . That is more than the {MAX_COMBINATIONS.toLocaleString()} that can be made at once: name fewer values.
            </>
          )}
        </>
      }
      ready={data !== undefined && data.new > 0}
      pending={generate.isPending}
      error={generate.error}
      onConfirm={confirm}
      result={outcome?.kind === "matrix" && <Made {...outcome} />}
    >
      <Dimensions dimensions={said.dimensions} />
      {fits &&
        (error ? (
          <ErrorState error={error} onRetry={() => void refetch()} />
        ) : data ? (
          <Preview preview={data} />
        ) : (
          <RowsSkeleton rows={3} height={20} />
        ))}
      <OnItsPage matrix={said} />
    </ActionCard>
  )
}

function Dimensions({ dimensions }: Pick<Matrix, "dimensions">) {
  return (
    <dl className={classes["facts"]}>
      {dimensions.map(({ name, values }) => (
        <div key={name}>
          <dt>
            {name} ({values.length.toLocaleString()}):
          </dt>{" "}
          <dd>
            {values.slice(0, SHOWN_VALUES).join(", ")}
            {values.length > SHOWN_VALUES && ` and ${(values.length - SHOWN_VALUES).toLocaleString()} more`}
          </dd>
        </div>
      ))}
    </dl>
  )
}

function Preview({ preview: { new: fresh, duplicates, errors, sensitive, samples } }: { preview: MatrixPreview }) {
  const parts = [
    `${fresh.toLocaleString()} new`,
    duplicates > 0 && `${duplicates.toLocaleString()} in the library already or the same as another`,
    errors > 0 && `${errors.toLocaleString()} that cannot be topics`,
    sensitive > 0 && `${sensitive.toLocaleString()} sensitive`,
  ]
  return (
    <div>
      <Text size="sm" mb={4}>
        {parts.filter((part) => part !== false).join(", ")}. For example:
      </Text>
      <Names
        names={[...new Set(samples.map(({ topic_name: name }) => name))]}
        label="Examples"
        most={4}
        counted={false}
      />
    </div>
  )
}

/** Where every value can be chosen by hand. */
function OnItsPage({ matrix: { dimensions, template = "" } }: { matrix: Matrix }) {
  const [, setDraft] = useDraft()
  const [, navigate] = useLocation()
  const open = () => {
    setDraft({ ...EMPTY, dimensions: dimensions.map((one, i) => ({ ...one, id: `assistant-${i}` })), template })
    navigate("/matrix")
  }
  return (
    <div>
      <Button variant="subtle" size="compact-sm" onClick={open}>
        Go on with it on the Matrix page
      </Button>
    </div>
  )
}

function Made({ created, duplicates, errors }: Extract<Outcome, { kind: "matrix" }>) {
  return (
    <>
      <Text size="sm">
        {counted(created, "topic is", "topics are")} new in the library
        {duplicates > 0 && `, ${duplicates.toLocaleString()} were there already or the same as another`}
        {errors > 0 && `, ${errors.toLocaleString()} could not be made and cost nothing`}.
      </Text>
      <Group gap="xs">
        <Button component={Link} href="/library?source=matrix" variant="default" size="xs">
          See them in the library
        </Button>
      </Group>
    </>
  )
}
