import { Button, CloseButton, Group, Paper, Text } from "@mantine/core"
import { useDisclosure } from "@mantine/hooks"
import { IconBroadcast, IconDownload, IconMessages, IconRefresh, IconTrash } from "@tabler/icons-react"
import { useLocation } from "wouter"
import { useSession } from "../../session/session.ts"
import { DeleteDialog } from "./delete-dialog.tsx"
import { downloadTopics } from "./download-topics.ts"
import classes from "./library.module.css"
import { ReclassifyDialog } from "./reclassify-dialog.tsx"
import type { useSelection } from "./use-library.ts"

/** Actions on the selected topics. Hidden while none is selected. */
export function SelectionBar({ selection }: { selection: ReturnType<typeof useSelection> }) {
  const { may } = useSession()
  const [, navigate] = useLocation()
  const [reclassifying, reclassify] = useDisclosure()
  const [deleting, remove] = useDisclosure()
  const { topics, ids, clear } = selection
  const count = topics.length
  return (
    <>
      <div className="visually-hidden" role="status">
        {count > 0 ? `${count} selected` : ""}
      </div>
      {count > 0 && (
        <Paper withBorder className={classes["selection"]} role="toolbar" aria-label="Selected topics">
          <Group gap="xs">
            <CloseButton aria-label="Clear selection" onClick={clear} />
            <Text size="sm" fw={600} mr="xs">
              {count.toLocaleString()} selected
            </Text>
            <Button
              size="xs"
              variant="default"
              leftSection={<IconRefresh size={14} aria-hidden />}
              onClick={reclassify.open}
            >
              Reclassify
            </Button>
            {may("activate") && (
              <Button
                size="xs"
                variant="default"
                leftSection={<IconBroadcast size={14} aria-hidden />}
                onClick={() => navigate("/activations/push", { state: { topicIds: [...ids] } })}
              >
                Push
              </Button>
            )}
            <Button
              size="xs"
              variant="default"
              leftSection={<IconDownload size={14} aria-hidden />}
              onClick={() => void downloadTopics(topics)}
            >
              Export
            </Button>
            <Button
              size="xs"
              variant="default"
              leftSection={<IconMessages size={14} aria-hidden />}
              onClick={() => navigate("/assistant", { state: { topicIds: [...ids] } })}
            >
              Assistant
            </Button>
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
        </Paper>
      )}
      <ReclassifyDialog opened={reclassifying} topics={topics} onClose={reclassify.close} />
      <DeleteDialog opened={deleting} topics={topics} onClose={remove.close} onDeleted={clear} />
    </>
  )
}
