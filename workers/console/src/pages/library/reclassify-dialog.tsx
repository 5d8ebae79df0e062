import { Progress, Radio, Stack, Text } from "@mantine/core"
import { notifications } from "@mantine/notifications"
import { useMutation } from "@tanstack/react-query"
import { useState } from "react"
import { call } from "../../api/call.ts"
import { ConfirmDialog } from "../../components/confirm-dialog.tsx"
import { useTopicsChanged } from "./use-library.ts"

type ReclassifyDialogProps = {
  opened: boolean
  topics: readonly { id: string; topic_name: string }[]
  onClose: () => void
}

/** What the service takes at once. */
const AT_ONCE = { rules: 500, llm: 100 }
type Mode = keyof typeof AT_ONCE

export function ReclassifyDialog({ opened, topics, onClose }: ReclassifyDialogProps) {
  const [mode, setMode] = useState<Mode>("rules")
  const [done, setDone] = useState(0)
  const changed = useTopicsChanged()
  const run = useMutation({
    mutationFn: () =>
      reclassify(
        topics.map(({ id }) => id),
        mode,
        setDone,
      ),
    meta: { quiet: true },
    onSuccess: ({ success, failed, fallback }) => {
      const notes = [failed > 0 && `${failed} failed`, fallback > 0 && `${fallback} by the rules instead`]
      notifications.show({
        color: failed > 0 ? "ochre" : "petrol",
        title: "Classified anew",
        message: [`${success.toLocaleString()} topics`, ...notes.filter((note) => note !== false)].join(", "),
      })
      onClose()
    },
    onSettled: () => {
      setDone(0)
      return changed()
    },
  })
  const what = topics.length === 1 ? `“${topics[0]?.topic_name}”` : `${topics.length.toLocaleString()} topics`
  return (
    <ConfirmDialog
      opened={opened}
      title={`Reclassify ${what}?`}
      action="Reclassify"
      pending={run.isPending}
      error={run.error}
      onConfirm={() => run.mutate()}
      onClose={() => {
        run.reset()
        onClose()
      }}
    >
      <Stack gap="md">
        <Radio.Group value={mode} onChange={setMode} label="By">
          <Stack gap="xs" mt={4}>
            <Radio value="rules" label="The rules" description="At once. Each topic counts as one classification." />
            <Radio
              value="llm"
              label="The language model"
              description="Slower; looks unfamiliar brands up. Where it cannot answer, the rules do."
            />
          </Stack>
        </Radio.Group>
        <Text size="sm" c="dimmed">
          The engine’s word holds for the shared topic. What your organization set in the fields it decides is cleared.
        </Text>
        {run.isPending && topics.length > AT_ONCE[mode] && (
          <Progress value={(done / topics.length) * 100} animated aria-label="Progress" />
        )}
      </Stack>
    </ConfirmDialog>
  )
}

async function reclassify(ids: readonly string[], mode: Mode, onProgress: (done: number) => void) {
  const sum = { success: 0, failed: 0, fallback: 0 }
  for (let at = 0; at < ids.length; at += AT_ONCE[mode]) {
    const part = ids.slice(at, at + AT_ONCE[mode])
    const answer = await call("POST /api/topics/reclassify", { body: { ids: part, llm: mode === "llm" } })
    sum.success += answer.success
    sum.failed += answer.failed
    sum.fallback += answer.fallbackCount
    onProgress(at + part.length)
  }
  return sum
}
