import { Button, Group, Stack, Switch, Text, TextInput } from "@mantine/core"
import { IconSearch } from "@tabler/icons-react"
import { useMemo, useState } from "react"
import { SidePanel } from "../../components/dialog.tsx"
import type { ConnectionRecord, PlannedSegment } from "../../api/types.ts"
import { ConfirmSensitivity } from "../../components/confirm-sensitivity.tsx"
import { CopyButton } from "../../components/copy-button.tsx"
import { Tag } from "../../components/tag.tsx"
import { type Column, VirtualTable } from "../../components/virtual-table.tsx"
import classes from "./activations.module.css"
import { DiffText } from "./diff-text.tsx"
import { matchKeyOf, MembersPanel } from "./members-panel.tsx"
import { PlanDifference } from "./plan-difference.tsx"
import { countPlan, type PlanFilter, filterPlan, leftOut, reasonOf } from "./plan.ts"

const ACTIONS: Record<PlannedSegment["action"], { label: string; color: string }> = {
  create: { label: "Create", color: "teal" },
  unchanged: { label: "Unchanged", color: "gray" },
  blocked: { label: "Blocked", color: "red" },
}

/** The first word of a warning is the level. */
const marksOf = ({ warning, unsure, pushed }: PlannedSegment) =>
  [warning?.split(" ")[0], unsure && "Unsure", pushed && "Changed"].filter((mark) => typeof mark === "string")

const COLUMNS: readonly Column<PlannedSegment>[] = [
  {
    key: "action",
    header: "Action",
    width: "110px",
    render: ({ action }) => <Tag color={ACTIONS[action].color}>{ACTIONS[action].label}</Tag>,
  },
  { key: "name", header: "Segment name", width: "5fr", minWidth: 320, lines: 2, render: ({ name }) => <b>{name}</b> },
  {
    key: "marks",
    header: "Check",
    width: "120px",
    text: (segment) => marksOf(segment).join(", "),
    render: (segment) =>
      marksOf(segment).map((mark) => (
        <Tag key={mark} color="orange">
          {mark}
        </Tag>
      )),
  },
  {
    key: "why",
    header: "Why",
    width: "1.5fr",
    minWidth: 140,
    lines: 2,
    text: (segment) => reasonOf(segment) ?? "",
    render: reasonOf,
  },
]

const FILTERS: readonly { filter: PlanFilter; label: string; isRare?: true }[] = [
  { filter: "all", label: "All" },
  { filter: "create", label: "Create" },
  { filter: "unchanged", label: "Unchanged" },
  { filter: "blocked", label: "Blocked" },
  { filter: "warning", label: "Restricted or sensitive", isRare: true },
  { filter: "unsure", label: "Unsure category", isRare: true },
  { filter: "changed", label: "Changed since the push", isRare: true },
  { filter: "excluded", label: "Left out", isRare: true },
]

type PlanTableProps = {
  segments: readonly PlannedSegment[]
  connection: ConnectionRecord
  /** Topics that the person leaves out of the push. */
  excluded: ReadonlySet<string>
  onExclude: (excluded: ReadonlySet<string>) => void
}

export function PlanTable({ segments, connection, excluded, onExclude }: PlanTableProps) {
  const counts = useMemo(() => countPlan(segments, excluded), [segments, excluded])
  const [filter, setFilter] = useState<PlanFilter>("all")
  const [search, setSearch] = useState("")
  const [wrap, setWrap] = useState(false)
  const rows = useMemo(() => filterPlan(segments, filter, { search, excluded }), [segments, filter, search, excluded])
  const [open, setOpen] = useState<PlannedSegment | null>(null)
  const columns = useMemo(() => [pushColumn(excluded, onExclude), ...COLUMNS], [excluded, onExclude])
  const shown = rows.filter(({ action }) => action === "create").map(({ orgTopicId }) => orgTopicId)
  const isNarrowed = filter !== "all" || search.trim() !== ""
  const areOut = shown.every((id) => excluded.has(id))
  return (
    <div>
      <PlanDifference segments={segments} connectionId={connection.id} />
      <Group gap="xs" my="xs" role="group" aria-label="Filter">
        {FILTERS.filter(({ filter: one, isRare }) => !isRare || one === filter || counts[one] > 0).map(
          ({ filter: one, label }) => (
            <Button
              key={one}
              size="xs"
              variant={one === filter ? "filled" : "default"}
              aria-pressed={one === filter}
              disabled={counts[one] === 0 && one !== filter}
              onClick={() => setFilter(one)}
            >
              {label}: {counts[one].toLocaleString("en-US")}
            </Button>
          ),
        )}
      </Group>
      <Group gap="sm" mb="xs">
        <TextInput
          type="search"
          size="xs"
          w="16rem"
          aria-label="Search the plan"
          placeholder="Search names"
          leftSection={<IconSearch size={14} aria-hidden />}
          value={search}
          onChange={(event) => setSearch(event.currentTarget.value)}
        />
        <Switch
          size="sm"
          label="Show whole texts"
          checked={wrap}
          onChange={(event) => setWrap(event.currentTarget.checked)}
        />
        {isNarrowed && shown.length > 0 && (
          <Button size="compact-sm" variant="light" onClick={() => onExclude(leftOut(excluded, shown, !areOut))}>
            {areOut ? "Push" : "Leave out"} the {shown.length.toLocaleString("en-US")} shown
          </Button>
        )}
      </Group>
      <VirtualTable
        label="Plan"
        columns={columns}
        rowCount={rows.length}
        rowAt={(i) => rows[i]}
        idOf={({ orgTopicId }) => orgTopicId}
        nameOf={({ name }) => name}
        listKey={`${filter} ${search}`}
        onOpen={setOpen}
        wrap={wrap}
        height={`clamp(10rem, ${rows.length * (wrap ? 88 : 44) + 60}px, 50vh)`}
      />
      <SidePanel opened={open !== null} onClose={() => setOpen(null)} title="Planned segment">
        {open && <Details segment={open} connection={connection} />}
      </SidePanel>
    </div>
  )
}

const pushColumn = (
  excluded: ReadonlySet<string>,
  onExclude: (excluded: ReadonlySet<string>) => void,
): Column<PlannedSegment> => ({
  key: "push",
  header: "Push",
  width: "64px",
  render: ({ action, name, orgTopicId }) =>
    action === "create" && (
      <input
        type="checkbox"
        aria-label={`Push ${name}`}
        checked={!excluded.has(orgTopicId)}
        onChange={() => onExclude(leftOut(excluded, [orgTopicId], !excluded.has(orgTopicId)))}
      />
    ),
})

function Details({ segment, connection }: { segment: PlannedSegment; connection: ConnectionRecord }) {
  const { action, name, description, warning, unsure, pushed, orgTopicId } = segment
  const matchKey = matchKeyOf(connection)
  const facts = [
    ["Action", ACTIONS[action].label],
    ["Why", segment.reason && reasonOf(segment)],
    ["Warning", warning],
    ["Category", unsure && "Unsure. Check it in the library before you push."],
    ["Name", pushed ? <DiffText before={pushed.name} after={name} /> : name],
    ["Length", `Name ${name.length}, description ${description.length} characters`],
    ["Description", pushed ? <DiffText before={pushed.description} after={description} /> : description],
    ["Changes", pushed && "Marked against the platform. A refresh brings them there, a push does not."],
  ] as const
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
          {orgTopicId} <CopyButton text={orgTopicId} label="Copy topic ID" />
        </Text>
      )}
    </Stack>
  )
}
