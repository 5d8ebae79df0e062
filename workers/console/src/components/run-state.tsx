import { Progress, Stack, Text } from "@mantine/core"
import { exactTime } from "./dates.ts"
import { isOpen, progressText, type RunFacts, wordsOf } from "./run-words.ts"
import { Tag } from "./tag.tsx"
import { useRun } from "./use-run.ts"

/** An open run with what it waits for: the records of imports, syncs and jobs do not say that their work is retried. */
function useWaiting(run: RunFacts): RunFacts {
  const { kind, id, waitsFor } = run
  const { data } = useRun(kind, id, isOpen(run) && waitsFor === null)
  return data?.waitsFor === "retry" && isOpen(run) && waitsFor === null
    ? { ...run, state: data.state, waitsFor: data.waitsFor, retry: data.retry }
    : run
}

/** The state of a run, job, import or sync, the same on every page. */
export function RunState({ run }: { run: RunFacts }) {
  const { text, color } = wordsOf(useWaiting(run))
  return (
    <Tag color={color} wraps>
      {text}
    </Tag>
  )
}

/** How far it is, and its counts. */
export function RunProgress({ run }: { run: RunFacts }) {
  const { total, processed, failed } = run
  const { retry } = useWaiting(run)
  const percent = total === null ? 0 : total === 0 ? 100 : Math.min(100, (processed / total) * 100)
  return (
    <Stack gap={4}>
      {isOpen(run) && <Progress value={percent} color={failed > 0 ? "orange" : "petrol"} aria-label="Progress" />}
      <Text size="xs" c="dimmed">
        {progressText(run)}
        {retry && `. Next attempt ${exactTime(retry.at)}.`}
      </Text>
    </Stack>
  )
}
