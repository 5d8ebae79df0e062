import type { TopicDetails, TopicRecord } from "../../api/types.ts"
import type { Layout } from "../../components/table-layout.ts"
import { ActivationBadges } from "../../components/activation-badges.tsx"
import { Certainty, percentOf, qualifiersText } from "../../components/certainty.tsx"
import { When } from "../../components/when.tsx"
import { SENSITIVITY_COLORS } from "../../components/layer-badges.tsx"
import { Tag } from "../../components/tag.tsx"
import type { Column } from "../../components/virtual-table.tsx"

/** Columns that need a second request: list responses do not contain their values. */
export const DETAIL_COLUMNS: ReadonlySet<string> = new Set(["activations", "tags", "changed_by"])

/** Visible by default. */
const DEFAULT_COLUMNS = [
  "topic_name",
  "parent_category",
  "subcategory",
  "segment_type",
  "sensitivity",
  "confidence",
  "activations",
  "created_at",
]

export const DEFAULT_LAYOUT: Layout = { columns: DEFAULT_COLUMNS.map((key) => ({ key })) }

/** All columns. The topic name is always visible. */
export const columnsOf = (details: TopicDetails | undefined): readonly Column<TopicRecord>[] => [
  {
    key: "topic_name",
    header: "Topic",
    sortKey: "topic_name",
    width: "3fr",
    minWidth: 260,
    lines: 2,
    render: ({ topic_name }) => <b>{topic_name}</b>,
  },
  {
    key: "parent_category",
    header: "Category",
    sortKey: "parent_category",
    width: "1.2fr",
    minWidth: 130,
    lines: 2,
    render: ({ parent_category }) => parent_category,
  },
  {
    key: "subcategory",
    header: "Subcategory",
    width: "1.3fr",
    minWidth: 140,
    lines: 2,
    render: ({ subcategory }) => subcategory,
  },
  {
    key: "taxonomy_type",
    header: "Group",
    sortKey: "taxonomy_type",
    width: "1.2fr",
    minWidth: 140,
    render: ({ taxonomy_type }) => taxonomy_type,
  },
  {
    key: "segment_type",
    header: "Segment type",
    sortKey: "segment_type",
    width: "125px",
    render: ({ segment_type }) => segment_type,
  },
  {
    key: "audience_type",
    header: "Audience type",
    sortKey: "audience_type",
    width: "1fr",
    minWidth: 135,
    render: ({ audience_type }) => audience_type,
  },
  {
    key: "sensitivity",
    header: "Sensitivity",
    width: "116px",
    render: ({ sensitivity }) => <Tag color={SENSITIVITY_COLORS[sensitivity] ?? "gray"}>{sensitivity}</Tag>,
  },
  {
    key: "confidence",
    header: "Confidence",
    width: "130px",
    text: ({ confidence, unsure }) =>
      [confidence !== null && percentOf(confidence), unsure && "Unsure"].filter(Boolean).join(" "),
    render: (topic) => <Certainty topic={topic} />,
  },
  { key: "qualifiers", header: "Qualifiers", width: "1.2fr", minWidth: 140, render: qualifiersText },
  { key: "intent", header: "Intent", width: "100px", render: ({ intent }) => intent },
  { key: "intensity", header: "Intensity", width: "100px", render: ({ intensity }) => intensity },
  { key: "awareness", header: "Awareness", width: "140px", render: ({ awareness }) => awareness },
  { key: "buyer_journey", header: "Buyer journey", width: "130px", render: ({ buyer_journey }) => buyer_journey },
  {
    key: "composite_score",
    header: "Score",
    width: "72px",
    align: "right",
    render: ({ composite_score }) => composite_score,
  },
  {
    key: "activations",
    header: "Activations",
    width: "1.2fr",
    minWidth: 150,
    text: ({ id }) =>
      details?.[id]?.segments.map(({ connection, status }) => `${connection}: ${status}`).join(", ") ?? "",
    render: ({ id }) => <ActivationBadges segments={details?.[id]?.segments} />,
  },
  { key: "iab_code", header: "IAB code", width: "90px", render: ({ iab_code }) => iab_code },
  { key: "engine_version", header: "Engine version", width: "130px", render: ({ engine_version }) => engine_version },
  { key: "source", header: "Source", width: "96px", render: ({ source }) => source },
  { key: "external_id", header: "External ID", width: "1fr", render: ({ external_id }) => external_id },
  {
    key: "tags",
    header: "Tags",
    width: "1fr",
    minWidth: 120,
    render: ({ id }) => details?.[id]?.tags.join(", ") ?? "",
  },
  {
    key: "changed_by",
    header: "Changed by",
    width: "1fr",
    minWidth: 130,
    render: ({ id }) => details?.[id]?.changedBy ?? "",
  },
  {
    key: "updated_at",
    header: "Changed",
    width: "120px",
    render: ({ updated_at }) => <When at={updated_at} />,
  },
  {
    key: "performance_score",
    header: "Performance",
    width: "110px",
    align: "right",
    render: ({ performance_score }) => performance_score,
  },
  {
    key: "created_at",
    header: "Added",
    sortKey: "created_at",
    width: "120px",
    render: ({ created_at }) => <When at={created_at} />,
  },
]
