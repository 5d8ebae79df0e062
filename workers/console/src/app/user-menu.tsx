import { ActionIcon, Avatar, Menu, Text } from "@mantine/core"
import { IconBook2, IconDevices, IconHelpCircle, IconLogout, IconUser } from "@tabler/icons-react"
import { useMutation } from "@tanstack/react-query"
import { Link } from "wouter"
import { call } from "../api/call.ts"
import { endDrafts } from "../components/drafts/draft-store.ts"
import { ApiError } from "../api/errors.ts"
import { useSession } from "../session/session.ts"

export function UserMenu() {
  const { user, organization } = useSession()
  const signOut = useMutation({
    mutationFn: async () => {
      // The session may have ended before.
      await call("POST /auth/logout").catch((error: unknown) => {
        if (!(error instanceof ApiError && error.status === 401)) throw error
      })
      await endDrafts(user.id)
    },
    // A full reload drops all cached data.
    onSuccess: () => window.location.assign("/"),
  })
  return (
    <Menu position="bottom-end" width={240}>
      <Menu.Target>
        <ActionIcon variant="subtle" color="gray" size="lg" radius="xl" aria-label={`Account: ${user.name}`}>
          <Avatar color="petrol" size={30} alt="">
            <IconUser size={18} aria-hidden />
          </Avatar>
        </ActionIcon>
      </Menu.Target>
      <Menu.Dropdown>
        <Menu.Label>
          <Text size="sm" fw={600} c="var(--mantine-color-text)">
            {user.name}
          </Text>
          <Text size="xs">{user.email}</Text>
          <Text size="xs">
            {user.operator ? "Operator, " : ""}
            {organization.role} of {organization.name}
          </Text>
        </Menu.Label>
        <Menu.Divider />
        <Menu.Item component={Link} href="/help" leftSection={<IconHelpCircle size={16} aria-hidden />}>
          Help
        </Menu.Item>
        <Menu.Item component="a" href="/docs/api" leftSection={<IconBook2 size={16} aria-hidden />}>
          API reference
        </Menu.Item>
        <Menu.Item component={Link} href="/sessions" leftSection={<IconDevices size={16} aria-hidden />}>
          Sessions
        </Menu.Item>
        <Menu.Item leftSection={<IconLogout size={16} aria-hidden />} onClick={() => signOut.mutate()}>
          Sign out
        </Menu.Item>
      </Menu.Dropdown>
    </Menu>
  )
}
