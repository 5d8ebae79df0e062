import { Stack, Tabs, Text } from "@mantine/core"
import { SidePanel } from "../../components/dialog.tsx"
import type { GlobalTopic } from "../../api/types.ts"
import { CopyButton } from "../../components/copy-button.tsx"
import { EditGlobalTopic } from "./edit-global-topic.tsx"
import { GlobalHistory } from "./global-history.tsx"

export function GlobalTopicDrawer({ topic, onClose }: { topic: GlobalTopic; onClose: () => void }) {
  return (
    <SidePanel opened onClose={onClose} size="lg" title={topic.topicName}>
      <Stack gap="sm">
        <Text size="sm" c="dimmed">
          {topic.id} <CopyButton text={topic.id} label="Copy topic ID" /> · {topic.taxonomyType} · engine{" "}
          {topic.engineVersion}
          {topic.reviewReason && ` · ${topic.reviewReason}`}
        </Text>
        <Tabs defaultValue="edit" keepMounted={false}>
          <Tabs.List mb="md">
            <Tabs.Tab value="edit">Edit</Tabs.Tab>
            <Tabs.Tab value="history">History</Tabs.Tab>
          </Tabs.List>
          <Tabs.Panel value="edit">
            <EditGlobalTopic topic={topic} onSaved={onClose} />
          </Tabs.Panel>
          <Tabs.Panel value="history">
            <GlobalHistory topicId={topic.id} />
          </Tabs.Panel>
        </Tabs>
      </Stack>
    </SidePanel>
  )
}
