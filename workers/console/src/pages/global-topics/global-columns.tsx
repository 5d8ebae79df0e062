import { Badge, Group, Text } from "@mantine/core"
import type { GlobalTopic } from "../../api/types.ts"
import { When } from "../../components/when.tsx"
import type { Layout } from "../../components/table-layout.ts"
import type { Column } from "../../components/virtual-table.tsx"

export const GLOBAL_COLUMNS: readonly Column<GlobalTopic>[] = [
  {
    key: "name",
    header: "Topic",
    width: "2.6fr",
    minWidth: 260,
    sortKey: "topic_name",
    text: ({ topicName }) => topicName,
    render: ({ topicName, archivedAt, reviewStatus }) => (
      <Group gap={6} wrap="nowrap">
        <Text size="sm" lineClamp={2} lh={1.25} title={topicName} style={{ whiteSpace: "normal" }}>
          {topicName}
        </Text>
        {archivedAt && (
          <Badge variant="light" color="gray" tt="none">
            Archived
          </Badge>
        )}
        {reviewStatus === "needs_review" && (
          <Badge variant="light" color="orange" tt="none">
            Needs review
          </Badge>
        )}
      </Group>
    ),
  },
  {
    key: "category",
    header: "Category",
    width: "1fr",
    minWidth: 130,
    sortKey: "parent_category",
    render: (topic) => topic.parentCategory,
  },
  {
    key: "segment",
    header: "Segment type",
    width: "125px",
    sortKey: "segment_type",
    render: (topic) => topic.segmentType,
  },
  {
    key: "audience",
    header: "Audience type",
    width: "1fr",
    minWidth: 135,
    sortKey: "audience_type",
    render: (topic) => topic.audienceType,
  },
  {
    key: "score",
    header: "Performance",
    width: "110px",
    align: "right",
    sortKey: "performance_score",
    render: (topic) => topic.performanceScore?.toLocaleString("en-US") ?? "–",
  },
  { key: "version", header: "Engine version", width: "130px", render: (topic) => topic.engineVersion },
  {
    key: "created",
    header: "Created",
    width: "120px",
    sortKey: "created_at",
    render: (topic) => <When at={topic.createdAt} />,
  },
]

export const GLOBAL_LAYOUT: Layout = { columns: GLOBAL_COLUMNS.map(({ key }) => ({ key })) }
