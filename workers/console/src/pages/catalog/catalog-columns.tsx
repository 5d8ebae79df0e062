import type { CatalogRecord } from "../../api/types.ts"
import { Certainty } from "../../components/certainty.tsx"
import { When } from "../../components/when.tsx"
import { Tag } from "../../components/tag.tsx"
import type { Layout } from "../../components/table-layout.ts"
import type { Column } from "../../components/virtual-table.tsx"

export const CATALOG_COLUMNS: readonly Column<CatalogRecord>[] = [
  {
    key: "topicName",
    header: "Topic",
    sortKey: "topic_name",
    width: "3fr",
    minWidth: 260,
    lines: 2,
    render: ({ topicName }) => <b>{topicName}</b>,
  },
  {
    key: "inLibrary",
    header: "In library",
    width: "110px",
    render: ({ inLibrary }) => inLibrary && <Tag color="petrol">Yes</Tag>,
  },
  {
    key: "parentCategory",
    header: "Category",
    sortKey: "parent_category",
    width: "1.3fr",
    minWidth: 140,
    render: ({ parentCategory }) => parentCategory,
  },
  {
    key: "subcategory",
    header: "Subcategory",
    width: "1.3fr",
    minWidth: 140,
    render: ({ subcategory }) => subcategory,
  },
  {
    key: "taxonomyType",
    header: "Group",
    sortKey: "taxonomy_type",
    width: "1.2fr",
    minWidth: 140,
    render: ({ taxonomyType }) => taxonomyType,
  },
  {
    key: "segmentType",
    header: "Segment type",
    sortKey: "segment_type",
    width: "125px",
    render: ({ segmentType }) => segmentType,
  },
  {
    key: "audienceType",
    header: "Audience type",
    sortKey: "audience_type",
    width: "1fr",
    minWidth: 135,
    render: ({ audienceType }) => audienceType,
  },
  {
    key: "confidence",
    header: "Confidence",
    width: "130px",
    render: (topic) => <Certainty topic={topic} />,
  },
  {
    key: "createdAt",
    header: "Created",
    sortKey: "created_at",
    width: "110px",
    render: ({ createdAt }) => <When at={createdAt} />,
  },
]

export const CATALOG_LAYOUT: Layout = { columns: CATALOG_COLUMNS.map(({ key }) => ({ key })) }
