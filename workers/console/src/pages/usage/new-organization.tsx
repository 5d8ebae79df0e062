import { Anchor, Button, Stack, Text, TextInput } from "@mantine/core"
import { useMutation, useQueryClient } from "@tanstack/react-query"
import { useState } from "react"
import { call } from "../../api/call.ts"
import { CopyButton } from "../../components/copy-button.tsx"
import { Dialog } from "../../components/dialog.tsx"
import { DraftNote } from "../../components/drafts/draft-note.tsx"
import { useDraft } from "../../components/drafts/use-draft.ts"
import { FormEnd } from "../../components/form-end.tsx"

/** Creates an organization and invites its first owner. */
export function NewOrganization() {
  const client = useQueryClient()
  const [opened, setOpened] = useState(false)
  const draft = useDraft("new organization", { name: "", ownerEmail: "" })
  const { name, ownerEmail } = draft.values
  const create = useMutation({
    mutationFn: (body: typeof draft.values) => call("POST /api/admin/organizations", { body }),
    meta: { quiet: true },
    onSuccess: () => {
      draft.end()
      return client.invalidateQueries({ queryKey: ["usage", "organizations"] })
    },
  })
  const close = () => {
    setOpened(false)
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
              {create.data.organization.name} is created. Send {create.variables.ownerEmail} this link: it makes them
              its owner.
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
              create.mutate(draft.values)
            }}
          >
            <Stack gap="sm">
              <DraftNote draft={draft} />
              <TextInput
                label="Name of the organization"
                required
                maxLength={100}
                value={name}
                onChange={(event) => draft.set({ name: event.currentTarget.value })}
              />
              <TextInput
                label="E-mail of the first owner"
                type="email"
                required
                value={ownerEmail}
                onChange={(event) => draft.set({ ownerEmail: event.currentTarget.value })}
              />
              <FormEnd action="Create organization" change={create} onCancel={close} />
            </Stack>
          </form>
        )}
      </Dialog>
    </>
  )
}
