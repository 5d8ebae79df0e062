import { Badge, Group, Stack, Text } from "@mantine/core"
import type { ExplainedTopic } from "../../api/routes/topics.ts"
import { dateAndTime } from "../../components/dates.ts"
import { Evidence } from "../../components/evidence.tsx"
import classes from "./library.module.css"

const ENGINES = { local: "Rules", llm: "Language model", manual: "Operator" }

/** The evidence per layer, followed by the topic's other fields. */
export function TopicFacts({ explained }: { explained: ExplainedTopic }) {
  const { topic, engine, overridden } = explained
  const facts: [string, string | number | null][] = [
    ["Engine", `${ENGINES[engine]}, version ${topic.engine_version}`],
    ["IAB code", topic.iab_code],
    ["Funnel", topic.funnel],
    ["Source", topic.source],
    ["External ID", topic.external_id],
    ["Performance score", topic.performance_score],
    ["Edited by you", overridden.length > 0 ? overridden.join(", ") : null],
    ["Added", dateAndTime(topic.created_at)],
    ["Updated", dateAndTime(topic.updated_at)],
    ["IDs", `${topic.id}, ${topic.topic_id}`],
  ]
  return (
    <Stack gap="lg">
      <Evidence explanation={explained} />
      {topic.keywords.length > 0 && (
        <div>
          <Text size="sm" fw={600} mb={6}>
            Keywords
          </Text>
          <Group gap={6}>
            {topic.keywords.map((word) => (
              <Badge key={word} variant="default" fw={400}>
                {word}
              </Badge>
            ))}
          </Group>
        </div>
      )}
      <dl className={classes["facts"]}>
        {facts.map(([name, value]) =>
          value === null || value === "" ? null : (
            <div key={name}>
              <dt>{name}</dt>
              <dd>{value}</dd>
            </div>
          ),
        )}
      </dl>
    </Stack>
  )
}
