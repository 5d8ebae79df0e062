import { Progress, Radio, Stack, Text } from "@mantine/core"
import { notifications } from "@mantine/notifications"
import { useMutation } from "@tanstack/react-query"
import { useState } from "react"
import { call } from "../../api/call.ts"
import { ConfirmDialog } from "../../components/confirm-dialog.tsx"
import { useLanguageModel } from "../../components/use-language-model.ts"
import { counted } from "../../components/counted.ts"
import { useTopicsChanged } from "./use-library.ts"

type ReclassifyDialogProps = {
  opened: boolean
  topics: readonly { id: string; topic_name: string }[]
  onClose: () => void
}

/** The API's limits per request. */
const BATCH_SIZE = { rules: 500, llm: 100 }
type Mode = keyof typeof BATCH_SIZE

export function ReclassifyDialog({ opened, topics, onClose }: ReclassifyDialogProps) {
  const [mode, setMode] = useState<Mode>("rules")
  const [done, setDone] = useState(0)
  const hasModel = useLanguageModel()
  const refreshTopics = useTopicsChanged()
  const run = useMutation({
    mutationFn: () =>
      reclassify(
        topics.map(({ id }) => id),
        mode,
        setDone,
      ),
    meta: { quiet: true },
    onSuccess: ({ success, failed, fallback }) => {
      const notes = [failed > 0 && `${failed} failed`, fallback > 0 && `${fallback} classified by the rules instead`]
      notifications.show({
        color: failed > 0 ? "ochre" : "petrol",
        title: "Reclassified",
        message: [counted(success, "topic"), ...notes.filter((note) => note !== false)].join(", "),
      })
      onClose()
    },
    onSettled: () => {
      setDone(0)
      return refreshTopics()
    },
  })
  const what = topics.length === 1 ? `“${topics[0]?.topic_name}”` : counted(topics.length, "topic")
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
        <Radio.Group value={mode} onChange={setMode} label="Engine">
          <Stack gap="xs" mt={4}>
            <Radio value="rules" label="Rules" description="Fast. Each topic uses one classification." />
            <Radio
              value="llm"
              label="Language model"
              disabled={!hasModel}
              description={
                hasModel
                  ? "Slower. Looks up unfamiliar brands. Falls back to the rules if it fails."
                  : "No language model is set up. Ask the operators of this service."
              }
            />
          </Stack>
        </Radio.Group>
        <Text size="sm" c="dimmed">
          The result updates the global topic. Your organization’s edits to classification fields are discarded. A topic
          that you have renamed is classified by your name, for your organization alone.
        </Text>
        {run.isPending && topics.length > BATCH_SIZE[mode] && (
          <Progress value={(done / topics.length) * 100} animated aria-label="Progress" />
        )}
      </Stack>
    </ConfirmDialog>
  )
}

async function reclassify(ids: readonly string[], mode: Mode, onProgress: (done: number) => void) {
  const sum = { success: 0, failed: 0, fallback: 0 }
  for (let at = 0; at < ids.length; at += BATCH_SIZE[mode]) {
    const part = ids.slice(at, at + BATCH_SIZE[mode])
    const response = await call("POST /api/topics/reclassify", { body: { ids: part, llm: mode === "llm" } })
    sum.success += response.success
    sum.failed += response.failed
    sum.fallback += response.fallbackCount
    onProgress(at + part.length)
  }
  return sum
}
