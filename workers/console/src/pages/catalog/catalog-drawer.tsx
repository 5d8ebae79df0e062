import { Button, Group, Stack, Text } from "@mantine/core"
import { IconPlus } from "@tabler/icons-react"
import { type ReactNode, useState } from "react"
import { SidePanel } from "../../components/dialog.tsx"
import type { CatalogRecord } from "../../api/types.ts"
import { Certainty, qualifiersText } from "../../components/certainty.tsx"
import { Facts } from "../../components/facts.tsx"
import { When } from "../../components/when.tsx"
import { useSession } from "../../session/session.ts"
import { useAddTopics } from "./use-catalog.ts"

/** A topic of the catalog as all organizations see it. */
export function CatalogDrawer({ topic, onClose }: { topic: CatalogRecord | null; onClose: () => void }) {
  // Keep the content visible while the drawer slides out.
  const [shown, setShown] = useState(topic)
  if (topic !== null && topic !== shown) setShown(topic)
  return (
    <SidePanel
      opened={topic !== null}
      onClose={onClose}
      size="min(32rem, 100vw)"
      title={
        <Text span size="lg" fw={650} style={{ overflowWrap: "anywhere" }}>
          {shown?.topicName ?? "Topic"}
        </Text>
      }
      closeButtonProps={{ "aria-label": "Close topic" }}
    >
      {shown && <OpenTopic topic={shown} onAdded={onClose} />}
    </SidePanel>
  )
}

function OpenTopic({ topic, onAdded }: { topic: CatalogRecord; onAdded: () => void }) {
  const { may } = useSession()
  const add = useAddTopics()
  const facts: [string, ReactNode][] = [
    ["Group", topic.taxonomyType],
    ["Category", topic.parentCategory],
    ["Subcategory", topic.subcategory],
    ["Segment type", topic.segmentType],
    ["Audience type", topic.audienceType],
    ["Confidence", topic.confidence === null && !topic.unsure ? null : <Certainty topic={topic} />],
    ["Qualifiers", qualifiersText(topic)],
    ["IAB code", topic.iabCode],
    ["Engine version", topic.engineVersion],
    ["Created", <When at={topic.createdAt} />],
    ["ID", topic.id],
  ]
  return (
    <Stack gap="md">
      <Facts facts={facts} />
      {topic.inLibrary ? (
        <Text size="sm">This topic is in your library.</Text>
      ) : (
        may("topics:write") && (
          <Group>
            <Button
              leftSection={<IconPlus size={16} aria-hidden />}
              loading={add.isPending}
              onClick={() => add.mutate({ topicIds: [topic.id] }, { onSuccess: onAdded })}
            >
              Add to library
            </Button>
          </Group>
        )
      )}
    </Stack>
  )
}
