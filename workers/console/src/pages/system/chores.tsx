import { Button, Paper, Table, Text, Title } from "@mantine/core"
import { Fragment, useState } from "react"
import type { System } from "../../api/types.ts"
import { When } from "../../components/when.tsx"
import { StateBadge } from "./state-badge.tsx"

type Run = System["cron"][number]

const TIMES: Record<string, string> = {
  "* * * * *": "Every minute",
  "*/5 * * * *": "Every 5 minutes",
  "17 * * * *": "Every hour at :17",
  "47 * * * *": "Every hour at :47",
  "41 3 * * *": "Every day at 03:41 UTC",
}

/** One row per schedule, with what failed; the chores on demand. */
export function Chores({ runs }: { runs: readonly Run[] }) {
  const [open, setOpen] = useState<string | null>(null)
  return (
    <Paper withBorder p="md">
      <Title order={2} size="h4" mb="sm">
        Cron
      </Title>
      <Table.ScrollContainer minWidth={420} type="native" tabIndex={0} role="group" aria-label="Cron">
        <Table aria-label="Cron" verticalSpacing="xs">
          <Table.Thead>
            <Table.Tr>
              {["Schedule", "State", "Last success", "Last error"].map((label) => (
                <Table.Th key={label}>{label}</Table.Th>
              ))}
            </Table.Tr>
          </Table.Thead>
          <Table.Tbody>
            {[...Map.groupBy(runs, ({ cron }) => cron)].map(([cron, own]) => (
              <Fragment key={cron}>
                <Table.Tr>
                  <Table.Td>
                    {TIMES[cron] ?? cron}
                    <Button
                      variant="subtle"
                      size="compact-xs"
                      ml={6}
                      aria-expanded={open === cron}
                      onClick={() => setOpen(open === cron ? null : cron)}
                    >
                      {own.length} {own.length === 1 ? "chore" : "chores"}
                    </Button>
                  </Table.Td>
                  <Outcome runs={own} />
                </Table.Tr>
                {(open === cron ? own : own.filter(({ state }) => state !== "ok")).map((run) => (
                  <Table.Tr key={run.chore}>
                    <Table.Td pl="lg">{run.chore}</Table.Td>
                    <Outcome runs={[run]} />
                  </Table.Tr>
                ))}
              </Fragment>
            ))}
          </Table.Tbody>
        </Table>
      </Table.ScrollContainer>
    </Paper>
  )
}

function Outcome({ runs }: { runs: readonly Run[] }) {
  const failing = runs.find(({ state }) => state !== "ok")
  const last = runs
    .flatMap(({ finishedAt }) => finishedAt ?? [])
    .sort()
    .at(-1)
  const error = runs.find((run) => run.error !== null)?.error
  return (
    <>
      <Table.Td>
        <StateBadge state={failing?.state ?? "ok"} />
      </Table.Td>
      <Table.Td>{last === undefined ? "Never" : <When at={last} />}</Table.Td>
      <Table.Td>
        <Text size="sm" style={{ overflowWrap: "anywhere" }}>
          {error ?? ""}
        </Text>
      </Table.Td>
    </>
  )
}
