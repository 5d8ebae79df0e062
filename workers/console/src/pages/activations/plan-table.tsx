import { Button, Drawer, Group, Stack, Text } from "@mantine/core"
import { useMemo, useState } from "react"
import type { ConnectionRecord, PlannedSegment } from "../../api/types.ts"
import { ConfirmSensitivity } from "../../components/confirm-sensitivity.tsx"
import { Tag } from "../../components/tag.tsx"
import { type Column, VirtualTable } from "../../components/virtual-table.tsx"
import classes from "./activations.module.css"
import { matchKeyOf, MembersPanel } from "./members-panel.tsx"
import { countPlan, type PlanFilter, filterPlan } from "./plan.ts"

const ACTIONS: Record<PlannedSegment["action"], { label: string; color: string }> = {
  create: { label: "Create", color: "teal" },
  unchanged: { label: "Unchanged", color: "gray" },
  blocked: { label: "Blocked", color: "red" },
}

const COLUMNS: readonly Column<PlannedSegment>[] = [
  {
    key: "action",
    header: "Action",
    width: "110px",
    render: ({ action }) => <Tag color={ACTIONS[action].color}>{ACTIONS[action].label}</Tag>,
  },
  { key: "name", header: "Segment name", width: "1.6fr", minWidth: 220, render: ({ name }) => <b>{name}</b> },
  {
    key: "why",
    header: "Why",
    width: "1.4fr",
    minWidth: 220,
    render: ({ reason, warning }) => (
      <>
        {reason} {warning && <Tag color="orange">{warning}</Tag>}
      </>
    ),
  },
]

const FILTERS: readonly { filter: PlanFilter; label: string }[] = [
  { filter: "all", label: "All" },
  { filter: "create", label: "Create" },
  { filter: "unchanged", label: "Unchanged" },
  { filter: "blocked", label: "Blocked" },
  { filter: "warning", label: "Warning" },
]

type PlanTableProps = { segments: readonly PlannedSegment[]; connection: ConnectionRecord }

export function PlanTable({ segments, connection }: PlanTableProps) {
  const counts = useMemo(() => countPlan(segments), [segments])
  const [filter, setFilter] = useState<PlanFilter>("all")
  const rows = useMemo(() => filterPlan(segments, filter), [segments, filter])
  const [open, setOpen] = useState<PlannedSegment | null>(null)
  return (
    <div>
      <Group gap="xs" mb="xs" role="group" aria-label="Filter">
        {FILTERS.map(({ filter: one, label }) => (
          <Button
            key={one}
            size="xs"
            variant={one === filter ? "filled" : "default"}
            aria-pressed={one === filter}
            disabled={counts[one] === 0}
            onClick={() => setFilter(one)}
          >
            {label}: {counts[one].toLocaleString()}
          </Button>
        ))}
      </Group>
      <VirtualTable
        label="Plan"
        columns={COLUMNS}
        rowCount={rows.length}
        rowAt={(i) => rows[i]}
        idOf={({ orgTopicId }) => orgTopicId}
        nameOf={({ name }) => name}
        listKey={filter}
        onOpen={setOpen}
        height={`clamp(10rem, ${rows.length * 44 + 60}px, 50vh)`}
      />
      <Drawer
        opened={open !== null}
        onClose={() => setOpen(null)}
        position="right"
        title="Planned segment"
        closeButtonProps={{ "aria-label": "Close" }}
      >
        {open && <Details segment={open} connection={connection} />}
      </Drawer>
    </div>
  )
}

function Details({ segment, connection }: { segment: PlannedSegment; connection: ConnectionRecord }) {
  const { action, name, description, reason, warning, orgTopicId } = segment
  const matchKey = matchKeyOf(connection)
  const facts = [
    ["Action", ACTIONS[action].label],
    ["Why", reason],
    ["Warning", warning],
    ["Name", name],
    ["Length", `Name ${name.length}, description ${description.length} characters`],
    ["Description", description],
  ]
  return (
    <Stack gap="lg">
      <dl className={classes["facts"]}>
        {facts.map(([label, value]) =>
          value === undefined ? null : (
            <div key={label}>
              <dt>{label}</dt>
              <dd>{value}</dd>
            </div>
          ),
        )}
      </dl>
      {action === "blocked" && <ConfirmSensitivity topicId={orgTopicId} />}
      {matchKey ? (
        <MembersPanel topicId={orgTopicId} matchKey={matchKey} />
      ) : (
        <Text size="xs" c="dimmed">
          {orgTopicId}
        </Text>
      )}
    </Stack>
  )
}
