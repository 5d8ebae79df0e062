import { Alert, Anchor, Group, Stack, Text, Title } from "@mantine/core"
import { useQuery } from "@tanstack/react-query"
import type { ReactNode } from "react"
import { Link } from "wouter"
import { call } from "../../api/call.ts"
import { messageOf } from "../../api/errors.ts"
import { counted } from "../../components/counted.ts"
import { CatalogMetrics } from "../global-topics/catalog-metrics.tsx"
import { nameOf } from "../jobs/job-names.ts"
import { isFinished, useJobs } from "../jobs/use-jobs.ts"
import { useSystem } from "../system/use-system.ts"
import { byOrganization } from "../usage/by-day.ts"
import { Organizations } from "../usage/organizations.tsx"

/** The state of the whole service, for the people who run it. */
export function OperatorsBoard() {
  return (
    <Stack gap="lg">
      <Part title="Health" href="/system" more="System">
        <Health />
      </Part>
      <Part title="Catalog" href="/global-topics" more="Global topics">
        <CatalogMetrics />
        <ToReview />
      </Part>
      <Part title="Jobs" href="/jobs" more="All jobs">
        <Jobs />
      </Part>
      <AllOrganizations />
    </Stack>
  )
}

function Part({ title, href, more, children }: { title: string; href: string; more: string; children: ReactNode }) {
  return (
    <section aria-label={title}>
      <Group justify="space-between" mb="xs">
        <Title order={2} size="h4">
          {title}
        </Title>
        <Anchor component={Link} href={href} size="sm">
          {more}
        </Anchor>
      </Group>
      {children}
    </section>
  )
}

function Health() {
  const { data, error } = useSystem()
  if (error && !data) return <Alert color="red">The state could not be loaded: {messageOf(error)}</Alert>
  if (!data) return <Text size="sm">Loading…</Text>
  const failing = Object.values(data.readiness.checks).filter(({ state }) => state === "failing").length
  return failing === 0 ? (
    <Text size="sm">All checks pass.</Text>
  ) : (
    <Alert color="red" title={`${counted(failing, "check")} failing`}>
      Open the System page to see which, and what to do.
    </Alert>
  )
}

function ToReview() {
  const { data } = useQuery({
    queryKey: ["global-topics", "metrics"],
    queryFn: ({ signal }) => call("GET /api/admin/topics/metrics", { signal }),
  })
  if (!data) return null
  return (
    <Anchor component={Link} href="/review" size="sm">
      {data.needsReview === 0 ? "Nothing to review" : `Review ${counted(data.needsReview, "topic")}`}
    </Anchor>
  )
}

function Jobs() {
  const { data, error } = useJobs()
  if (error && !data) return <Alert color="red">Jobs could not be loaded: {messageOf(error)}</Alert>
  if (!data) return <Text size="sm">Loading…</Text>
  const open = data.filter(({ status }) => !isFinished(status))
  const failed = data.filter(({ status, error_count }) => status === "failed" || error_count > 0)
  return (
    <Stack gap={4}>
      <Text size="sm">
        {open.length.toLocaleString("en-US")} running or waiting, {failed.length.toLocaleString("en-US")} of the newest{" "}
        {data.length} with errors.
      </Text>
      {[...new Set([...open, ...failed])].slice(0, 5).map((job) => (
        <Anchor key={job.id} component={Link} href={`/jobs?job=${job.id}`} size="sm">
          {nameOf(job)}
        </Anchor>
      ))}
    </Stack>
  )
}

/** With this month's usage. Days are in UTC. */
function AllOrganizations() {
  const today = new Date().toISOString().slice(0, 10)
  const query = { from: `${today.slice(0, 8)}01`, to: today }
  const organizations = useQuery({
    queryKey: ["usage", "organizations"],
    queryFn: ({ signal }) => call("GET /api/admin/organizations", { signal }),
  })
  const usage = useQuery({
    queryKey: ["usage", query.from, query.to, null],
    queryFn: ({ signal }) => call("GET /api/admin/usage", { query, signal }),
  })
  return (
    <Organizations
      organizations={organizations.data}
      error={organizations.error}
      retry={() => void organizations.refetch()}
      usage={byOrganization(usage.data ?? [])}
    />
  )
}
