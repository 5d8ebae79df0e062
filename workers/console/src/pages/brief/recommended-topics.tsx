import { Button, Checkbox, Group, Paper, Stack, Text, Title } from "@mantine/core"
import { IconPlus, IconTargetArrow } from "@tabler/icons-react"
import { useState } from "react"
import { EmptyState } from "../../components/empty-state.tsx"
import { Tag } from "../../components/tag.tsx"
import { useSession } from "../../session/session.ts"
import { type Brief, type Outcome, useAddTopics } from "./use-brief.ts"

type RecommendedTopicsProps = { brief: Brief; onOutcome: (name: string, outcome: Outcome) => void }

const isIn = (outcome: Outcome | undefined) => outcome?.state === "added" || outcome?.state === "there"

/** The recommended topics with what speaks for them; those that are chosen go into the library. */
export function RecommendedTopics({ brief: { analysis, outcomes }, onOutcome }: RecommendedTopicsProps) {
  const { may } = useSession()
  const mayAdd = may("topics:write")
  const topics = uniqueOf(analysis.recommendedTopics)
  const [left, setLeft] = useState<ReadonlySet<string>>(new Set())
  const add = useAddTopics(onOutcome)
  const open = topics.map(({ topic_name }) => topic_name).filter((name) => !isIn(outcomes[name]))
  const chosen = open.filter((name) => !left.has(name))
  const toggle = (name: string) => {
    const next = new Set(left)
    if (!next.delete(name)) next.add(name)
    setLeft(next)
  }
  if (topics.length === 0) {
    return (
      <EmptyState title="Nothing is recommended" icon={IconTargetArrow}>
        The file does not say whom the campaign is for. A brief that describes the audience helps.
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
            disabled={chosen.length === 0}
            loading={add.isPending}
            onClick={() => add.mutate(chosen)}
          >
            Add {chosen.length.toLocaleString()} to library
          </Button>
        )}
      </Group>
      <Stack gap="sm" component="ul" m={0} p={0}>
        {topics.map(({ topic_name: name, rationale }) => (
          <Group key={name} component="li" wrap="nowrap" align="flex-start" justify="space-between" gap="sm">
            {mayAdd && !isIn(outcomes[name]) ? (
              <Checkbox
                label={<Text fw={600}>{name}</Text>}
                description={<Text size="sm">{rationale}</Text>}
                checked={!left.has(name)}
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
  // After a reload nobody is adding any more.
  if (outcome.state === "adding") return adding && <Tag color="ochre">adding …</Tag>
  if (outcome.state === "failed") return <Tag color="red">{outcome.message}</Tag>
  return <Tag color="teal">{outcome.state === "added" ? "added" : "was in the library"}</Tag>
}

function statusOf(total: number, outcomes: readonly Outcome[], adding: boolean): string {
  const count = (state: Outcome["state"]) => outcomes.filter((outcome) => outcome.state === state).length
  const [added, there, failed] = [count("added"), count("there"), count("failed")]
  if (added + there + failed === 0 && !adding) return `${total} topics; choose those you want`
  const parts = [
    `${added} of ${total} added`,
    there > 0 && `${there} ${there === 1 ? "was" : "were"} in the library already`,
    failed > 0 && `${failed} failed`,
  ]
  return parts.filter((part) => part !== false).join(", ")
}

/** Named twice, it is still one topic. */
const uniqueOf = <T extends { topic_name: string }>(topics: readonly T[]): T[] => [
  ...new Map(topics.map((topic) => [topic.topic_name, topic])).values(),
]
