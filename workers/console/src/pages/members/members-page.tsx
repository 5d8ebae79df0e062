import { Button, Stack } from "@mantine/core"
import { IconUserPlus } from "@tabler/icons-react"
import { useState } from "react"
import { PageHeader } from "../../components/page-header.tsx"
import { useSession } from "../../session/session.ts"
import { Invitations } from "./invitations.tsx"
import { InviteDialog } from "./invite-dialog.tsx"
import { MemberList } from "./member-list.tsx"

export function Page() {
  const { may } = useSession()
  const [inviting, setInviting] = useState(false)
  return (
    <>
      <PageHeader
        title="Members"
        lead="People in this organization and their roles."
        help="Viewers read and classify. Members also add topics, import and activate. Admins also delete topics and manage keys and connections. Owners also manage members, read the audit log and export everything. Changes take effect immediately."
        actions={
          may("members:manage") && (
            <Button leftSection={<IconUserPlus size={16} aria-hidden />} onClick={() => setInviting(true)}>
              Invite
            </Button>
          )
        }
      />
      <Stack gap="xl">
        <MemberList />
        {may("members:manage") && <Invitations />}
      </Stack>
      {inviting && <InviteDialog onClose={() => setInviting(false)} />}
    </>
  )
}
