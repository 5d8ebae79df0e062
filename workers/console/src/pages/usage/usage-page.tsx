import "@mantine/charts/styles.layer.css"
import { BarChart } from "@mantine/charts"
import { Group, Paper, Select, Stack, Text, TextInput, Title } from "@mantine/core"
import { keepPreviousData, useQuery } from "@tanstack/react-query"
import { useState } from "react"
import { call } from "../../api/call.ts"
import { ErrorState } from "../../components/error-state.tsx"
import { PageHeader } from "../../components/page-header.tsx"
import { RowsSkeleton } from "../../components/page-skeleton.tsx"
import { byOrganization, type Metric, METRICS, pointsOf } from "./by-day.ts"
import { useSession } from "../../session/session.ts"
import { Organizations } from "./organizations.tsx"

const DAYS_SHOWN = 30
const dayAt = (time: number) => new Date(time).toISOString().slice(0, 10)
const METRIC_OPTIONS = Object.entries(METRICS).map(([value, label]) => ({ value: value as Metric, label }))

export function Page() {
  const { user, organization } = useSession()
  const [from, setFrom] = useState(() => dayAt(Date.now() - (DAYS_SHOWN - 1) * 24 * 3600 * 1000))
  const [to, setTo] = useState(() => dayAt(Date.now()))
  const [metric, setMetric] = useState<Metric>("total_classifications")
  const [orgId, setOrgId] = useState<string | null>(null)
  const organizations = useQuery({
    queryKey: ["usage", "organizations"],
    queryFn: ({ signal }) => call("GET /api/admin/organizations", { signal }),
    enabled: user.operator,
  })
  const usage = useQuery({
    queryKey: ["usage", from, to, orgId],
    queryFn: ({ signal }) =>
      user.operator
        ? call("GET /api/admin/usage", { query: { from, to, ...(orgId && { orgId }) }, signal })
        : call("GET /api/usage", { query: { from, to }, signal }),
    placeholderData: keepPreviousData,
    enabled: from !== "" && to !== "" && from <= to,
  })
  const points = pointsOf(usage.data ?? [], metric, from, to)
  const total = points.reduce((sum, { value }) => sum + value, 0)
  return (
    <>
      <PageHeader
        title="Usage"
        lead={user.operator ? "Daily usage and plan of every organization." : `Daily usage of ${organization.name}.`}
        help="Usage appears after a few seconds. Days are in UTC. Plan changes apply from the next request."
      />
      <Stack gap="lg">
        <Paper withBorder p="md">
          <Group gap="sm" align="flex-end" mb="md">
            <Select
              label="Metric"
              data={METRIC_OPTIONS}
              value={metric}
              allowDeselect={false}
              onChange={(value) => value && setMetric(value)}
            />
            {user.operator && (
              <Select
                label="Organization"
                placeholder="All"
                clearable
                clearButtonProps={{ "aria-label": "Clear organization" }}
                searchable
                data={(organizations.data ?? []).map(({ id, name }) => ({ value: id, label: name }))}
                value={orgId}
                onChange={setOrgId}
              />
            )}
            <TextInput
              type="date"
              label="From (UTC)"
              value={from}
              max={to}
              onChange={(e) => setFrom(e.currentTarget.value)}
            />
            <TextInput
              type="date"
              label="To (UTC)"
              value={to}
              min={from}
              onChange={(e) => setTo(e.currentTarget.value)}
            />
          </Group>
          {usage.error ? (
            <ErrorState error={usage.error} onRetry={() => void usage.refetch()} />
          ) : usage.isPending ? (
            <RowsSkeleton rows={5} />
          ) : (
            <>
              <Title order={2} size="h4">
                {total.toLocaleString(undefined, { maximumFractionDigits: 2 })} {METRICS[metric].toLowerCase()}
              </Title>
              <Text size="sm" c="dimmed" mb="sm">
                {from} to {to}
              </Text>
              <div role="img" aria-label={`${METRICS[metric]} by day, ${from} to ${to}`}>
                <BarChart
                  h={260}
                  data={points}
                  dataKey="day"
                  series={[{ name: "value", label: METRICS[metric], color: "petrol.7" }]}
                  valueFormatter={(value) => value.toLocaleString("en-US")}
                  withXAxis
                  tickLine="none"
                />
              </div>
            </>
          )}
        </Paper>
        {user.operator && (
          <Organizations
            organizations={organizations.data}
            error={organizations.error}
            retry={() => void organizations.refetch()}
            usage={byOrganization(usage.data ?? [])}
          />
        )}
      </Stack>
    </>
  )
}
