import { Button, Group, Paper, Progress, Stack, Text, Title } from "@mantine/core"
import { IconChecks, IconSparkles } from "@tabler/icons-react"
import { useEffect, useId, useRef, useState } from "react"
import { Link } from "wouter"
import { counted } from "../../../components/counted.ts"
import { ErrorState } from "../../../components/error-state.tsx"
import { RowsSkeleton } from "../../../components/page-skeleton.tsx"
import { useSession } from "../../../session/session.ts"
import { FixNamesDialog } from "../../import/fix-names-dialog.tsx"
import { keep, remainingTopics, skip } from "../../import/review-decisions.ts"
import { useDecisions, useNewTopics } from "../../import/use-review.ts"
import { useChatActions } from "../chat/chat-context.ts"
import type { Answer, AnswerContent } from "../chat/conversation.ts"
import type { Step } from "../understand/understood.ts"
import { type ActiveStep, ReviewTopic } from "./review-topic.tsx"

type ReviewAnswer = Answer<Extract<AnswerContent, { kind: "review" }>>

/** Reviews the new topics of an import one by one. Decisions are shared with the import page and survive a reload. */
export function GuidedReview({ answer }: { answer: ReviewAnswer }) {
  const { state, content } = answer
  const title = useId()
  const { data: ids, error, refetch } = useNewTopics(content.batch.id)
  return (
    <Paper withBorder p="md" component="section" aria-labelledby={title}>
      <Title order={2} size="h5" id={title} mb="xs">
        New topics from {content.batch.filename}
      </Title>
      {state !== "open" ? (
        <ClosedReview answer={answer} />
      ) : error ? (
        <ErrorState error={error} onRetry={() => void refetch()} />
      ) : ids ? (
        <ActiveReview answer={answer} ids={ids} />
      ) : (
        <RowsSkeleton rows={3} />
      )}
    </Paper>
  )
}

function ActiveReview({ answer, ids }: { answer: ReviewAnswer; ids: readonly string[] }) {
  const { id, content } = answer
  const { may } = useSession()
  const chat = useChatActions()
  const [decisions, setDecisions] = useDecisions(content.batch.id)
  const [fixing, setFixing] = useState(content.fixNames)
  const [activeStep, setActiveStep] = useState<ActiveStep | null>(null)
  const { all, open } = remainingTopics(ids, decisions)
  const [current, next] = open
  const decided = ids.length - open.length

  const finish = () => {
    const these = {
      label: counted(all.length, `topic from ${content.batch.filename}`, `topics from ${content.batch.filename}`),
      selection: { topicIds: all },
    }
    const skipped = decisions.skipped.length
    chat.done(id, { kind: "reviewed", kept: decided - skipped, skipped }, all.length > 0 ? these : undefined)
  }
  const decide = (after: typeof decisions) => {
    setActiveStep(null)
    setDecisions(after)
    chat.focus()
  }
  const apply = (step: Step) => {
    if (step.do === "stop") finish()
    else if (step.do === "fix names") setFixing(true)
    else if (step.do === "keep all") decide({ ...decisions, done: true })
    else if (current === undefined) chat.focus()
    else if (step.do === "keep") decide(keep(decisions, [current]))
    else if (step.do === "skip" && !may("library:delete"))
      chat.notify("Your role does not allow you to remove topics from the library.")
    else setActiveStep({ ...step, id: current })
  }
  useTypedSteps(apply)
  return (
    <Stack gap="sm">
      <div role="status">
        <Progress value={ids.length === 0 ? 100 : (decided / ids.length) * 100} aria-label="Reviewed" mb={4} />
        <Text size="xs" c="dimmed">
          {decided.toLocaleString("en-US")} of {ids.length.toLocaleString("en-US")} reviewed
          {decisions.skipped.length > 0 && `, ${decisions.skipped.length.toLocaleString("en-US")} skipped`}
        </Text>
      </div>
      {current === undefined ? (
        <Text size="sm">All topics reviewed.</Text>
      ) : (
        <ReviewTopic
          key={current}
          id={current}
          next={next}
          activeStep={activeStep?.id === current ? activeStep : null}
          onStep={apply}
          onSkipped={(skippedId) => decide(skip(decisions, [skippedId]))}
          onClose={() => {
            setActiveStep(null)
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
            onClick={() => apply({ do: "keep all" })}
          >
            Keep remaining {open.length.toLocaleString("en-US")}
          </Button>
        )}
        <Button variant="default" size="xs" onClick={finish}>
          {current === undefined ? "Finish" : "Stop"}
        </Button>
      </Group>
      <Text size="xs" c="dimmed">
        You can also type keep, {may("library:delete") && "skip, "}rename to …, edit, fix all names, keep all or stop.
      </Text>
      {fixing && (
        <FixNamesDialog
          batchId={content.batch.id}
          onClose={() => {
            setFixing(false)
            chat.focus()
          }}
        />
      )}
    </Stack>
  )
}

/** Typed steps do the same as the buttons. */
function useTypedSteps(apply: (step: Step) => void) {
  const { onStep } = useChatActions()
  const latest = useRef(apply)
  useEffect(() => {
    latest.current = apply
  })
  useEffect(() => onStep((step) => latest.current(step)), [onStep])
}

function ClosedReview({ answer: { content, outcome } }: { answer: ReviewAnswer }) {
  if (outcome?.kind !== "reviewed") return <Text size="sm">Continued below.</Text>
  return (
    <>
      <Text size="sm" mb="xs">
        {counted(outcome.kept, "topic")} kept
        {outcome.skipped > 0 && `, ${outcome.skipped.toLocaleString("en-US")} skipped`}. “These” now refers to the
        remaining topics.
      </Text>
      <Button component={Link} href={`/import/${content.batch.id}`} variant="default" size="xs">
        View import
      </Button>
    </>
  )
}
