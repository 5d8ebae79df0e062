import { Alert, Button, Group, List, Progress, Stack, Text } from "@mantine/core"
import { IconDownload } from "@tabler/icons-react"
import { useMutation } from "@tanstack/react-query"
import { useRef, useState } from "react"
import { Dialog } from "../../components/dialog.tsx"
import type { Activation } from "../../api/types.ts"
import { counted } from "../../components/counted.ts"
import { downloadRows } from "../../components/download-rows.ts"
import { nameOf } from "./activation-rows.ts"
import { type Change, changeable, changeMany, type Outcome, type Replaced } from "./change-many.ts"
import { sendChange, useActivationsChanged } from "./use-activations.ts"

type ChangeDialogProps = {
  change: Change
  activations: readonly Activation[]
  onClose: () => void
  /** Called when activations were changed. */
  onDone: () => void
}

const WORDS: Record<Change, { title: string; verb: string; done: string; what: string }> = {
  refresh: {
    title: "Refresh",
    verb: "Refresh",
    done: "refreshed",
    what: "This replaces the segment on the platform with a new one that has the current name and description. The segment ID changes, so update your campaigns. Ad exchanges receive new files and keep the ID.",
  },
  deactivate: {
    title: "Deactivate",
    verb: "Deactivate",
    done: "deactivated",
    what: "This deactivates the segment on the platform, and campaigns lose this audience. On ad exchanges the segment expires when it receives no new files. The topic stays in your library and can be pushed again.",
  },
}

const countOf = (count: number) => counted(count, "segment")

/** Asks for confirmation, shows the progress and reports the result of each activation. */
export function ChangeDialog({ change, activations, onClose, onDone }: ChangeDialogProps) {
  // A snapshot, because the list behind the dialog keeps changing.
  const [selected] = useState(activations)
  const [ids, setIds] = useState(() => changeable(change, selected).map(({ id }) => id))
  const [done, setDone] = useState(0)
  const controller = useRef<AbortController>(null)
  const refreshActivations = useActivationsChanged()
  const run = useMutation({
    mutationFn: (targetIds: readonly string[]) => {
      setDone(0)
      setIds([...targetIds])
      controller.current = new AbortController()
      return changeMany(targetIds, {
        send: (batch) => sendChange(change, batch),
        onProgress: setDone,
        signal: controller.current.signal,
      })
    },
    onSuccess: () => {
      onDone()
      return refreshActivations()
    },
  })
  const { title, verb, what } = WORDS[change]
  const skipped = selected.length - ids.length
  const outcome = run.data
  return (
    <Dialog
      opened
      onClose={onClose}
      title={
        selected.length === 1 && selected[0]
          ? `${title} ${nameOf(selected[0])}?`
          : `${title} ${countOf(selected.length)}?`
      }
      closeOnClickOutside={!run.isPending}
      closeOnEscape={!run.isPending}
      withCloseButton={!run.isPending}
    >
      {run.isPending ? (
        <Stack gap="sm" role="status">
          <Progress value={ids.length === 0 ? 100 : (done / ids.length) * 100} aria-label={title} />
          <Text size="sm">
            {done.toLocaleString("en-US")} of {ids.length.toLocaleString("en-US")}
          </Text>
          <Group justify="flex-end">
            <Button variant="default" onClick={() => controller.current?.abort()}>
              Stop after this batch
            </Button>
          </Group>
        </Stack>
      ) : outcome ? (
        <Results
          change={change}
          outcome={outcome}
          selected={selected}
          nameOfId={(id) => nameOf(selected.find((one) => one.id === id) ?? ({ orgTopicId: id } as Activation))}
          onRetry={(retryIds) => run.mutate(retryIds)}
          onClose={onClose}
        />
      ) : (
        <Stack gap="md">
          <Text size="sm">{what}</Text>
          {skipped > 0 && (
            <Text size="sm">
              Only {ids.length.toLocaleString("en-US")} of {countOf(selected.length)} can be changed. The others are not
              active and will be skipped.
            </Text>
          )}
          <Group justify="flex-end" gap="xs">
            <Button variant="default" onClick={onClose} data-autofocus>
              Cancel
            </Button>
            <Button
              color={change === "deactivate" ? "red.8" : "petrol"}
              disabled={ids.length === 0}
              onClick={() => run.mutate(ids)}
            >
              {verb} {countOf(ids.length)}
            </Button>
          </Group>
        </Stack>
      )}
    </Dialog>
  )
}

/** The columns of the file of a refresh run. */
const rowsOf = (replaced: readonly Replaced[], selected: readonly Activation[]) =>
  replaced.map(({ id, oldSegmentId, newSegmentId }) => {
    const activation = selected.find((one) => one.id === id)
    return {
      name: activation ? nameOf(activation) : id,
      platform: activation?.platform ?? "",
      old_segment_id: oldSegmentId ?? "",
      new_segment_id: newSegmentId ?? "",
    }
  })

type ResultsProps = {
  change: Change
  outcome: Outcome
  selected: readonly Activation[]
  nameOfId: (id: string) => string
  onRetry: (ids: string[]) => void
  onClose: () => void
}

/** A longer list is not readable in a dialog. */
const MAX_LINES = 100

function Results({ change, outcome, selected, nameOfId, onRetry, onClose }: ResultsProps) {
  const { changed, failed, untried, replaced } = outcome
  return (
    <Stack gap="md">
      <Alert color={failed.length > 0 ? "orange" : "teal"} role="status">
        {countOf(changed.length)} {WORDS[change].done}
        {failed.length > 0 && `, ${failed.length.toLocaleString("en-US")} failed`}
        {untried.length > 0 && `, ${untried.length.toLocaleString("en-US")} skipped`}.
      </Alert>
      {failed.length > 0 && (
        <List size="sm" spacing={4} mah={320} className="scrolls" aria-label="Errors" tabIndex={0}>
          {failed.slice(0, MAX_LINES).map(({ id, error }) => (
            <List.Item key={id}>
              <b>{nameOfId(id)}</b>: {error}
            </List.Item>
          ))}
        </List>
      )}
      {replaced.length > 0 && (
        <Stack gap="xs" align="flex-start">
          <Text size="sm">Update the campaigns that use these segments with the new IDs.</Text>
          <Button
            leftSection={<IconDownload size={16} aria-hidden />}
            onClick={() => void downloadRows("refreshed-segments.csv", rowsOf(replaced, selected))}
          >
            Download old and new IDs
          </Button>
        </Stack>
      )}
      <Group justify="flex-end" gap="xs">
        {failed.length + untried.length > 0 && (
          <Button variant="default" onClick={() => onRetry([...failed.map(({ id }) => id), ...untried])}>
            Retry
          </Button>
        )}
        <Button onClick={onClose}>Close</Button>
      </Group>
    </Stack>
  )
}
