import { Alert, Button, FileButton, Group, Text, Title } from "@mantine/core"
import { notifications } from "@mantine/notifications"
import { IconTrash, IconUpload } from "@tabler/icons-react"
import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query"
import { useState } from "react"
import { MATCH_KEYS } from "../../../../../src/knowledge/platforms/match-keys.ts"
import { takesFiles } from "../../../../../src/knowledge/platforms/platforms.ts"
import { call, send, urlOf } from "../../api/call.ts"
import { messageOf } from "../../api/errors.ts"
import type { AnswerOf, ConnectionRecord, Members } from "../../api/types.ts"
import { ConfirmDialog } from "../../components/confirm-dialog.tsx"
import { counted } from "../../components/counted.ts"
import { exactTime } from "../../components/dates.ts"
import { useSession } from "../../session/session.ts"

type Uploaded = AnswerOf<"PUT /api/topics/{id}/members/{matchKey}">

type MatchKey = Members["matchKey"]

/** The match key of a connection whose platform takes files; others have none. */
export const matchKeyOf = ({ platform, config }: Pick<ConnectionRecord, "platform" | "config">): MatchKey | undefined =>
  takesFiles(platform) ? MATCH_KEYS.find((key) => key === config["match_key"]) : undefined

/** Shows, replaces and deletes a topic's values for one match key. */
export function MembersPanel({ topicId, matchKey }: { topicId: string; matchKey: MatchKey }) {
  const { may } = useSession()
  const client = useQueryClient()
  const params = { id: topicId, matchKey }
  const queryKey = ["topics", "members", topicId, matchKey]
  const [deleting, setDeleting] = useState(false)
  const { data: members, error } = useQuery({
    queryKey,
    queryFn: ({ signal }) => call("GET /api/topics/{id}/members/{matchKey}", { params, signal }),
  })
  const refreshMembers = () => client.invalidateQueries({ queryKey })
  const upload = useMutation({
    mutationFn: async (file: File): Promise<Uploaded> => {
      const init = { method: "PUT", body: file, headers: { "Content-Type": "text/plain" } }
      return (await send(urlOf("PUT /api/topics/{id}/members/{matchKey}", { params }), init)).json()
    },
    meta: { quiet: true },
    onSuccess: ({ count, duplicates }) => {
      const ignored = duplicates > 0 ? `, ${counted(duplicates, "duplicate")} ignored` : ""
      notifications.show({ color: "petrol", title: "Values uploaded", message: `${counted(count, "value")}${ignored}` })
      return refreshMembers()
    },
  })
  const remove = useMutation({
    mutationFn: () => call("DELETE /api/topics/{id}/members/{matchKey}", { params }),
    meta: { quiet: true },
    onSuccess: () => {
      setDeleting(false)
      return refreshMembers()
    },
  })
  return (
    <section aria-labelledby="members">
      <Title order={2} size="h5" mb={4} id="members">
        Match values ({matchKey})
      </Title>
      <Text size="sm" role="status" aria-busy={!members && !error}>
        {error
          ? messageOf(error)
          : !members
            ? "…"
            : members.count === 0
              ? "No values yet. A push sends an empty file."
              : `${counted(members.count, "value")}, uploaded ${exactTime(members.updatedAt ?? "")}`}
      </Text>
      {may("topics:write") && (
        <Group gap="xs" mt="xs">
          <FileButton
            accept=".txt,.csv,text/plain"
            onChange={(file) => file && upload.mutate(file)}
            inputProps={{ "aria-label": `File with ${matchKey} values` }}
          >
            {(props) => (
              <Button
                {...props}
                size="xs"
                variant="default"
                loading={upload.isPending}
                leftSection={<IconUpload size={14} aria-hidden />}
              >
                {members?.count ? "Replace values" : "Upload values"}
              </Button>
            )}
          </FileButton>
          {members !== undefined && members.count > 0 && (
            <Button
              size="xs"
              variant="light"
              color="red"
              leftSection={<IconTrash size={14} aria-hidden />}
              onClick={() => setDeleting(true)}
            >
              Delete values
            </Button>
          )}
        </Group>
      )}
      <Text size="xs" c="dimmed" mt={6}>
        A text file with one value per line, up to 2,000,000 values or 100 MB. Active segments receive the values on
        their next refresh.
      </Text>
      {upload.error && (
        <Alert color="red" role="alert" mt="xs" title="Upload failed">
          {messageOf(upload.error)}
        </Alert>
      )}
      <ConfirmDialog
        opened={deleting}
        title="Delete match values?"
        action="Delete"
        danger
        pending={remove.isPending}
        error={remove.error}
        onClose={() => setDeleting(false)}
        onConfirm={() => remove.mutate()}
      >
        The topic’s audience on exchanges that match by {matchKey} will be empty after the next refresh.
      </ConfirmDialog>
    </section>
  )
}
