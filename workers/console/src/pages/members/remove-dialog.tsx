import { Text } from "@mantine/core"
import { useState } from "react"
import type { Member } from "../../api/types.ts"
import { ConfirmDialog } from "../../components/confirm-dialog.tsx"
import { useSession } from "../../session/session.ts"
import { heldBy } from "../keys/key-holders.ts"
import { type Choice, KeysChoice } from "../keys/keys-choice.tsx"
import { useApiKeys, useSdkKeys } from "../keys/use-keys.ts"
import { useRemoveMember } from "./use-members.ts"

type RemoveDialogProps = { member: Member; members: readonly Member[]; onClose: () => void }

/** Confirms a removal, and asks what becomes of the person's keys if they hold any. */
export function RemoveDialog({ member, members, onClose }: RemoveDialogProps) {
  const { organization } = useSession()
  const api = useApiKeys()
  const sdk = useSdkKeys()
  const remove = useRemoveMember()
  const [choice, setChoice] = useState<Choice>({})
  const held = api.data && sdk.data && heldBy(member.id, api.data, sdk.data, new Date())
  const error = remove.error ?? api.error ?? sdk.error
  return (
    <ConfirmDialog
      opened
      title="Remove member?"
      action="Remove"
      danger
      pending={remove.isPending}
      disabled={!held}
      error={error}
      onClose={onClose}
      onConfirm={() => remove.mutate({ userId: member.id, ...choice }, { onSuccess: onClose })}
    >
      <Text span fw={600}>
        {member.name}
      </Text>{" "}
      loses access to {organization.name} immediately.
      {held && held.apiKeys.length + held.sdkKeys.length > 0 && (
        <KeysChoice
          held={held}
          others={members.filter(({ id }) => id !== member.id)}
          choice={choice}
          onChange={setChoice}
        />
      )}
    </ConfirmDialog>
  )
}
