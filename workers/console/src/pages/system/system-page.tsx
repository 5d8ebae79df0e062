import { Alert, Badge, Group, SimpleGrid, Stack, Text } from "@mantine/core"
import type { System } from "../../api/types.ts"
import { amount } from "../../components/dates.ts"
import { ErrorState } from "../../components/error-state.tsx"
import { PageHeader } from "../../components/page-header.tsx"
import { RowsSkeleton } from "../../components/page-skeleton.tsx"
import { ageOf, sizeOf } from "./ages.ts"
import { CapabilityTable } from "./capability-table.tsx"
import { Chores } from "./chores.tsx"
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
          {system.figures && <CapabilityTable figures={system.figures} />}
          <SimpleGrid cols={{ base: 1, lg: 2 }} spacing="md">
            <Readiness readiness={system.readiness} />
            <Walls walls={system.walls} />
            <UnfinishedWork work={system.work} />
            <Chores runs={system.cron} />
          </SimpleGrid>
          <Waiting outbox={system.outbox} />
          <DeadLetters />
        </Stack>
      )}
    </>
  )
}

const Status = ({ readiness: { status } }: Pick<System, "readiness">) => (
  <Badge size="lg" variant="light" color={status === "ready" ? "teal" : "red"} tt="none">
    {status === "ready" ? "Ready" : "Needs attention"}
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
    minWidth={380}
    rows={Object.entries(checks).map(([name, { state, message }]) => ({
      key: name,
      cells: [CHECKS[name as keyof typeof CHECKS], <StateBadge state={state} />, message],
    }))}
  />
)

const WORK: Record<System["work"][number]["kind"], string> = {
  imports: "Imports",
  syncs: "Syncs",
  pushes: "Pushes",
  jobs: "Jobs",
  deliveries: "Deliveries",
}

const ageAt = (timestamp: string | null) => (timestamp === null ? "" : ageOf(timestamp, new Date()))

const UnfinishedWork = ({ work }: Pick<System, "work">) => (
  <Section
    title="Unfinished work"
    head={["Kind", "Count", "Oldest", "Last progress"]}
    empty=""
    minWidth={380}
    rows={work.map(({ kind, count, oldestAt, touchedAt }) => ({
      key: kind,
      cells: [WORK[kind], amount(count), ageAt(oldestAt), ageAt(touchedAt)],
    }))}
  />
)

const Waiting = ({ outbox }: Pick<System, "outbox">) => (
  <Section
    title="Messages waiting to be sent"
    head={["Queue", "Count", "Oldest"]}
    empty="No messages waiting."
    rows={outbox.map(({ queue, count, oldestAt }) => ({
      key: queue,
      cells: [queue, amount(count), ageAt(oldestAt)],
    }))}
  />
)
