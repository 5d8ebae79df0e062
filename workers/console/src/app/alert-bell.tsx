import { ActionIcon, Button, Group, Indicator, Popover, Stack, Text, UnstyledButton } from "@mantine/core"
import { IconBell } from "@tabler/icons-react"
import { useState } from "react"
import { Link, useLocation } from "wouter"
import type { AlertRecord } from "../api/types.ts"
import { useAlerts, useReadAlerts } from "../api/use-alerts.ts"
import { WaitingApprovals } from "../pages/runs/waiting-approvals.tsx"
import { When } from "../components/when.tsx"

/** The newest alerts and the number of unread ones. */
export function AlertBell() {
  const { data } = useAlerts()
  const read = useReadAlerts()
  const [, go] = useLocation()
  const [opened, setOpened] = useState(false)
  const unread = data?.unread ?? 0
  const open = (alert: AlertRecord) => {
    if (!alert.read) read.mutate([alert.id])
    setOpened(false)
    go(alert.link)
  }
  return (
    <Popover opened={opened} onChange={setOpened} position="bottom-end" width={340} shadow="md" withRoles trapFocus>
      <Indicator label={unread} size={16} disabled={unread === 0} offset={6} color="red.8">
        <Popover.Target>
          <ActionIcon
            variant="subtle"
            color="gray"
            size="lg"
            aria-label={unread === 0 ? "Alerts" : `Alerts: ${unread} unread`}
            onClick={() => setOpened((before) => !before)}
          >
            <IconBell size={20} aria-hidden />
          </ActionIcon>
        </Popover.Target>
      </Indicator>
      <Popover.Dropdown aria-label="Alerts">
        <Stack gap="xs">
          <Group justify="space-between">
            <Text fw={600}>Alerts</Text>
            {unread > 0 && (
              <Button size="compact-xs" variant="subtle" onClick={() => read.mutate(undefined)}>
                Mark all as read
              </Button>
            )}
          </Group>
          <WaitingApprovals onOpen={() => setOpened(false)} />
          {data?.data.length === 0 && (
            <Text size="sm" c="dimmed">
              Nothing needs your attention.
            </Text>
          )}
          <Stack gap={2} mah={420} style={{ overflowY: "auto" }} tabIndex={0} role="group" aria-label="Newest alerts">
            {data?.data.map((alert) => (
              <UnstyledButton key={alert.id} p="xs" onClick={() => open(alert)}>
                <Text size="sm" fw={alert.read ? 400 : 700} style={{ overflowWrap: "anywhere" }}>
                  {alert.title}
                </Text>
                <Text size="xs" c="dimmed">
                  {alert.read ? "" : "Unread, "}
                  <When at={alert.createdAt} />
                </Text>
              </UnstyledButton>
            ))}
          </Stack>
          <Text size="sm" component={Link} href="/alerts" onClick={() => setOpened(false)}>
            All alerts and settings
          </Text>
        </Stack>
      </Popover.Dropdown>
    </Popover>
  )
}
