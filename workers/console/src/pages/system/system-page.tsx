import { Alert, Badge, Group, Stack, Text } from "@mantine/core"
import type { System } from "../../api/types.ts"
import { When } from "../../components/when.tsx"
import { ErrorState } from "../../components/error-state.tsx"
import { PageHeader } from "../../components/page-header.tsx"
import { RowsSkeleton } from "../../components/page-skeleton.tsx"
import { ageOf, sizeOf } from "./ages.ts"
import { DeadLetters } from "./dead-letters.tsx"
import { Section } from "./section.tsx"
import { StateBadge } from "./state-badge.tsx"
import { useSystem } from "./use-system.ts"
import { Walls } from "./walls.tsx"

const CHECKS: Record<keyof System["readiness"]["checks"], string> = {
  settings: "Settings",
  database: "Database",
  room: "Room for topics",
  objects: "Durable Objects",
  queues: "Queues",
  work: "Background work",
  cron: "Cron",
  deadLetters: "Dead letters",
}

export function Page() {
  const { data: system, error, refetch } = useSystem()
  return (
    <>
      <PageHeader
        title="System"
        lead="Health of the service, pending work and dead letters."
        help="The checks are those of /health/ready, which a monitor should call every minute. docs/operations.md explains each check and what to do when it fails. The page refreshes automatically."
        {...(system && { actions: <Status readiness={system.readiness} /> })}
      />
      {error && !system ? (
        <ErrorState error={error} onRetry={() => void refetch()} />
      ) : !system ? (
        <RowsSkeleton rows={8} />
      ) : (
        <Stack gap="md">
          <Failing readiness={system.readiness} />
          <Facts system={system} />
          <Readiness readiness={system.readiness} />
          <Walls walls={system.walls} />
          <DeadLetters />
          <Waiting system={system} />
          <CronRuns runs={system.cron} />
          {system.figures && <Figures figures={system.figures} />}
        </Stack>
      )}
    </>
  )
}

const Status = ({ readiness: { status } }: Pick<System, "readiness">) => (
  <Badge size="lg" variant="light" color={status === "ready" ? "teal" : "red"} tt="none">
    {status}
  </Badge>
)

function Failing({ readiness: { failing, checks } }: Pick<System, "readiness">) {
  const failed = Object.entries(checks).filter(([name]) => failing.includes(name))
  if (failed.length === 0) return null
  return (
    <Alert color="red" role="alert" title="The service needs attention">
      {failed.map(([name, { message }]) => (
        <Text key={name} size="sm">
          {CHECKS[name as keyof typeof CHECKS]}: {message}
        </Text>
      ))}
    </Alert>
  )
}

function Facts({ system: { version, engineVersion, environment, databaseBytes, deadLetters } }: { system: System }) {
  const facts = [
    ["Environment", environment],
    ["Deployment", version === "" ? "unknown" : version],
    ["Engine", engineVersion],
    ["Database", databaseBytes === null ? "unknown" : sizeOf(databaseBytes)],
    ["Dead letters", `${deadLetters.notReplayed} of ${deadLetters.total} not replayed`],
  ]
  return (
    <Group gap="lg" component="ul" m={0} p={0} aria-label="Facts">
      {facts.map(([label, value]) => (
        <Text key={label} component="li" size="sm" c="dimmed" style={{ listStyle: "none", overflowWrap: "anywhere" }}>
          {label}:{" "}
          <Text span fw={650} c="var(--mantine-color-text)">
            {value}
          </Text>
        </Text>
      ))}
    </Group>
  )
}

const Readiness = ({ readiness: { checks } }: Pick<System, "readiness">) => (
  <Section
    title="Readiness"
    head={["Check", "State", "Finding"]}
    empty=""
    rows={Object.entries(checks).map(([name, { state, message }]) => ({
      key: name,
      cells: [CHECKS[name as keyof typeof CHECKS], <StateBadge state={state} />, message],
    }))}
  />
)

function Waiting({ system: { work, outbox } }: { system: System }) {
  const now = new Date()
  const age = (timestamp: string | null) => (timestamp === null ? "" : ageOf(timestamp, now))
  return (
    <>
      <Section
        title="Unfinished work"
        head={["Kind", "Count", "Oldest", "Last progress"]}
        empty=""
        rows={work.map(({ kind, count, oldestAt, touchedAt }) => ({
          key: kind,
          cells: [kind, count.toLocaleString(), age(oldestAt), age(touchedAt)],
        }))}
      />
      <Section
        title="Messages waiting to be sent"
        head={["Queue", "Count", "Oldest"]}
        empty="No messages waiting."
        rows={outbox.map(({ queue, count, oldestAt }) => ({
          key: queue,
          cells: [queue, count.toLocaleString(), age(oldestAt)],
        }))}
      />
    </>
  )
}

const CronRuns = ({ runs }: { runs: System["cron"] }) => (
  <Section
    title="Cron"
    head={["Chore", "Schedule", "State", "Last success", "Last error"]}
    empty=""
    minWidth={760}
    rows={runs.map(({ chore, cron, state, finishedAt, error }) => ({
      key: chore,
      cells: [chore, cron, <StateBadge state={state} />, finishedAt ? <When at={finishedAt} /> : "never", error ?? ""],
    }))}
  />
)

const Figures = ({ figures }: { figures: NonNullable<System["figures"]> }) => (
  <Section
    title="Recent figures"
    head={["Kind", "Subject", "Outcome", "Count", "Average", "Longest", "Tokens", "Cost (USD)"]}
    empty="No figures yet."
    minWidth={860}
    rows={figures.map(({ kind, subject, outcome, count, averageMs, maxMs, tokens, cost }) => ({
      key: `${kind} ${subject} ${outcome}`,
      cells: [
        kind,
        subject,
        outcome,
        count.toLocaleString(),
        `${averageMs.toLocaleString()} ms`,
        `${maxMs.toLocaleString()} ms`,
        tokens.toLocaleString(),
        cost.toFixed(2),
      ],
    }))}
  />
)
