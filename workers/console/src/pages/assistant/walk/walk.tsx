import { Button, Group, Paper, Progress, Stack, Text, Title } from "@mantine/core"
import { IconChecks, IconSparkles } from "@tabler/icons-react"
import { useEffect, useId, useRef, useState } from "react"
import { Link } from "wouter"
import { ErrorState } from "../../../components/error-state.tsx"
import { RowsSkeleton } from "../../../components/page-skeleton.tsx"
import { useSession } from "../../../session/session.ts"
import { FixNamesDialog } from "../../import/fix-names-dialog.tsx"
import { keep, remainingTopics, skip } from "../../import/review-decisions.ts"
import { useDecisions, useNewTopics } from "../../import/use-review.ts"
import { counted } from "../cards/names.tsx"
import { useChatActions } from "../chat/chat-context.ts"
import type { Answer, Said } from "../chat/conversation.ts"
import type { Step } from "../understand/understood.ts"
import { type Doing, WalkTopic } from "./walk-topic.tsx"

type WalkAnswer = Answer<Extract<Said, { kind: "review" }>>

/** The new topics of an import one after the other. What is decided is shared with the page of the import, and outlives a reload. */
export function Walk({ answer }: { answer: WalkAnswer }) {
  const { state, said } = answer
  const title = useId()
  const { data: ids, error, refetch } = useNewTopics(said.batch.id)
  return (
    <Paper withBorder p="md" component="section" aria-labelledby={title}>
      <Title order={2} size="h5" id={title} mb="xs">
        New topics of {said.batch.filename}
      </Title>
      {state !== "open" ? (
        <Ended answer={answer} />
      ) : error ? (
        <ErrorState error={error} onRetry={() => void refetch()} />
      ) : ids ? (
        <Walking answer={answer} ids={ids} />
      ) : (
        <RowsSkeleton rows={3} />
      )}
    </Paper>
  )
}

function Walking({ answer, ids }: { answer: WalkAnswer; ids: readonly string[] }) {
  const { id, said } = answer
  const { may } = useSession()
  const chat = useChatActions()
  const [decisions, setDecisions] = useDecisions(said.batch.id)
  const [fixing, setFixing] = useState(said.fixNames)
  const [doing, setDoing] = useState<Doing | null>(null)
  const { all, open } = remainingTopics(ids, decisions)
  const [current, next] = open
  const decided = ids.length - open.length

  const finish = () => {
    const these = {
      words: counted(all.length, `topic of ${said.batch.filename}`, `topics of ${said.batch.filename}`),
      choice: { topicIds: all },
    }
    const skipped = decisions.skipped.length
    chat.done(id, { kind: "reviewed", kept: decided - skipped, skipped }, all.length > 0 ? these : undefined)
  }
  const decide = (after: typeof decisions) => {
    setDoing(null)
    setDecisions(after)
    chat.focus()
  }
  const take = (step: Step) => {
    if (step.do === "stop") finish()
    else if (step.do === "fix names") setFixing(true)
    else if (step.do === "keep all") decide({ ...decisions, done: true })
    else if (current === undefined) chat.focus()
    else if (step.do === "keep") decide(keep(decisions, [current]))
    else if (step.do === "skip" && !may("library:delete"))
      chat.tell("Your role may not take topics out of the library.")
    else setDoing({ ...step, id: current })
  }
  useSteps(take)
  return (
    <Stack gap="sm">
      <div role="status">
        <Progress value={ids.length === 0 ? 100 : (decided / ids.length) * 100} aria-label="Looked at" mb={4} />
        <Text size="xs" c="dimmed">
          {decided.toLocaleString()} of {ids.length.toLocaleString()} looked at
          {decisions.skipped.length > 0 && `, ${decisions.skipped.length.toLocaleString()} of them skipped`}
        </Text>
      </div>
      {current === undefined ? (
        <Text size="sm">Everything is looked at.</Text>
      ) : (
        <WalkTopic
          key={current}
          id={current}
          next={next}
          doing={doing?.id === current ? doing : null}
          onStep={take}
          onSkipped={(gone) => decide(skip(decisions, [gone]))}
          onClose={() => {
            setDoing(null)
            chat.focus()
          }}
        />
      )}
      <Group gap="xs">
        <Button
          variant="default"
          size="xs"
          leftSection={<IconSparkles size={14} aria-hidden />}
          disabled={all.length === 0}
          onClick={() => setFixing(true)}
        >
          Fix all names
        </Button>
        {open.length > 1 && (
          <Button
            variant="default"
            size="xs"
            leftSection={<IconChecks size={14} aria-hidden />}
            onClick={() => take({ do: "keep all" })}
          >
            Keep all {open.length.toLocaleString()} that are left
          </Button>
        )}
        <Button variant="default" size="xs" onClick={finish}>
          {current === undefined ? "Finish" : "Stop here"}
        </Button>
      </Group>
      <Text size="xs" c="dimmed">
        You can also type: keep, {may("library:delete") && "skip, "}rename to …, edit, fix all names, keep all, stop.
      </Text>
      {fixing && (
        <FixNamesDialog
          batchId={said.batch.id}
          onClose={() => {
            setFixing(false)
            chat.focus()
          }}
        />
      )}
    </Stack>
  )
}

/** Typed steps do what the buttons do. */
function useSteps(take: (step: Step) => void) {
  const { onStep } = useChatActions()
  const latest = useRef(take)
  useEffect(() => {
    latest.current = take
  })
  useEffect(() => onStep((step) => latest.current(step)), [onStep])
}

function Ended({ answer: { said, outcome } }: { answer: WalkAnswer }) {
  if (outcome?.kind !== "reviewed") return <Text size="sm">See below.</Text>
  return (
    <>
      <Text size="sm" mb="xs">
        {counted(outcome.kept, "topic")} kept{outcome.skipped > 0 && `, ${outcome.skipped.toLocaleString()} skipped`}.
        “These” are now what is left of it: you can push them.
      </Text>
      <Button component={Link} href={`/import/${said.batch.id}`} variant="default" size="xs">
        See the import
      </Button>
    </>
  )
}
