import { Alert, Anchor, Badge, Button, Group, Paper, Progress, SimpleGrid, Stack, Text, Title } from "@mantine/core"
import { IconPlug } from "@tabler/icons-react"
import type { ReactNode } from "react"
import { Link } from "wouter"
import type { ConnectionBoard, Home } from "../../api/types.ts"
import { PLATFORM_LABELS, STATUS_COLORS } from "../../components/connection-names.ts"
import { counted } from "../../components/counted.ts"
import { exactTime } from "../../components/dates.ts"
import { EmptyState } from "../../components/empty-state.tsx"
import { sentenceCase } from "../../components/sentence-case.ts"
import { When } from "../../components/when.tsx"
import { useSession } from "../../session/session.ts"
import { RunProgress, RunState } from "../../components/run-state.tsx"
import { pathOfRun, titleOf } from "../runs/run-names.ts"
import { DayLines } from "./day-lines.tsx"
import { trendOf } from "./trend.ts"

export function Board({ home }: { home: Home }) {
  const { may } = useSession()
  return (
    <Stack gap="lg">
      {home.changes && <Changes changes={home.changes} />}
      {!may("topics:write") && <MayDo />}
      {home.connections.length > 0 && <Overall connections={home.connections} />}
      <Section title="Needs attention">
        <Attention home={home} />
      </Section>
      <Section title="Segments">
        {home.connections.length === 0 ? (
          <EmptyState
            title="No platform is connected"
            icon={IconPlug}
            actions={
              may("connections") && (
                <Button component={Link} href="/connections/new">
                  Connect a platform
                </Button>
              )
            }
          >
            Segments appear here once topics are pushed to a platform.
          </EmptyState>
        ) : (
          <SimpleGrid cols={{ base: 1, md: 2 }}>
            {home.connections.map((connection) => (
              <Connection key={connection.id} connection={connection} />
            ))}
          </SimpleGrid>
        )}
      </Section>
      <SimpleGrid cols={{ base: 1, md: 2 }}>
        <Section title="Unfinished work">
          <Unfinished home={home} />
        </Section>
        <Section title="To review">
          <ToReview home={home} />
        </Section>
        <Section title="Quota">
          <Quotas home={home} />
        </Section>
      </SimpleGrid>
    </Stack>
  )
}

function Section({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section aria-label={title}>
      <Title order={2} size="h4" mb="xs">
        {title}
      </Title>
      {children}
    </section>
  )
}

/** For a person who only reads. */
function MayDo() {
  const { organization } = useSession()
  return (
    <Section title="What you may do">
      <Text size="sm">
        You can read everything of {organization.name}: its library, runs and segments. You can also search the catalog
        and download lists. Ask an owner on the{" "}
        <Anchor component={Link} href="/members" inherit>
          Members page
        </Anchor>{" "}
        for the role of a member to add topics and push them.
      </Text>
    </Section>
  )
}

function Overall({ connections }: { connections: Home["connections"] }) {
  const days = trendOf(connections, Date.now())
  const today = days.at(-1)
  return (
    <Section title="Trend">
      <Paper withBorder p="md">
        <Group gap="xl" mb="sm">
          <Figure label="Live" value={today?.live ?? 0} href="/activations?status=active" />
          <Figure label="Failed" value={today?.failed ?? 0} href="/activations?status=error" />
          <Figure label="Stale" value={today?.stale ?? 0} href="/activations?stale=true" />
        </Group>
        <DayLines days={days} title="Segments of all connections by day" />
      </Paper>
    </Section>
  )
}

/** What stopped working or is out of date. Pushes that wait for approval are listed above. */
function Attention({ home: { connections } }: { home: Home }) {
  const items = [
    ...connections
      .filter(({ status }) => status === "error")
      .map(({ id, name }) => ({ href: `/connections/${id}`, text: `The last test of ${name} failed` })),
    ...connections
      .filter(({ failed }) => failed > 0)
      .map(({ id, name, failed }) => ({
        href: `/activations?connectionId=${id}&status=error`,
        text: `${counted(failed, "segment")} of ${name} failed`,
      })),
    ...connections
      .filter(({ stale }) => (stale ?? 0) > 0)
      .map(({ id, name, stale }) => ({
        href: `/activations?connectionId=${id}&stale=true`,
        text: `${counted(stale ?? 0, "segment")} of ${name} ${stale === 1 ? "is" : "are"} stale`,
      })),
  ]
  if (items.length === 0)
    return (
      <Text size="sm" c="dimmed">
        Nothing failed, and nothing is stale.
      </Text>
    )
  return (
    <Stack gap={4} component="ul" m={0} p={0} style={{ listStyle: "none" }}>
      {items.map(({ href, text }) => (
        <li key={href}>
          <Anchor component={Link} href={href} size="sm" style={{ overflowWrap: "anywhere" }}>
            {text}
          </Anchor>
        </li>
      ))}
    </Stack>
  )
}

