import type { Activation, ConnectionRecord } from "../../api/types.ts"
import { ACTIVATION_COLORS } from "../../components/activation-badges.tsx"
import { PLATFORM_LABELS } from "../../components/connection-names.ts"
import { When } from "../../components/when.tsx"
import { sentenceCase } from "../../components/sentence-case.ts"
import { Tag } from "../../components/tag.tsx"
import type { Layout } from "../../components/table-layout.ts"
import type { Column } from "../../components/virtual-table.tsx"
import { dateOf, nameOf } from "./activation-rows.ts"

export function columnsOf(connections: readonly ConnectionRecord[]): Column<Activation>[] {
  const names = new Map(connections.map(({ id, name }) => [id, name]))
  return [
    {
      key: "topic",
      header: "Topic",
      sortKey: "topic",
      width: "1.6fr",
      minWidth: 220,
      lines: 2,
      render: (activation) => <b>{nameOf(activation)}</b>,
    },
    {
      key: "status",
      header: "Status",
      sortKey: "status",
      width: "170px",
      render: ({ status, stale }) => (
        <>
          <Tag color={ACTIVATION_COLORS[status] ?? "gray"}>{sentenceCase(status)}</Tag>{" "}
          {stale && <Tag color="orange">Stale</Tag>}
        </>
      ),
    },
    {
      key: "connection",
      header: "Connection",
      width: "1fr",
      minWidth: 140,
      lines: 2,
      render: ({ connectionId, platform }) => names.get(connectionId) ?? `Deleted (${PLATFORM_LABELS[platform]})`,
    },
    {
      key: "name",
      header: "Segment name",
      width: "2.6fr",
      minWidth: 260,
      lines: 2,
      render: ({ pushedName, currentPlatformName }) => pushedName ?? currentPlatformName,
    },
    {
      key: "segment",
      header: "Segment ID",
      width: "140px",
      render: ({ platformSegmentId }) => platformSegmentId,
    },
    { key: "date", header: "Updated", sortKey: "date", width: "120px", render: (row) => <When at={dateOf(row)} /> },
  ]
}

export const ACTIVATION_LAYOUT: Layout = {
  columns: columnsOf([]).map(({ key }) => ({ key })),
  sort: { by: "date", order: "desc" },
}
