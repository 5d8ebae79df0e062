import { Badge, Button, Group, Loader, Progress, Stack, Text } from "@mantine/core"
import { IconPlus } from "@tabler/icons-react"
import { useMemo, useState } from "react"
import { SidePanel } from "../../components/dialog.tsx"
import type { Classified } from "../../api/classify.ts"
import { SENSITIVITY_COLORS } from "../../components/layer-badges.tsx"
import { Tag } from "../../components/tag.tsx"
import { type Column, VirtualTable } from "../../components/virtual-table.tsx"
import { useSession } from "../../session/session.ts"
import { AddButton, ClassifiedTopic, ENGINES } from "./classified-topic.tsx"
import type { useAdding } from "./use-adding.ts"
import type { Item } from "./use-classifying.ts"

type ClassifiedListProps = { items: readonly Item[]; adding: ReturnType<typeof useAdding> }

const ROW = 44

/** The list of topics, updated as results arrive. A click opens the details of a topic. */
export function ClassifiedList({ items, adding }: ClassifiedListProps) {
  const { may } = useSession()
  const [opened, setOpened] = useState<string | null>(null)
  const columns = useMemo(() => columnsOf(adding), [adding])
  const done = items.flatMap(({ classified }) => classified ?? [])
  const failed = items.filter(({ state }) => state === "failed").length
  const running = items.some(({ state }) => state === "running")
  const notAdded = done.filter(({ result }) => !adding.outcomes.has(result.topic_name))
  const open = items.find(({ topic }) => topic === opened)
  return (
    <Stack gap="sm">
      <Group justify="space-between">
        <Text size="sm" c="dimmed" role="status">
          {done.length.toLocaleString("en-US")} of {items.length.toLocaleString("en-US")} classified
          {failed > 0 && `, ${failed.toLocaleString("en-US")} failed`}
        </Text>
        {may("topics:write") && (
          <Button
            leftSection={<IconPlus size={16} aria-hidden />}
            disabled={notAdded.length === 0 || running}
            loading={adding.add.isPending}
            onClick={() => adding.add.mutate(notAdded)}
          >
            Add {notAdded.length.toLocaleString("en-US")} to library
          </Button>
        )}
      </Group>
      {running && <Progress value={((done.length + failed) / items.length) * 100} aria-label="Progress" />}
      <VirtualTable
        label="Classified topics"
        columns={columns}
        rowCount={items.length}
        rowAt={(index) => items[index]}
        idOf={({ topic }) => topic}
        onOpen={({ topic, classified }) => classified && setOpened(topic)}
        height={`${Math.min(items.length, 12) * ROW + ROW + 4}px`}
      />
      <SidePanel
        opened={open !== undefined}
        onClose={() => setOpened(null)}
        size="min(46rem, 100vw)"
        title={opened ?? ""}
      >
        {open && <ClassifiedTopic item={open} adding={adding} onRetry={() => setOpened(null)} />}
      </SidePanel>
    </Stack>
  )
}

const valueOf =
  (read: (classified: Classified) => string | number) =>
  ({ classified }: Item) =>
    classified && read(classified)

const columnsOf = (adding: ReturnType<typeof useAdding>): Column<Item>[] => [
  {
    key: "topic",
    header: "Topic",
    width: "2fr",
    minWidth: 200,
    text: ({ topic, classified }) => classified?.result.topic_name ?? topic,
    render: ({ topic, classified, state, error }) => (
      <Group gap="xs" wrap="nowrap">
        <Text span size="sm" fw={550} truncate>
          {classified?.result.topic_name ?? topic}
        </Text>
        {state === "running" && <Loader size="xs" aria-label="Classifying" />}
        {state === "failed" && (
          <Badge variant="light" color="red" title={error}>
            {error}
          </Badge>
        )}
      </Group>
    ),
  },
  {
    key: "category",
    header: "Category",
    width: "1.2fr",
    minWidth: 130,
    render: valueOf(({ result }) => result.parent_category),
  },
  {
    key: "subcategory",
    header: "Subcategory",
    width: "1.3fr",
    minWidth: 140,
    render: valueOf(({ result }) => result.subcategory),
  },
  { key: "segment", header: "Segment type", width: "115px", render: valueOf(({ result }) => result.segment_type) },
  {
    key: "audience",
    header: "Audience type",
    width: "1fr",
    minWidth: 120,
    render: valueOf(({ result }) => result.audience_type),
  },
  {
    key: "sensitivity",
    header: "Sensitivity",
    width: "110px",
    render: ({ classified }) =>
      classified && (
        <Tag color={SENSITIVITY_COLORS[classified.result.sensitivity] ?? "gray"}>{classified.result.sensitivity}</Tag>
      ),
  },
  {
    key: "score",
    header: "Score",
    width: "70px",
    align: "right",
    render: valueOf(({ result }) => result.composite_score),
  },
  {
    key: "confidence",
    header: "Confidence",
    width: "110px",
    align: "right",
    render: valueOf(({ explanation }) => {
      const confidence = explanation?.layers["category"]?.confidence
      if (confidence === undefined) return ""
      return `${explanation?.unsure ? "Unsure, " : ""}${Math.round(confidence * 100)}%`
    }),
  },
  { key: "engine", header: "Engine", width: "120px", render: valueOf(({ engine }) => ENGINES[engine]) },
  {
    key: "add",
    header: "Library",
    width: "110px",
    render: ({ classified }) => classified && <AddButton classified={classified} adding={adding} size="xs" />,
  },
]
