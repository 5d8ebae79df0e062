import { Alert, Button, Group, List, Modal, Progress, Stack, Text } from "@mantine/core"
import { useMutation } from "@tanstack/react-query"
import { useRef, useState } from "react"
import type { Activation } from "../../api/routes/activations.ts"
import { nameOf } from "./activation-rows.ts"
import { type Change, changeable, changeMany, type Outcome } from "./change-many.ts"
import { sendChange, useActivationsChanged } from "./use-activations.ts"

type ChangeDialogProps = {
  change: Change
  activations: readonly Activation[]
  onClose: () => void
  /** Something was changed. */
  onDone: () => void
}

const WORDS: Record<Change, { title: string; verb: string; done: string; what: string }> = {
  refresh: {
    title: "Refresh",
    verb: "Refresh",
    done: "refreshed",
    what: "On the platform the old segment is taken off, and a new one with the names of now takes its place. Its id is another one: campaigns have to be pointed to it. An exchange gets new files under the same id.",
  },
  deactivate: {
    title: "Deactivate",
    verb: "Deactivate",
    done: "deactivated",
    what: "On the platform the segment is taken off, and campaigns lose this audience. An exchange has no such call: there it expires when it gets no new files. The topic stays in the library and can be pushed again.",
  },
}

const countOf = (count: number) => (count === 1 ? "1 segment" : `${count.toLocaleString()} segments`)

/** Asks, does it with progress, and tells what became of each. */
export function ChangeDialog({ change, activations, onClose, onDone }: ChangeDialogProps) {
  // As they were when it was asked for: the list behind the dialog goes on changing.
  const [chosen] = useState(activations)
  const [ids, setIds] = useState(() => changeable(change, chosen).map(({ id }) => id))
  const [done, setDone] = useState(0)
  const stop = useRef<AbortController>(null)
  const changed = useActivationsChanged()
  const run = useMutation({
    mutationFn: (wanted: readonly string[]) => {
      setDone(0)
      setIds([...wanted])
      stop.current = new AbortController()
      return changeMany(wanted, {
        send: (some) => sendChange(change, some),
        onProgress: setDone,
        signal: stop.current.signal,
      })
    },
    onSuccess: () => {
      onDone()
      return changed()
    },
  })
  const { title, verb, what } = WORDS[change]
  const left = chosen.length - ids.length
  const outcome = run.data
  return (
    <Modal
      opened
      onClose={onClose}
      title={chosen.length === 1 && chosen[0] ? `${title} ${nameOf(chosen[0])}` : `${title} ${countOf(chosen.length)}`}
      closeOnClickOutside={!run.isPending}
      closeOnEscape={!run.isPending}
      withCloseButton={!run.isPending}
      closeButtonProps={{ "aria-label": "Close" }}
    >
      {run.isPending ? (
        <Stack gap="sm" role="status">
          <Progress value={ids.length === 0 ? 100 : (done / ids.length) * 100} aria-label={title} />
          <Text size="sm">
            {done.toLocaleString()} of {ids.length.toLocaleString()}
          </Text>
          <Group justify="flex-end">
            <Button variant="default" onClick={() => stop.current?.abort()}>
              Stop after these
            </Button>
          </Group>
        </Stack>
      ) : outcome ? (
        <Results
          change={change}
          outcome={outcome}
          nameOfId={(id) => nameOf(chosen.find((one) => one.id === id) ?? ({ orgTopicId: id } as Activation))}
          onRetry={(again) => run.mutate(again)}
          onClose={onClose}
        />
      ) : (
        <Stack gap="md">
          <Text size="sm">{what}</Text>
          {left > 0 && (
            <Text size="sm">
              {countOf(ids.length)} of {chosen.length.toLocaleString()} can be changed; the others are not live and are
              left as they are.
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
    </Modal>
  )
}

type ResultsProps = {
  change: Change
  outcome: Outcome
  nameOfId: (id: string) => string
  onRetry: (ids: string[]) => void
  onClose: () => void
}

/** More lines than anybody reads. */
const MAX_LINES = 100

function Results({ change, outcome: { changed, failed, untried }, nameOfId, onRetry, onClose }: ResultsProps) {
  return (
    <Stack gap="md">
      <Alert color={failed.length > 0 ? "orange" : "teal"} role="status">
        {countOf(changed.length)} {WORDS[change].done}
        {failed.length > 0 && `, ${failed.length.toLocaleString()} failed`}
        {untried.length > 0 && `, ${untried.length.toLocaleString()} not tried`}.
      </Alert>
      {failed.length > 0 && (
        <List size="sm" spacing={4} mah={320} className="scrolls" aria-label="What failed" tabIndex={0}>
          {failed.slice(0, MAX_LINES).map(({ id, error }) => (
            <List.Item key={id}>
              <b>{nameOfId(id)}</b>: {error}
            </List.Item>
          ))}
        </List>
      )}
      <Group justify="flex-end" gap="xs">
        {failed.length + untried.length > 0 && (
          <Button variant="default" onClick={() => onRetry([...failed.map(({ id }) => id), ...untried])}>
            Try these again
          </Button>
        )}
        <Button onClick={onClose}>Close</Button>
      </Group>
    </Stack>
  )
}
