import { Button, Checkbox, Group, Paper, Stack, Text, Title } from "@mantine/core"
import { IconPlus, IconTargetArrow } from "@tabler/icons-react"
import { useState } from "react"
import { counted } from "../../components/counted.ts"
import { EmptyState } from "../../components/empty-state.tsx"
import { Tag } from "../../components/tag.tsx"
import { useSession } from "../../session/session.ts"
import { type Brief, type Outcome, useAddTopics } from "./use-brief.ts"

type RecommendedTopicsProps = { brief: Brief; onOutcome: (name: string, outcome: Outcome) => void }

const isInLibrary = (outcome: Outcome | undefined) => outcome?.state === "added" || outcome?.state === "existing"

/** The recommended topics with their rationale. The selected ones can be added to the library. */
export function RecommendedTopics({ brief: { analysis, outcomes }, onOutcome }: RecommendedTopicsProps) {
  const { may } = useSession()
  const mayAdd = may("topics:write")
  const topics = uniqueOf(analysis.recommendedTopics)
  const [unselected, setUnselected] = useState<ReadonlySet<string>>(new Set())
  const add = useAddTopics(onOutcome)
  const open = topics.map(({ topic_name }) => topic_name).filter((name) => !isInLibrary(outcomes[name]))
  const selected = open.filter((name) => !unselected.has(name))
  const toggle = (name: string) => {
    const next = new Set(unselected)
    if (!next.delete(name)) next.add(name)
    setUnselected(next)
  }
  if (topics.length === 0) {
    return (
      <EmptyState title="No recommended topics" icon={IconTargetArrow}>
        The brief does not describe a target audience. Upload a brief that does.
      </EmptyState>
    )
  }
  return (
    <Paper withBorder p="md" component="section" aria-label="Recommended topics">
      <Group justify="space-between" gap="sm" mb="sm">
        <div>
          <Title order={2} size="h4">
            Recommended topics
          </Title>
          <Text size="sm" c="dimmed" role="status">
            {statusOf(topics.length, Object.values(outcomes), add.isPending)}
          </Text>
        </div>
        {mayAdd && open.length > 0 && (
          <Button
            leftSection={<IconPlus size={16} aria-hidden />}
            disabled={selected.length === 0}
            loading={add.isPending}
            onClick={() => add.mutate(selected)}
          >
            Add {selected.length.toLocaleString("en-US")} to library
          </Button>
        )}
      </Group>
      <Stack gap="sm" component="ul" m={0} p={0}>
        {topics.map(({ topic_name: name, rationale }) => (
          <Group key={name} component="li" wrap="nowrap" align="flex-start" justify="space-between" gap="sm">
            {mayAdd && !isInLibrary(outcomes[name]) ? (
              <Checkbox
                label={<Text fw={600}>{name}</Text>}
                description={<Text size="sm">{rationale}</Text>}
                checked={!unselected.has(name)}
                disabled={add.isPending}
                onChange={() => toggle(name)}
              />
            ) : (
              <div>
                <Text fw={600}>{name}</Text>
                <Text size="sm" c="dimmed">
                  {rationale}
                </Text>
              </div>
            )}
            <OutcomeTag outcome={outcomes[name]} adding={add.isPending} />
          </Group>
        ))}
      </Stack>
    </Paper>
  )
}

function OutcomeTag({ outcome, adding }: { outcome: Outcome | undefined; adding: boolean }) {
  if (!outcome) return null
  // A reload interrupts adding, but the state is restored from storage.
  if (outcome.state === "adding") return adding && <Tag color="ochre">Adding…</Tag>
  if (outcome.state === "failed") return <Tag color="red">{outcome.message}</Tag>
  return <Tag color="teal">{outcome.state === "added" ? "Added" : "Already in library"}</Tag>
}

function statusOf(total: number, outcomes: readonly Outcome[], adding: boolean): string {
  const count = (state: Outcome["state"]) => outcomes.filter((outcome) => outcome.state === state).length
  const [added, existing, failed] = [count("added"), count("existing"), count("failed")]
  if (added + existing + failed === 0 && !adding) return `${counted(total, "topic")}. Select the ones to add.`
  const parts = [
    `${added} of ${total} added`,
    existing > 0 && `${existing} already in library`,
    failed > 0 && `${failed} failed`,
  ]
  return parts.filter((part) => part !== false).join(", ")
}

/** Drops topics recommended twice. */
const uniqueOf = <T extends { topic_name: string }>(topics: readonly T[]): T[] => [
  ...new Map(topics.map((topic) => [topic.topic_name, topic])).values(),
]
