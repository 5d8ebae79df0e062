import { Button, CloseButton, Group, Paper, Text } from "@mantine/core"
import { useDisclosure } from "@mantine/hooks"
import {
  IconBroadcast,
  IconDownload,
  IconMessages,
  IconPencil,
  IconRefresh,
  IconTag,
  IconTrash,
} from "@tabler/icons-react"
import type { ReactNode } from "react"
import { useLocation } from "wouter"
import { urlOf } from "../../api/call.ts"
import type { TopicFilters } from "../../api/types.ts"
import { useSession } from "../../session/session.ts"
import { ChangeManyDialog } from "./change-many-dialog.tsx"
import { DeleteDialog } from "./delete-dialog.tsx"
import { downloadTopics } from "./download-topics.ts"
import classes from "./library.module.css"
import { ReclassifyDialog } from "./reclassify-dialog.tsx"
import type { useSelection } from "./use-library.ts"

type SelectionBarProps = {
  selection: ReturnType<typeof useSelection>
  filters: TopicFilters
  /** How many topics match the filters. */
  total: number
}

/** Actions on the selected topics, or on all matching ones. Hidden if none is selected. */
export function SelectionBar({ selection, filters, total }: SelectionBarProps) {
  const { may } = useSession()
  const [, navigate] = useLocation()
  const [reclassifying, reclassify] = useDisclosure()
  const [editing, edit] = useDisclosure()
  const [tagging, tag] = useDisclosure()
  const [deleting, remove] = useDisclosure()
  const { topics, ids, all, selectAll, clear } = selection
  const count = all ? total : topics.length
  const choice = all ? { filters } : { topicIds: [...ids] }
  return (
    <>
      <div className="visually-hidden" role="status">
        {count > 0 && (all || topics.length > 0) ? `${count} selected` : ""}
      </div>
      {(all || topics.length > 0) && (
        <Paper withBorder className={classes["selection"]} role="toolbar" aria-label="Selected topics">
          <Group gap="xs">
            <CloseButton aria-label="Clear selection" onClick={clear} />
            <Text size="sm" fw={600} mr="xs">
              {all
                ? `All ${count.toLocaleString("en-US")} that match are selected`
                : `${count.toLocaleString("en-US")} selected`}
            </Text>
            {!all && total > count && (
              <Button size="compact-sm" variant="subtle" onClick={selectAll}>
                Select all {total.toLocaleString("en-US")} that match
              </Button>
            )}
            <Action icon={IconRefresh} onClick={reclassify.open}>
              Reclassify
            </Action>
            <Action icon={IconPencil} onClick={edit.open}>
              Edit
            </Action>
            <Action icon={IconTag} onClick={tag.open}>
              Tag
            </Action>
            {may("activate") && (
              <Action icon={IconBroadcast} onClick={() => navigate("/activations/push", { state: choice })}>
                Push
              </Action>
            )}
            {all ? (
              <Button
                size="xs"
                variant="default"
                component="a"
                href={urlOf("GET /api/export", { query: { ...filters, format: "csv" } })}
                download
                leftSection={<IconDownload size={14} aria-hidden />}
              >
                Export
              </Button>
            ) : (
              <Action icon={IconDownload} onClick={() => void downloadTopics(topics)}>
                Export
              </Action>
            )}
            {!all && (
              <Action icon={IconMessages} onClick={() => navigate("/assistant", { state: { topicIds: [...ids] } })}>
                Assistant
              </Action>
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
        </Paper>
      )}
      {all ? (
        <>
          <ChangeManyDialog
            action="reclassify"
            opened={reclassifying}
            onClose={reclassify.close}
            choice={choice}
            count={count}
          />
          <ChangeManyDialog
            action="remove"
            opened={deleting}
            onClose={remove.close}
            choice={choice}
            count={count}
            onDone={clear}
          />
        </>
      ) : (
        <>
          <ReclassifyDialog opened={reclassifying} topics={topics} onClose={reclassify.close} />
          <DeleteDialog opened={deleting} topics={topics} onClose={remove.close} onDeleted={clear} />
        </>
      )}
      <ChangeManyDialog action="edit" opened={editing} onClose={edit.close} choice={choice} count={count} />
      <ChangeManyDialog action="tag" opened={tagging} onClose={tag.close} choice={choice} count={count} />
    </>
  )
}

type ActionProps = { icon: typeof IconTag; onClick: () => void; children: ReactNode }

const Action = ({ icon: Icon, onClick, children }: ActionProps) => (
  <Button size="xs" variant="default" leftSection={<Icon size={14} aria-hidden />} onClick={onClick}>
    {children}
  </Button>
)
