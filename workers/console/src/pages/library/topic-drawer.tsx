import { Alert, Badge, Button, Group, Stack, Tabs, Text } from "@mantine/core"
import { useDisclosure } from "@mantine/hooks"
import { IconBroadcast, IconRefresh, IconTrash } from "@tabler/icons-react"
import { keepPreviousData, useQuery } from "@tanstack/react-query"
import { lazy, Suspense, useEffect, useState } from "react"
import { useLocation } from "wouter"
import { SidePanel } from "../../components/dialog.tsx"
import { call } from "../../api/call.ts"
import type { ExplainedTopic } from "../../api/types.ts"
import { Tag } from "../../components/tag.tsx"
import { ActivationBadges } from "../../components/activation-badges.tsx"
import { ConfirmSensitivity } from "../../components/confirm-sensitivity.tsx"
import { ErrorState } from "../../components/error-state.tsx"
import { LayerBadges } from "../../components/layer-badges.tsx"
import { RowsSkeleton } from "../../components/page-skeleton.tsx"
import { outputsOf, PlatformNames } from "../../components/platform-names.tsx"
import { useSession } from "../../session/session.ts"
import { DeleteDialog } from "./delete-dialog.tsx"
import classes from "./library.module.css"
import { PublishButton } from "./publish-button.tsx"
import { ReclassifyDialog } from "./reclassify-dialog.tsx"
import { TopicFacts } from "./topic-facts.tsx"
import { TopicHistory } from "./topic-history.tsx"
import { TopicLabel } from "./topic-label.tsx"
import { optionText } from "../signals/price-text.ts"
import { useTopicPrice } from "../signals/use-prices.ts"
import { useTopicDetails } from "./use-library.ts"

// Lazy, because it includes the whole taxonomy.
const EditTopic = lazy(() => import("./edit-topic.tsx").then((file) => ({ default: file.EditTopic })))

export function TopicDrawer({ id: requestedId, onClose }: { id: string | null; onClose: () => void }) {
  // Keep the content visible while the drawer slides out.
  const [id, setId] = useState(requestedId)
  if (requestedId !== null && requestedId !== id) setId(requestedId)
  // Open after mounting, otherwise the drawer does not record which element had the focus.
  const [opened, setOpened] = useState(false)
  useEffect(() => setOpened(requestedId !== null), [requestedId])
  const { data, error, refetch, isFetching } = useQuery({
    queryKey: ["topics", "one", id],
    queryFn: ({ signal }) => call("GET /api/topics/{id}/explain", { params: { id: id ?? "" }, signal }),
    enabled: id !== null,
    placeholderData: keepPreviousData,
  })
  return (
    <SidePanel
      opened={opened}
      onClose={onClose}
      size="min(46rem, 100vw)"
      title={
        <Text span size="lg" fw={650} className={classes["drawerTitle"]}>
          {data?.topic.topic_name ?? "Topic"}
        </Text>
      }
      closeButtonProps={{ "aria-label": "Close topic" }}
    >
      {error ? (
        <ErrorState error={error} onRetry={() => void refetch()} retrying={isFetching} />
      ) : data ? (
        <OpenTopic explained={data} onRemoved={onClose} />
      ) : (
        <RowsSkeleton rows={8} />
      )}
    </SidePanel>
  )
}

type OpenTopicProps = { explained: ExplainedTopic; onRemoved: () => void }

