import { Anchor, Button, Stack, Text, TextInput } from "@mantine/core"
import { useMutation, useQueryClient } from "@tanstack/react-query"
import { useState } from "react"
import { call } from "../../api/call.ts"
import { CopyButton } from "../../components/copy-button.tsx"
import { Dialog } from "../../components/dialog.tsx"
import { FormEnd } from "../../components/form-end.tsx"

/** Creates an organization and invites its first owner. */
export function NewOrganization() {
  const client = useQueryClient()
  const [opened, setOpened] = useState(false)
  const [name, setName] = useState("")
  const [ownerEmail, setOwnerEmail] = useState("")
  const create = useMutation({
    mutationFn: () => call("POST /api/admin/organizations", { body: { name, ownerEmail } }),
    meta: { quiet: true },
    onSuccess: () => client.invalidateQueries({ queryKey: ["usage", "organizations"] }),
  })
  const close = () => {
    setOpened(false)
    setName("")
    setOwnerEmail("")
    create.reset()
  }
  return (
    <>
      <Button size="xs" onClick={() => setOpened(true)}>
        New organization
      </Button>
      <Dialog opened={opened} onClose={close} title="New organization">
        {create.data ? (
          <Stack gap="sm">
            <Text size="sm">
              {create.data.organization.name} is created. Send {ownerEmail} this link, with which they become its owner.
            </Text>
            <Text size="sm" style={{ overflowWrap: "anywhere" }}>
              <Anchor href={create.data.link} inherit>
                {create.data.link}
              </Anchor>{" "}
              <CopyButton text={create.data.link} label="Copy link" />
            </Text>
            <Button onClick={close}>Done</Button>
          </Stack>
        ) : (
          <form
            onSubmit={(event) => {
              event.preventDefault()
              create.mutate()
            }}
          >
            <Stack gap="sm">
              <TextInput
                label="Name of the organization"
                required
                maxLength={100}
                value={name}
                onChange={(event) => setName(event.currentTarget.value)}
              />
              <TextInput
                label="E-mail of the first owner"
                type="email"
                required
                value={ownerEmail}
                onChange={(event) => setOwnerEmail(event.currentTarget.value)}
              />
              <FormEnd action="Create organization" change={create} onCancel={close} />
            </Stack>
          </form>
        )}
      </Dialog>
    </>
  )
}
