import { Badge, Button, Group, Paper, Skeleton, Stack, Text, Title } from "@mantine/core"
import { IconCheck, IconPlus } from "@tabler/icons-react"
import type { Classified } from "../../api/classify.ts"
import { ErrorState } from "../../components/error-state.tsx"
import { Evidence } from "../../components/evidence.tsx"
import { LayerBadges } from "../../components/layer-badges.tsx"
import { PlatformNames } from "../../components/platform-names.tsx"
import { useSession } from "../../session/session.ts"
import type { useAdding } from "./use-adding.ts"
import type { Item } from "./use-classifying.ts"

export const ENGINES = { llm: "Language model", local: "Rules", catalog: "Catalog" }

type ClassifiedTopicProps = { item: Item; adding: ReturnType<typeof useAdding>; onRetry: () => void }

/** A classified topic in full: layers, evidence and descriptions. */
export function ClassifiedTopic({ item, adding, onRetry }: ClassifiedTopicProps) {
  if (item.state === "failed") {
    return <ErrorState title="Classification failed" error={item.error} onRetry={onRetry} />
  }
  if (!item.classified) {
    return (
      <Paper withBorder p="md" role="status" aria-label="Classifying">
        <Skeleton height={24} width="40%" mb="md" />
        <Skeleton height={16} mb="xs" />
        <Skeleton height={160} />
      </Paper>
    )
  }
  const { classified } = item
  const { result, explanation, engine } = classified
  return (
    <Paper withBorder p="md">
      <Stack gap="md">
        <Group justify="space-between" align="flex-start">
          <div>
            <Group gap="xs">
              <Title order={2} size="h3">
                {result.topic_name}
              </Title>
              <Badge variant="outline" color="gray">
                {ENGINES[engine]}
              </Badge>
            </Group>
            <Text size="sm" c="dimmed">
              {[result.taxonomy_type, result.parent_category, ...result.taxonomy_path.split(" > ")].join(" › ")}
            </Text>
          </div>
          <AddButton classified={classified} adding={adding} />
        </Group>
        <Group gap={6}>
          <Badge variant="outline" color="gray">
            {result.audience_type}
          </Badge>
          <LayerBadges topic={result} />
        </Group>
        {explanation && <Evidence explanation={explanation} />}
        <div>
          <Text size="sm" fw={600} mb={6}>
            Descriptions
          </Text>
          <PlatformNames
            outputs={[
              { platform: "marketplace", description: result.segment_desc_marketplace },
              { platform: "dspapi", description: result.segment_desc_dspapi },
              { platform: "internal", description: result.internal_description },
            ]}
          />
        </div>
      </Stack>
    </Paper>
  )
}

type AddButtonProps = { classified: Classified; adding: ReturnType<typeof useAdding>; size?: "xs" | "sm" }

export function AddButton({ classified, adding: { outcomes, add }, size = "sm" }: AddButtonProps) {
  const { may } = useSession()
  const name = classified.result.topic_name
  const outcome = outcomes.get(name)
  if (!may("topics:write")) return null
  if (outcome) {
    return (
      <Badge variant="light" color="teal" size="lg" leftSection={<IconCheck size={12} aria-hidden />}>
        {outcome === "added" ? "Added" : "In library"}
      </Badge>
    )
  }
  return (
    <Button
      size={size}
      variant={size === "xs" ? "default" : "filled"}
      leftSection={<IconPlus size={14} aria-hidden />}
      loading={add.isPending && add.variables?.includes(classified)}
      onClick={() => add.mutate([classified])}
    >
      {size === "xs" ? "Add" : "Add to library"}
      <span className="visually-hidden">: {name}</span>
    </Button>
  )
}
