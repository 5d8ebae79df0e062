import { Button, Menu, Text } from "@mantine/core"
import { IconCheck, IconSelector } from "@tabler/icons-react"
import { useMutation } from "@tanstack/react-query"
import { call } from "../api/call.ts"
import { useSession } from "../session/session.ts"
import classes from "./shell.module.css"

export function OrganizationSwitch() {
  const { organization, organizations } = useSession()
  const change = useMutation({
    mutationFn: (organizationId: string) => call("POST /auth/organization", { body: { organizationId } }),
    // A full reload, so that no cached data of the previous organization is shown.
    onSuccess: () => window.location.assign("/"),
  })
  return (
    <Menu position="bottom-end" width={240}>
      <Menu.Target>
        <Button
          className={classes["organization"]}
          variant="default"
          size="sm"
          px="sm"
          loading={change.isPending || change.isSuccess}
          rightSection={<IconSelector size={15} aria-hidden />}
          aria-label={`Organization: ${organization.name}`}
        >
          {organization.name}
        </Button>
      </Menu.Target>
      <Menu.Dropdown>
        <Menu.Label>Organizations</Menu.Label>
        {organizations.map(({ id, name, role }) => (
          <Menu.Item
            key={id}
            onClick={() => id !== organization.id && change.mutate(id)}
            rightSection={id === organization.id ? <IconCheck size={14} aria-label="current" /> : null}
          >
            {name}
            <Text size="xs" c="dimmed">
              {role}
            </Text>
          </Menu.Item>
        ))}
      </Menu.Dropdown>
    </Menu>
  )
}
