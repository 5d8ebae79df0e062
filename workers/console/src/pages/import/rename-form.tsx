import { Alert, Button, Checkbox, Group, TextInput } from "@mantine/core"
import type { FormEvent } from "react"
import { messageOf } from "../../api/errors.ts"
import type { TopicRecord } from "../../api/types.ts"
import { DraftNote } from "../../components/drafts/draft-note.tsx"
import { useDraft } from "../../components/drafts/use-draft.ts"
import classes from "./review.module.css"
import { useRename } from "./use-review.ts"

type RenameFormProps = {
  topic: TopicRecord
  /** Prefills the input. */
  proposed?: string
  onClose: () => void
}

export function RenameForm({ topic, proposed = topic.topic_name, onClose }: RenameFormProps) {
  const rename = useRename(topic.id)
  const draft = useDraft(`rename ${topic.id}`, { name: proposed, reclassify: false })
  const { name, reclassify } = draft.values
  const renamed = () => {
    draft.end()
    onClose()
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    rename.mutate({ name: name.trim(), reclassify }, { onSuccess: renamed })
  }
  return (
    <form className={classes["rename"]} onSubmit={submit}>
      <DraftNote draft={draft} />
      <Group gap="xs" align="flex-end">
        <TextInput
          flex="1 1 14rem"
          label="New name"
          required
          maxLength={500}
          autoFocus
          value={name}
          onChange={(event) => draft.set({ name: event.currentTarget.value })}
        />
        <Button type="submit" loading={rename.isPending} disabled={name.trim() === "" || name === topic.topic_name}>
          Save
        </Button>
        <Button variant="default" onClick={onClose}>
          Cancel
        </Button>
      </Group>
      <Checkbox
        mt="xs"
        label="Also reclassify the topic"
        description="By what it is called now, for your organization only."
        checked={reclassify}
        onChange={(event) => draft.set({ reclassify: event.currentTarget.checked })}
      />
      {rename.error && (
        <Alert color="red" role="alert" mt="xs">
          {messageOf(rename.error)}
        </Alert>
      )}
    </form>
  )
}
