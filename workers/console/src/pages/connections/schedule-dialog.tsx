import { Alert, Button, Group, Input, Modal, Select, Stack, Text, TextInput } from "@mantine/core"
import { type FormEvent, useState } from "react"
import { messageOf } from "../../api/errors.ts"
import type { Schedule } from "../../api/types.ts"
import { FilterBar } from "../../components/filter-bar.tsx"
import { type Filters, useFilterFields } from "../library/library-filters.ts"
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

export function ScheduleDialog({ connectionId, schedule, onClose }: ScheduleDialogProps) {
  const { create, change } = useScheduleChanges()
  const { fields, more } = useFilterFields()
  const [name, setName] = useState(schedule?.name ?? "")
  const [kind, setKind] = useState<Schedule["kind"]>(schedule?.kind ?? "push")
  const [every, setEvery] = useState<Schedule["every"]>(schedule?.every ?? "daily")
  const [filters, setFilters] = useState<Filters>(() => textOf(schedule?.filters ?? {}))
  const error = create.error ?? change.error
  const chosen = withoutEmpty(filters)
  const isOther = schedule !== null && JSON.stringify(chosen) !== JSON.stringify(withoutEmpty(textOf(schedule.filters)))
  const submit = (event: FormEvent) => {
    event.preventDefault()
    const body = { ...(name.trim() !== "" && { name: name.trim() }), every, ...(isOther && { filters: chosen }) }
    if (schedule) change.mutate({ id: schedule.id, ...body }, { onSuccess: onClose })
    else create.mutate({ ...body, connectionId, kind, filters: chosen }, { onSuccess: onClose })
  }
  return (
    <Modal
      opened
      onClose={onClose}
      size="xl"
      title={schedule ? `Edit ${schedule.name}` : "New schedule"}
      closeButtonProps={{ "aria-label": "Close" }}
    >
      <form onSubmit={submit}>
        <Stack gap="md">
          <Group grow gap="md" align="flex-start">
            <Select
              label="What"
              data={optionsOf(KINDS)}
              value={kind}
              allowDeselect={false}
              disabled={schedule !== null}
              onChange={(value) => value && setKind(value as Schedule["kind"])}
            />
            <Select
              label="How often"
              data={optionsOf(INTERVALS)}
              value={every}
              allowDeselect={false}
              onChange={(value) => value && setEvery(value as Schedule["every"])}
            />
          </Group>
          <TextInput
            label="Name"
            placeholder={`${INTERVALS[every]} ${kind}`}
            maxLength={100}
            maw="30rem"
            value={name}
            onChange={(event) => setName(event.currentTarget.value)}
          />
          <Input.Wrapper label="Topics" description="Without a filter, all topics in your library." labelElement="div">
            <FilterBar value={filters} onChange={setFilters} searchLabel="Search topics" fields={fields} more={more} />
          </Input.Wrapper>
          <Text size="sm" c="dimmed">
            {schedule === null
              ? "The first dry run starts within five minutes and counts what would change. Make the schedule live when the counts look right."
              : isOther && schedule.mode === "live"
                ? "New filters turn it back into a dry run. Make it live when the counts look right."
                : "Runs that have already started do not change."}
          </Text>
          {error && (
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
      </form>
    </Modal>
  )
}
