import { Alert, Button, Group, Input, Select, Stack, Text, TextInput } from "@mantine/core"
import type { FormEvent } from "react"
import { Dialog } from "../../components/dialog.tsx"
import { messageOf } from "../../api/errors.ts"
import type { Schedule } from "../../api/types.ts"
import { ConflictDialog, isConflict } from "../../components/drafts/conflict-dialog.tsx"
import { DraftNote } from "../../components/drafts/draft-note.tsx"
import { useDraft } from "../../components/drafts/use-draft.ts"
import { FilterBar } from "../../components/filter-bar.tsx"
import { type Filters, useFilterFields } from "../library/library-filters.ts"
import { CronInput, ownTimeZone } from "./cron-input.tsx"
import { INTERVALS, KINDS } from "./describe-schedule.ts"
import { useScheduleChanges } from "./use-schedules.ts"

type ScheduleDialogProps = {
  connectionId: string
  /** Null for a new one. */
  schedule: Schedule | null
  onClose: () => void
}

const optionsOf = (labels: Record<string, string>) => Object.entries(labels).map(([value, label]) => ({ value, label }))

const textOf = (filters: Schedule["filters"]): Filters =>
  Object.fromEntries(Object.entries(filters).map(([name, value]) => [name, String(value)]))

/** Drops empty filters. */
const withoutEmpty = (filters: Filters): Record<string, string> =>
  Object.fromEntries(Object.entries(filters).filter(([, value]) => value !== undefined && value !== ""))

const LABELS = {
  name: "Name",
  every: "How often",
  cron: "Cron expression",
  timeZone: "Time zone",
  filters: "Topics",
}

const valuesOf = (schedule: Schedule | null) => ({
  name: schedule?.name ?? "",
  kind: schedule?.kind ?? "push",
  every: schedule?.every ?? "daily",
  cron: schedule?.cron ?? "",
  timeZone: schedule?.timeZone ?? ownTimeZone(),
  filters: textOf(schedule?.filters ?? {}),
})

export function ScheduleDialog({ connectionId, schedule, onClose }: ScheduleDialogProps) {
  const { create, change } = useScheduleChanges()
  const { fields, more } = useFilterFields()
  const form = `schedule ${schedule?.id ?? `new ${connectionId}`}`
  const draft = useDraft(form, valuesOf(schedule), schedule?.updatedAt)
  const { set } = draft
  const { name, kind, every, cron, timeZone, filters } = draft.values
  const saved = () => {
    draft.end()
    onClose()
  }
  const error = create.error ?? change.error
  const chosen = withoutEmpty(filters)
  const isOther = schedule !== null && JSON.stringify(chosen) !== JSON.stringify(withoutEmpty(textOf(schedule.filters)))
  const saveFrom = (version: string) => {
    const body = {
      ...(name.trim() !== "" && { name: name.trim() }),
      every,
      ...(every === "custom" && { cron: cron.trim(), timeZone }),
      ...(isOther && { filters: chosen }),
    }
    if (schedule) change.mutate({ id: schedule.id, version, ...body }, { onSuccess: saved })
    else create.mutate({ ...body, connectionId, kind, filters: chosen }, { onSuccess: saved })
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    saveFrom(draft.version)
  }
  return (
    <Dialog opened onClose={onClose} size="xl" title={schedule ? `Edit ${schedule.name}` : "New schedule"}>
      <form onSubmit={submit}>
        <Stack gap="md">
          <DraftNote draft={draft} />
          <Group grow gap="md" align="flex-start">
            <Select
              label="What"
              data={optionsOf(KINDS)}
              value={kind}
              allowDeselect={false}
              disabled={schedule !== null}
              onChange={(value) => value && set({ kind: value as Schedule["kind"] })}
            />
            <Select
              label="How often"
              data={optionsOf(INTERVALS)}
              value={every}
              allowDeselect={false}
              onChange={(value) => value && set({ every: value as Schedule["every"] })}
            />
          </Group>
          {every === "custom" && (
            <CronInput
              cron={cron}
              timeZone={timeZone}
              onCron={(next) => set({ cron: next })}
              onTimeZone={(next) => set({ timeZone: next })}
            />
          )}
          <TextInput
            label="Name"
            placeholder={every === "custom" ? `Custom ${kind}` : `${INTERVALS[every]} ${kind}`}
            maxLength={100}
            maw="30rem"
            value={name}
            onChange={(event) => set({ name: event.currentTarget.value })}
          />
          <Input.Wrapper label="Topics" description="Without a filter, all topics in your library." labelElement="div">
            <FilterBar
              value={filters}
              onChange={(next) => set({ filters: next })}
              searchLabel="Search topics"
              fields={fields}
              more={more}
            />
          </Input.Wrapper>
          <Text size="sm" c="dimmed">
            {schedule === null
              ? "The first dry run starts within five minutes and counts what would change. Make the schedule live when the counts look right."
              : isOther && schedule.mode === "live"
                ? "New filters turn it back into a dry run. Make it live when the counts look right."
                : "Runs that have already started do not change."}
          </Text>
          {error && !isConflict(error) && (
            <Alert color="red" role="alert">
              {messageOf(error)}
            </Alert>
          )}
          <Group justify="flex-end" gap="xs">
            <Button variant="default" onClick={onClose}>
              Cancel
            </Button>
            <Button type="submit" loading={create.isPending || change.isPending}>
              {schedule ? "Save" : "Create"}
            </Button>
          </Group>
        </Stack>
        <ConflictDialog
          error={change.error}
          mine={draft.changes}
          from={draft.from}
          labels={LABELS}
          read={(now: Schedule) => ({ values: valuesOf(now), version: now.updatedAt })}
          onKeepMine={saveFrom}
          onTakeTheirs={saved}
        />
      </form>
    </Dialog>
  )
}
