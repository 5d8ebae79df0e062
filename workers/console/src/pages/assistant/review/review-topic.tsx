import { Button, Group, Skeleton, Stack, Text } from "@mantine/core"
import { IconCheck } from "@tabler/icons-react"
import { ApiError } from "../../../api/errors.ts"
import { ErrorState } from "../../../components/error-state.tsx"
import { LayerBadges } from "../../../components/layer-badges.tsx"
import { useSession } from "../../../session/session.ts"
import { EditDialog } from "../../import/edit-dialog.tsx"
import { RenameForm } from "../../import/rename-form.tsx"
import { SkipDialog } from "../../import/skip-dialog.tsx"
import { useTopics } from "../../import/use-review.ts"
import type { Step } from "../understand/understood.ts"

/** The open step of a topic, such as a rename form. */
export type ActiveStep = Step & { id: string }

type ReviewTopicProps = {
  id: string
  /** Prefetched. */
  next: string | undefined
  activeStep: ActiveStep | null
  onStep: (step: Step) => void
  onSkipped: (id: string) => void
  onClose: () => void
}

export function ReviewTopic({ id, next, activeStep, onStep, onSkipped, onClose }: ReviewTopicProps) {
  const [query] = useTopics(next === undefined ? [id] : [id, next])
  const { may } = useSession()
  if (query?.error instanceof ApiError && query.error.status === 404) {
    return (
      <Group gap="sm">
        <Text size="sm">This topic is no longer in your library.</Text>
        <Button size="compact-sm" variant="default" onClick={() => onStep({ do: "keep" })}>
          Next
        </Button>
      </Group>
    )
  }
  if (query?.error) return <ErrorState error={query.error} onRetry={() => void query.refetch()} />
  const explained = query?.data
  if (!explained) return <Skeleton height={96} aria-label="Loading" />
  const { topic } = explained
  const { topic_name: name } = topic
  return (
    <Stack gap="xs">
      {activeStep?.do === "rename" ? (
        <RenameForm topic={topic} {...(activeStep.name !== null && { proposed: activeStep.name })} onClose={onClose} />
      ) : (
        <div>
          <Text fw={600} style={{ overflowWrap: "anywhere" }}>
            {name}
          </Text>
          <Text size="xs" c="dimmed" mb={6}>
            {[topic.taxonomy_type, topic.parent_category, topic.subcategory].join(" › ")}
          </Text>
          <LayerBadges topic={topic} />
        </div>
      )}
      <Group gap="xs">
        <Button
          size="xs"
          leftSection={<IconCheck size={14} aria-hidden />}
          aria-label={`Keep ${name}`}
          onClick={() => onStep({ do: "keep" })}
        >
          Keep
        </Button>
        <Button
          size="xs"
          variant="default"
          aria-label={`Rename ${name}`}
          onClick={() => onStep({ do: "rename", name: null })}
        >
          Rename
        </Button>
        <Button size="xs" variant="default" aria-label={`Edit ${name}`} onClick={() => onStep({ do: "edit" })}>
          Edit
        </Button>
        {may("library:delete") && (
          <Button
            size="xs"
            variant="light"
            color="red"
            aria-label={`Skip ${name}`}
            onClick={() => onStep({ do: "skip" })}
          >
            Skip
          </Button>
        )}
      </Group>
      {activeStep?.do === "edit" && <EditDialog explained={explained} onClose={onClose} />}
      {activeStep?.do === "skip" && <SkipDialog topic={{ id, name }} onClose={onClose} onSkipped={onSkipped} />}
    </Stack>
  )
}
