import { Button, Group, Text } from "@mantine/core"
import { IconCheck } from "@tabler/icons-react"
import { useState } from "react"
import type { TopicRecord } from "../../api/types.ts"
import { SENSITIVITY_COLORS } from "../../components/layer-badges.tsx"
import { Tag } from "../../components/tag.tsx"
import { RenameForm } from "./rename-form.tsx"
import classes from "./review.module.css"

type ReviewItemProps = {
  topic: TopicRecord
  kept: boolean
  onKeep: () => void
  onEdit: () => void
  onSkip: (() => void) | undefined
}

export function ReviewItem({ topic, kept, onKeep, onEdit, onSkip }: ReviewItemProps) {
  const [renaming, setRenaming] = useState(false)
  const { topic_name: name, taxonomy_type: group, parent_category: category, subcategory, sensitivity } = topic
  if (renaming) return <RenameForm topic={topic} onClose={() => setRenaming(false)} />
  return (
    <>
      <div className={classes["what"]}>
        <Text fw={550} style={{ overflowWrap: "anywhere" }}>
          {name}
        </Text>
        <Text size="xs" c="dimmed">
          {[group, category, subcategory].join(" › ")} · {topic.segment_type}
        </Text>
      </div>
      {sensitivity !== "None" && <Tag color={SENSITIVITY_COLORS[sensitivity] ?? "gray"}>{sensitivity}</Tag>}
      <Group gap={4} ml="auto">
        {kept ? (
          <Tag color="teal">Kept</Tag>
        ) : (
          <Button
            size="compact-sm"
            variant="light"
            leftSection={<IconCheck size={14} aria-hidden />}
            aria-label={`Keep ${name}`}
            onClick={onKeep}
          >
            Keep
          </Button>
        )}
        <Button size="compact-sm" variant="default" aria-label={`Rename ${name}`} onClick={() => setRenaming(true)}>
          Rename
        </Button>
        <Button size="compact-sm" variant="default" aria-label={`Edit ${name}`} onClick={onEdit}>
          Edit
        </Button>
        {onSkip && (
          <Button size="compact-sm" variant="light" color="red" aria-label={`Skip ${name}`} onClick={onSkip}>
            Skip
          </Button>
        )}
      </Group>
    </>
  )
}
