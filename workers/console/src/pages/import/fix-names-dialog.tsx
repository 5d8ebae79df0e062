import { Alert, Button, Checkbox, Group, List, Stack, Text } from "@mantine/core"
import { useVirtualizer } from "@tanstack/react-virtual"
import { useEffect, useRef, useState } from "react"
import { Dialog } from "../../components/dialog.tsx"
import { messageOf } from "../../api/errors.ts"
import type { Job, ProposedNames } from "../../api/types.ts"
import { counted } from "../../components/counted.ts"
import { ErrorState } from "../../components/error-state.tsx"
import { RowsSkeleton } from "../../components/page-skeleton.tsx"
import { showUndoable } from "../../components/undo-notification.tsx"
import { DiffText } from "../activations/diff-text.tsx"
import { RunProgress } from "../../components/run-state.tsx"
import { factsOfJob } from "../../components/run-words.ts"
import { ALL_NAMES, type NameChoice, useApplyNames, useCancelNames, useProposedNames } from "./use-name-runs.ts"
import { useUndoFixNames } from "./use-review.ts"

type FixNamesDialogProps = { batchId: string; onClose: () => void }

/** Cleans all names of an import in the background, shows them with their changes, and applies the checked ones. */
export function FixNamesDialog({ batchId, onClose }: FixNamesDialogProps) {
  const proposed = useProposedNames(batchId)
  const { run, isReady, names, error, retry, forget, jobId } = proposed
  const apply = useApplyNames(batchId, jobId)
  const cancel = useCancelNames(batchId)
  const [choice, setChoice] = useState(ALL_NAMES)
  const total = run?.job.success_count ?? 0
  const chosen = choice.all ? total - choice.toggled.size : choice.toggled.size
  const close = () => {
    if (jobId !== null && run !== undefined && !isReady) cancel.mutate(jobId)
    forget()
    onClose()
  }
  useReportDone(batchId, apply.isDone ? apply.job : undefined, close)
  return (
    <Dialog opened onClose={close} size="xl" title="Fix all names">
      {error ? (
        <ErrorState error={error} onRetry={retry} />
      ) : !run ? (
        <RowsSkeleton rows={5} />
      ) : apply.job ? (
        <Applied job={apply.job} isDone={apply.isDone} onClose={close} />
      ) : !isReady || !names ? (
        <Stack gap="md">
          <Text size="sm" role="status">
            Cleaning {counted(run.job.total_items, "name")}…
          </Text>
          <RunProgress run={factsOfJob(run.job)} />
        </Stack>
      ) : (
        <Stack gap="md">
          <Text size="sm" role="status">
            {summaryOf(run)}
          </Text>
          {names.length > 0 && (
            <Choices names={names} total={total} choice={choice} onChange={setChoice} onEnd={proposed.more} />
          )}
          {apply.error && (
            <Alert color="red" role="alert">
              {messageOf(apply.error)}
            </Alert>
          )}
          <Group justify="flex-end" gap="xs">
            <Button variant="default" onClick={close}>
              {total > 0 ? "Cancel" : "Close"}
            </Button>
            {total > 0 && (
              <Button loading={apply.isRunning} disabled={chosen === 0} onClick={() => apply.start.mutate(choice)}>
                Change {counted(chosen, "name")}
              </Button>
            )}
          </Group>
        </Stack>
      )}
    </Dialog>
  )
}

