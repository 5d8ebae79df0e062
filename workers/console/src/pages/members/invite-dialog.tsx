import { Alert, Button, Code, Group, Select, Stack, Text, TextInput } from "@mantine/core"
import type { FormEvent } from "react"
import { Dialog } from "../../components/dialog.tsx"
import type { Role } from "../../../../../src/kernel/access/roles.ts"
import { messageOf } from "../../api/errors.ts"
import { CopyButton } from "../../components/copy-button.tsx"
import { DraftNote } from "../../components/drafts/draft-note.tsx"
import { useDraft } from "../../components/drafts/use-draft.ts"
import { ROLE_OPTIONS, useInvite } from "./use-members.ts"

export function InviteDialog({ onClose }: { onClose: () => void }) {
  const invite = useInvite()
  const draft = useDraft<{ email: string; role: Role }>("invitation", { email: "", role: "member" })
  const { email, role } = draft.values
  const submit = (event: FormEvent) => {
    event.preventDefault()
    invite.mutate({ email: email.trim(), role }, { onSuccess: draft.end })
  }
  return (
    <Dialog
      opened
      onClose={onClose}
      // The link is shown only once, so an accidental click must not close the dialog.
      closeOnClickOutside={!invite.data}
      title="Invite a person"
    >
      {invite.data ? (
        <Stack gap="md">
          <Text size="sm">
            {invite.data.mailed
              ? `The link was mailed to ${invite.data.invitation.email}. You can send it yourself too.`
              : `Send this link to ${invite.data.invitation.email}.`}{" "}
            It works once, for seven days, and only for a sign-in with that address. You will not be able to see it
            again.
          </Text>
          <Group gap="xs" wrap="nowrap">
            <Code block flex={1} style={{ overflowWrap: "anywhere", whiteSpace: "normal" }}>
              {invite.data.link}
            </Code>
            <CopyButton text={invite.data.link} label="Copy link" />
          </Group>
          <Group justify="flex-end">
            <Button onClick={onClose}>Done</Button>
          </Group>
        </Stack>
      ) : (
        <form onSubmit={submit}>
          <Stack gap="md">
            <DraftNote draft={draft} />
            <TextInput
              type="email"
              label="E-mail address"
              description="The address the person signs in with."
              required
              maxLength={254}
              data-autofocus
              value={email}
              onChange={(event) => draft.set({ email: event.currentTarget.value })}
            />
            <Select
              label="Role"
              data={ROLE_OPTIONS}
              value={role}
              allowDeselect={false}
              onChange={(value) => value && draft.set({ role: value })}
            />
            {invite.error && (
              <Alert color="red" role="alert">
                {messageOf(invite.error)}
              </Alert>
            )}
            <Group justify="flex-end" gap="xs">
              <Button variant="default" onClick={onClose}>
                Cancel
              </Button>
              <Button type="submit" loading={invite.isPending}>
                Create invitation
              </Button>
            </Group>
          </Stack>
        </form>
      )}
    </Dialog>
  )
}
