import { momentIn } from "../../components/dates.ts"
import { Group, Select, Text, TextInput } from "@mantine/core"
import { isTimeZone, nextCron, readCron } from "../../../../../src/knowledge/time/cron.ts"

const SHOWN = 3

export const ownTimeZone = () => Intl.DateTimeFormat().resolvedOptions().timeZone

/** A browser's list may lack UTC, and other names of a zone. */
const zonesWith = (zone: string) => [...new Set([zone, "UTC", ...Intl.supportedValuesOf("timeZone")])]

type CronInputProps = {
  cron: string
  timeZone: string
  onCron: (cron: string) => void
  onTimeZone: (zone: string) => void
}

/** A cron expression in a time zone, with the next times it stands for. */
export function CronInput({ cron, timeZone, onCron, onTimeZone }: CronInputProps) {
  const next = nextTimes(cron, timeZone)
  return (
    <div>
      <Group grow gap="md" align="flex-start">
        <TextInput
          label="Cron expression"
          description="One minute, hours, days of the month, months, days of the week: due once an hour at most, and started within five minutes."
          placeholder="30 5 * * 1-5"
          required
          maxLength={100}
          value={cron}
          error={typeof next === "string" ? next : undefined}
          onChange={(event) => onCron(event.currentTarget.value)}
        />
        <Select
          label="Time zone"
          description="Its changes between summer and winter are followed."
          data={zonesWith(timeZone)}
          searchable
          allowDeselect={false}
          value={timeZone}
          onChange={(zone) => zone && onTimeZone(zone)}
        />
      </Group>
      <NextTimes cron={cron} timeZone={timeZone} />
    </div>
  )
}

/** When an expression is due next; nothing while it cannot be read. */
export function NextTimes({ cron, timeZone }: { cron: string; timeZone: string }) {
  const next = nextTimes(cron, timeZone)
  if (typeof next === "string" || next.length === 0) return null
  return (
    <Text size="sm" mt="xs" role="status">
      Next: {next.join("; ")}.
    </Text>
  )
}

/** The next times, or what is wrong with the expression; nothing for an empty one. */
function nextTimes(text: string, timeZone: string): string[] | string {
  if (text.trim() === "") return []
  const cron = readCron(text)
  if (typeof cron === "string") return `It ${cron}.`
  if (!isTimeZone(timeZone)) return "There is no such time zone."
  const format = momentIn(timeZone)
  const times: string[] = []
  for (let at: Date | null = new Date(); at && times.length < SHOWN;) {
    at = nextCron(cron, timeZone, at)
    if (at) times.push(format.format(at))
  }
  return times.length > 0 ? times : "It never comes."
}
