import { Anchor, Badge, Group, Stack, Text } from "@mantine/core"
import type { ReactNode } from "react"
import type { ExplainedTopic, TopicRecord } from "../../api/types.ts"
import { percentOf, qualifiersText } from "../../components/certainty.tsx"
import { CopyButton } from "../../components/copy-button.tsx"
import { wordsOf } from "../../components/value-words.ts"
import { When } from "../../components/when.tsx"
import { Evidence } from "../../components/evidence.tsx"
import classes from "./library.module.css"
import { useTopicDetails } from "./use-library.ts"

const ENGINES = { local: "Rules", llm: "Language model", manual: "Operator" }

/** Fields that imports keep under names of the service; others have the names of their columns. */
const FIELD_NAMES = new Map([
  ["price", "Price"],
  ["owner", "Owner"],
  ["market", "Market"],
  ["notes", "Notes"],
])

/** The evidence per layer, followed by the topic's other fields. */
export function TopicFacts({ explained }: { explained: ExplainedTopic }) {
  const { topic, engine, overridden } = explained
  const { tags = [], fields = {} } = useTopicDetails([topic.id], true)?.[topic.id] ?? {}
  const facts: [string, ReactNode][] = [
    ["Engine", `${ENGINES[engine]}, version ${topic.engine_version}`],
    ["Confidence", topic.confidence === null ? null : percentOf(topic.confidence)],
    ["Qualifiers", qualifiersText(topic)],
    ["IAB code", topic.iab_code],
    ["Funnel", topic.funnel],
    ["Source", topic.source],
    ["External ID", topic.external_id],
    ["Name at the source", topic.original_name],
    ["Performance score", topic.performance_score],
    ["Tags", tags.join(", ")],
    ...Object.entries(fields).map(([name, value]): [string, ReactNode] => [FIELD_NAMES.get(name) ?? name, value]),
    ["Edited by you", overridden.length > 0 ? overridden.map(wordsOf).join(", ") : null],
    ["Added", <When at={topic.created_at} />],
    ["Updated", <When at={topic.updated_at} />],
    ["Topic ID", <CopiedId id={topic.id} name="topic ID" />],
    ["Catalog ID", <CopiedId id={topic.topic_id} name="catalog ID" />],
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
      {topic.iab && <IabNodes iab={topic.iab} />}
    </Stack>
  )
}

const CopiedId = ({ id, name }: { id: string; name: string }) => (
  <>
    {id} <CopyButton text={id} label={`Copy ${name}`} />
  </>
)

const TIERS = { interest: "interest", purchase_intent: "purchase intent", demographic: "demographic" }

function IabNodes({ iab }: { iab: NonNullable<TopicRecord["iab"]> }) {
  const nodes = [
    ["Audience 1.1", iab.audience_1_1, `${TIERS[iab.audience_1_1.tier]}, `],
    ["Content 3.1", iab.content_3_1, ""],
    ["Content 2.2", iab.content_2_2, ""],
    ["Ad Product 2.0", iab.ad_product_2_0, ""],
  ] as const
  return (
    <div>
      <Text size="sm" fw={600} mb={6}>
        IAB taxonomies
      </Text>
      <dl className={classes["facts"]}>
        {nodes.map(([name, node, before]) =>
          node === null ? null : (
            <div key={name}>
              <dt>{name}</dt>
              <dd>
                {node.id} ({before}
                {node.relation})
              </dd>
            </div>
          ),
        )}
      </dl>
      <Text size="xs" c="dimmed" mt={6}>
        Taxonomies by IAB Technology Laboratory,{" "}
        <Anchor href="https://creativecommons.org/licenses/by/3.0/" target="_blank" rel="noreferrer" size="xs">
          CC BY 3.0
        </Anchor>
      </Text>
    </div>
  )
}