function OpenTopic({ explained, onRemoved }: OpenTopicProps) {
  const { topic } = explained
  const { may } = useSession()
  const [, navigate] = useLocation()
  const [tab, setTab] = useState<string | null>("layers")
  const [reclassifying, reclassify] = useDisclosure()
  const [deleting, remove] = useDisclosure()
  const price = useTopicPrice(topic.id)
  const segments = useTopicDetails([topic.id], true)?.[topic.id]?.segments ?? []
  return (
    <Stack gap="md">
      <div>
        <Text size="sm" c="dimmed">
          {[topic.taxonomy_type, topic.parent_category, topic.subcategory, topic.subcategory_l1, topic.subcategory_l2]
            .filter(Boolean)
            .join(" › ")}
        </Text>
        <Group gap={6} mt="xs">
          <Badge variant="outline" color="gray">
            {topic.audience_type}
          </Badge>
          <LayerBadges topic={topic} />
          {topic.private && <Badge color="gray">Private</Badge>}
          {topic.unsure && <Tag color="orange">Unsure</Tag>}
        </Group>
        {segments.length > 0 && (
          <Group gap={6} mt="xs">
            <Text size="sm">Activations</Text>
            <ActivationBadges segments={segments} />
          </Group>
        )}
        {price && (
          <Text size="sm" mt="xs">
            Buyers are offered it for {price.pricing_options.map(optionText).join("; ")}
            {price.kind === "import" && ", the price of the imported file"}.
          </Text>
        )}
      </div>
      {topic.sensitivity === "Sensitive" && (
        <Alert color="red" title="Sensitive audience">
          This audience relates to a protected characteristic. Check the platform’s policies before you push it.
        </Alert>
      )}
      <ConfirmSensitivity topicId={topic.id} />
      {topic.unsure && (
        <Alert color="orange" title="The name says too little">
          The category is a guess. Choose one on the Edit tab, or reclassify the topic with the language model.
        </Alert>
      )}
      {(may("topics:write") || may("activate") || may("library:delete")) && (
        <Group gap="xs">
          {may("topics:write") && (
            <Button
              size="xs"
              variant="default"
              leftSection={<IconRefresh size={14} aria-hidden />}
              onClick={reclassify.open}
            >
              Reclassify
            </Button>
          )}
          {may("topics:write") && topic.private && <PublishButton topic={topic} />}
          {may("activate") && (
            <Button
              size="xs"
              variant="default"
              leftSection={<IconBroadcast size={14} aria-hidden />}
              onClick={() => navigate("/activations/push", { state: { topicIds: [topic.id] } })}
            >
              Push
            </Button>
          )}
          {may("library:delete") && (
            <Button
              size="xs"
              variant="light"
              color="red"
              leftSection={<IconTrash size={14} aria-hidden />}
              onClick={remove.open}
            >
              Remove
            </Button>
          )}
        </Group>
      )}
      <Tabs value={tab} onChange={setTab} keepMounted={false}>
        <Tabs.List>
          <Tabs.Tab value="layers">Layers</Tabs.Tab>
          <Tabs.Tab value="platforms">Platforms</Tabs.Tab>
          <Tabs.Tab value="label">Label</Tabs.Tab>
          <Tabs.Tab value="history">History</Tabs.Tab>
          {may("topics:write") && <Tabs.Tab value="edit">Edit</Tabs.Tab>}
        </Tabs.List>
        <Tabs.Panel value="layers" pt="md">
          <TopicFacts explained={explained} />
        </Tabs.Panel>
        <Tabs.Panel value="platforms" pt="md">
          <PlatformNames outputs={outputsOf(topic)} />
        </Tabs.Panel>
        <Tabs.Panel value="label" pt="md">
          <TopicLabel id={topic.id} />
        </Tabs.Panel>
        <Tabs.Panel value="history" pt="md">
          <TopicHistory id={topic.id} />
        </Tabs.Panel>
        <Tabs.Panel value="edit" pt="md">
          <Suspense fallback={<RowsSkeleton />}>
            <EditTopic key={topic.id} explained={explained} />
          </Suspense>
        </Tabs.Panel>
      </Tabs>
      <ReclassifyDialog opened={reclassifying} topics={[topic]} onClose={reclassify.close} />
      <DeleteDialog opened={deleting} topics={[topic]} onClose={remove.close} onDeleted={onRemoved} />
    </Stack>
  )
}
