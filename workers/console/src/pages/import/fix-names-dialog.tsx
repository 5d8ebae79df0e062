import { Alert, Button, Checkbox, Group, Modal, Stack, Table, Text } from "@mantine/core"
import { useVirtualizer } from "@tanstack/react-virtual"
import { useRef, useState } from "react"
import { messageOf } from "../../api/errors.ts"
import type { FixedNames } from "../../api/types.ts"
import { counted } from "../../components/counted.ts"
import { ErrorState } from "../../components/error-state.tsx"
import { showUndoable } from "../../components/undo-notification.tsx"
import { RowsSkeleton } from "../../components/page-skeleton.tsx"
import { DiffText } from "../activations/diff-text.tsx"
import { useFixNames, useNameProposal, useUndoFixNames } from "./use-review.ts"

/** A longer list is slow to render and not readable. */
const MAX_CONFLICTS = 200

/** Shows the proposed names with their changes, and applies the checked ones. */
export function FixNamesDialog({ batchId, onClose }: { batchId: string; onClose: () => void }) {
  const { data, error, refetch } = useNameProposal(batchId)
  const fix = useFixNames(batchId)
  const undo = useUndoFixNames(batchId)
  const [unchecked, setUnchecked] = useState<ReadonlySet<string>>(new Set())
  const chosen = data?.names.filter(({ id }) => !unchecked.has(id)) ?? []
  const apply = () =>
    fix.mutate(chosen, {
      onSuccess: ({ changed }) => {
        showUndoable({
          title: "Names fixed",
          message: `${counted(changed, "topic")} renamed.`,
          undo: async () => void (await undo.mutateAsync()),
        })
        onClose()
      },
    })
  return (
    <Modal opened onClose={onClose} size="xl" title="Fix all names" closeButtonProps={{ "aria-label": "Close" }}>
      {error ? (
        <ErrorState error={error} onRetry={() => void refetch()} />
      ) : !data ? (
        <RowsSkeleton rows={5} />
      ) : (
        <Stack gap="md">
          <Text size="sm" role="status">
            {summaryOf(data)}
          </Text>
          {data.names.length > 0 && <Choices names={data.names} unchecked={unchecked} onChange={setUnchecked} />}
          {data.conflicts.length > 0 && (
            <>
              <Text size="sm">These topics keep their names, because the new name is already in your library:</Text>
              <Names label="Unchanged names" names={data.conflicts} />
            </>
          )}
          {fix.error && (
            <Alert color="red" role="alert">
              {messageOf(fix.error)}
            </Alert>
          )}
          <Group justify="flex-end" gap="xs">
            <Button variant="default" onClick={onClose}>
              {data.changed > 0 ? "Cancel" : "Close"}
            </Button>
            {data.changed > 0 && (
              <Button loading={fix.isPending} disabled={chosen.length === 0} onClick={apply}>
                Change {counted(chosen.length, "name")}
              </Button>
            )}
          </Group>
        </Stack>
      )}
    </Modal>
  )
}

function summaryOf({ total, changed, engine, names }: FixedNames): string {
  if (changed === 0) return total === 1 ? "The name is clean." : `All ${counted(total, "name")} are clean.`
  const by = engine === "llm" ? "the language model" : "the rules"
  const part = names.length < changed ? ` Showing the first ${names.length.toLocaleString()}.` : ""
  return `${changed.toLocaleString()} of ${counted(total, "name")} can be cleaned up by ${by}, for example by removing provider names and quotes. Uncheck names to keep.${part}`
}

type ChoicesProps = {
  names: FixedNames["names"]
  unchecked: ReadonlySet<string>
  onChange: (unchecked: ReadonlySet<string>) => void
}

/** Up to a thousand names, of which only the visible ones are rendered. */
function Choices({ names, unchecked, onChange }: ChoicesProps) {
  const scroller = useRef<HTMLDivElement>(null)
  const virtual = useVirtualizer({
    count: names.length,
    getScrollElement: () => scroller.current,
    estimateSize: () => 44,
    overscan: 8,
  })
  const toggle = (id: string) => {
    const next = new Set(unchecked)
    if (!next.delete(id)) next.add(id)
    onChange(next)
  }
  return (
    <div>
      <Checkbox
        mb="xs"
        label="All names"
        checked={unchecked.size === 0}
        indeterminate={unchecked.size > 0 && unchecked.size < names.length}
        onChange={() => onChange(unchecked.size === 0 ? new Set(names.map(({ id }) => id)) : new Set())}
      />
      <div
        ref={scroller}
        role="list"
        aria-label="New names"
        tabIndex={0}
        style={{ maxHeight: "min(50vh, 24rem)", overflowY: "auto" }}
      >
        <div role="presentation" style={{ height: virtual.getTotalSize(), position: "relative" }}>
          {virtual.getVirtualItems().map(({ index, start }) => {
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
                      checked={!unchecked.has(name.id)}
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

function Names({ label, names }: { label: string; names: FixedNames["names"] }) {
  return (
    <Table.ScrollContainer minWidth={380} maxHeight={320} type="native" tabIndex={0} role="group" aria-label={label}>
      <Table aria-label={label} verticalSpacing={6}>
        <Table.Thead>
          <Table.Tr>
            <Table.Th>Current name</Table.Th>
            <Table.Th>New name</Table.Th>
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody>
          {names.slice(0, MAX_CONFLICTS).map(({ id, oldName, newName }) => (
            <Table.Tr key={id}>
              <Table.Td c="dimmed">{oldName}</Table.Td>
              <Table.Td fw={550}>{newName}</Table.Td>
            </Table.Tr>
          ))}
        </Table.Tbody>
      </Table>
    </Table.ScrollContainer>
  )
}
