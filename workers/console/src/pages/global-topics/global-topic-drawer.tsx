import { Drawer, Stack, Tabs, Text } from "@mantine/core"
import type { GlobalTopic } from "../../api/types.ts"
import { useHasOpenDialog } from "../../components/open-dialogs.ts"
import { useUnsavedChanges } from "../../components/unsaved-changes.tsx"
import { EditGlobalTopic } from "./edit-global-topic.tsx"
import { GlobalHistory } from "./global-history.tsx"

export function GlobalTopicDrawer({ topic, onClose }: { topic: GlobalTopic; onClose: () => void }) {
  const unsaved = useUnsavedChanges(onClose)
  const hasOpenDialog = useHasOpenDialog()
  return (
    <Drawer
      opened
      onClose={unsaved.close}
      closeOnEscape={!hasOpenDialog}
      position="right"
      size="lg"
      title={topic.topicName}
      closeButtonProps={{ "aria-label": "Close" }}
    >
      <Stack gap="sm">
        <Text size="sm" c="dimmed">
          {topic.id} · {topic.taxonomyType} · engine {topic.engineVersion}
          {topic.reviewReason && ` · ${topic.reviewReason}`}
        </Text>
        <Tabs defaultValue="edit" keepMounted={false}>
          <Tabs.List mb="md">
            <Tabs.Tab value="edit">Edit</Tabs.Tab>
            <Tabs.Tab value="history">History</Tabs.Tab>
          </Tabs.List>
          <Tabs.Panel value="edit">
            <EditGlobalTopic topic={topic} onSaved={onClose} onDirty={unsaved.setDirty} />
          </Tabs.Panel>
          <Tabs.Panel value="history">
            <GlobalHistory topicId={topic.id} />
          </Tabs.Panel>
        </Tabs>
      </Stack>
      {unsaved.dialog}
    </Drawer>
  )
}