/** Closes the dialog once all names are changed; names that could not be changed stay on the screen. */
function useReportDone(batchId: string, job: Job | undefined, close: () => void) {
  const undo = useUndoFixNames(batchId)
  const done = job?.id
  useEffect(() => {
    if (!job) return
    if (job.success_count > 0) {
      showUndoable({
        title: "Names fixed",
        message: `${counted(job.success_count, "topic")} renamed.`,
        undo: async () => void (await undo.mutateAsync()),
      })
    }
    if (job.error_count === 0) close()
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [done])
}

function Applied({ job, isDone, onClose }: { job: Job; isDone: boolean; onClose: () => void }) {
  return (
    <Stack gap="md">
      <Text size="sm" role="status">
        {isDone ? `${counted(job.success_count, "name")} changed.` : "Changing names…"}
      </Text>
      <RunProgress run={factsOfJob(job)} />
      {job.errors.length > 0 && (
        <>
          <Text size="sm">These topics keep their names:</Text>
          <List size="sm" mah={320} className="scrolls" aria-label="Unchanged names" tabIndex={0}>
            {job.errors.map(({ id, name, message }) => (
              <List.Item key={id}>
                {name}: {message}
              </List.Item>
            ))}
          </List>
        </>
      )}
      {isDone && (
        <Group justify="flex-end">
          <Button onClick={onClose}>Close</Button>
        </Group>
      )}
    </Stack>
  )
}

function summaryOf({ job, engine }: ProposedNames): string {
  const [total, changed] = [job.processed_items, job.success_count]
  if (changed === 0) return total === 1 ? "The name is clean." : `All ${counted(total, "name")} are clean.`
  const by = engine === "llm" ? "the language model" : "the rules"
  return `${changed.toLocaleString("en-US")} of ${counted(total, "name")} can be cleaned up by ${by}, for example by removing provider names and quotes. Uncheck names to keep.`
}

type ChoicesProps = {
  names: ProposedNames["names"]
  /** Of all names, those included that are not loaded yet. */
  total: number
  choice: NameChoice
  onChange: (choice: NameChoice) => void
  /** Loads more; undefined if there are none, or while more are loaded. */
  onEnd: (() => void) | undefined
}

/** Any number of names: only the visible ones are rendered, and more are loaded at the end of the list. */
function Choices({ names, total, choice, onChange, onEnd }: ChoicesProps) {
  const scroller = useRef<HTMLDivElement>(null)
  const virtual = useVirtualizer({
    count: names.length,
    getScrollElement: () => scroller.current,
    estimateSize: () => 44,
    overscan: 8,
  })
  const toggle = (id: string) => {
    const toggled = new Set(choice.toggled)
    if (!toggled.delete(id)) toggled.add(id)
    onChange({ ...choice, toggled })
  }
  const isChecked = (id: string) => choice.all !== choice.toggled.has(id)
  const checked = choice.all ? total - choice.toggled.size : choice.toggled.size
  const rows = virtual.getVirtualItems()
  const isAtEnd = rows.at(-1)?.index === names.length - 1
  useEffect(() => {
    if (isAtEnd) onEnd?.()
  }, [isAtEnd, onEnd])
  return (
    <div>
      <Checkbox
        mb="xs"
        label="All names"
        checked={checked === total}
        indeterminate={checked > 0 && checked < total}
        onChange={() => onChange({ all: checked !== total, toggled: new Set() })}
      />
      <div
        ref={scroller}
        role="list"
        aria-label="New names"
        tabIndex={0}
        style={{ maxHeight: "min(50vh, 24rem)", overflowY: "auto" }}
      >
        <div role="presentation" style={{ height: virtual.getTotalSize(), position: "relative" }}>
          {rows.map(({ index, start }) => {
            const name = names[index]
            return (
              name && (
                <div
                  key={name.id}
                  role="listitem"
                  ref={virtual.measureElement}
                  data-index={index}
                  style={{ position: "absolute", insetInline: 0, top: 0, transform: `translateY(${start}px)` }}
                >
                  <Group gap="sm" wrap="nowrap" py={6} align="flex-start">
                    <Checkbox
                      aria-label={`Change ${name.oldName} to ${name.newName}`}
                      checked={isChecked(name.id)}
                      onChange={() => toggle(name.id)}
                    />
                    <DiffText before={name.oldName} after={name.newName} />
                  </Group>
                </div>
              )
            )
          })}
        </div>
      </div>
    </div>
  )
}