function Changes({ changes }: { changes: NonNullable<Home["changes"]> }) {
  const { topicsAdded, segmentsLive, runsEnded, runsWithErrors } = changes
  const parts = [
    topicsAdded > 0 && `${counted(topicsAdded, "topic")} added`,
    segmentsLive > 0 && `${counted(segmentsLive, "segment")} went live`,
    runsEnded > 0 && `${counted(runsEnded, "run")} finished`,
    runsWithErrors > 0 && `${runsWithErrors.toLocaleString("en-US")} of them with errors`,
  ].filter(Boolean)
  return (
    <Alert color={runsWithErrors > 0 ? "orange" : "petrol"} title="Since your last visit">
      {parts.length === 0 ? "Nothing changed." : `${parts.join(", ")}.`}{" "}
      {runsEnded > 0 && (
        <Anchor component={Link} href="/runs" inherit>
          See the runs
        </Anchor>
      )}
    </Alert>
  )
}

function Connection({ connection }: { connection: ConnectionBoard }) {
  const { id, name, platform, status, live, failed, stale, lastPushAt, days } = connection
  const of = `connectionId=${id}`
  return (
    <Paper withBorder p="md">
      <Group justify="space-between" gap="xs" align="flex-start">
        <div>
          <Anchor component={Link} href={`/connections/${id}`} fw={600} style={{ overflowWrap: "anywhere" }}>
            {name}
          </Anchor>
          <Text size="xs" c="dimmed">
            {PLATFORM_LABELS[platform]}, {lastPushAt ? "last push " : "nothing pushed yet"}
            {lastPushAt && <When at={lastPushAt} />}
          </Text>
        </div>
        <Badge variant="light" color={STATUS_COLORS[status]}>
          {sentenceCase(status)}
        </Badge>
      </Group>
      <Group gap="xl" my="sm">
        <Figure label="Live" value={live} href={`/activations?${of}&status=active`} />
        <Figure label="Failed" value={failed} href={`/activations?${of}&status=error`} />
        <Figure label="Stale" value={stale} href={`/activations?${of}&stale=true`} />
      </Group>
      {days.length > 1 && <DayLines days={days} title={`Segments of ${name} by day`} />}
    </Paper>
  )
}

function Figure({ label, value, href }: { label: string; value: number | null; href: string }) {
  return (
    <div>
      <Anchor component={Link} href={href} fw={650} fz="xl" aria-label={`${label}: ${value ?? "not counted yet"}`}>
        {value === null ? "–" : value.toLocaleString("en-US")}
      </Anchor>
      <Text size="xs" c="dimmed" {...(value === null && { title: "Counted every hour" })}>
        {label}
      </Text>
    </div>
  )
}

function Unfinished({ home: { unfinished } }: { home: Home }) {
  if (unfinished.length === 0)
    return (
      <Text size="sm" c="dimmed">
        Nothing is running.{" "}
        <Anchor component={Link} href="/runs" inherit>
          All runs
        </Anchor>
      </Text>
    )
  return (
    <Stack gap="sm">
      {unfinished.slice(0, 5).map((run) => (
        <Paper key={run.id} withBorder p="sm">
          <Anchor component={Link} href={pathOfRun(run)} size="sm" style={{ overflowWrap: "anywhere" }}>
            {titleOf(run)}
          </Anchor>{" "}
          <RunState run={run} />
          <RunProgress run={run} />
        </Paper>
      ))}
      {unfinished.length > 5 && (
        <Anchor component={Link} href="/runs?state=running" size="sm">
          {(unfinished.length - 5).toLocaleString("en-US")} more
        </Anchor>
      )}
    </Stack>
  )
}

function ToReview({ home: { unsure } }: { home: Home }) {
  const { user } = useSession()
  return (
    <Stack gap={4}>
      {unsure === 0 ? (
        <Text size="sm" c="dimmed">
          No unsure topics in your library.
        </Text>
      ) : (
        <Text size="sm">
          <Anchor component={Link} href="/library?unsure=true" inherit>
            {counted(unsure, "topic")}
          </Anchor>{" "}
          with an unsure category. Choose the category, or reclassify them.
        </Text>
      )}
      {user.operator && (
        <Anchor component={Link} href="/review" size="sm">
          Catalog review queue
        </Anchor>
      )}
    </Stack>
  )
}

function Quotas({ home: { quotas, resetsAt } }: { home: Home }) {
  const { may } = useSession()
  return (
    <Stack gap="sm">
      {quotas.map(({ quota, used, limit, forecast }) => {
        const isShort = limit !== null && forecast > limit
        if (limit === null)
          return (
            <Text key={quota} size="sm">
              {sentenceCase(quota)}: {used.toLocaleString("en-US")}, no limit
            </Text>
          )
        return (
          <div key={quota}>
            <Text size="sm">
              {sentenceCase(quota)}: {used.toLocaleString("en-US")} of {limit.toLocaleString("en-US")}
            </Text>
            <Progress
              value={Math.min(100, (used / limit) * 100)}
              color={isShort ? "orange" : "petrol"}
              aria-label={`${sentenceCase(quota)} used`}
            />
            <Text size="xs" c="dimmed">
              {isShort ? "Not enough at this pace: " : "At this pace "}about {forecast.toLocaleString("en-US")} by the
              end of the month
            </Text>
          </div>
        )
      })}
      <Text size="xs" c="dimmed">
        Resets {exactTime(resetsAt)}.
      </Text>
      {may("audit:read") && (
        <Group gap="md">
          <Anchor component={Link} href="/usage" size="sm">
            Usage by day
          </Anchor>
          <Anchor component={Link} href="/audit" size="sm">
            Audit log
          </Anchor>
        </Group>
      )}
    </Stack>
  )
}
