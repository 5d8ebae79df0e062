import { Button, Group, Menu, SegmentedControl, Stack, TextInput } from "@mantine/core"
import { IconAdjustments } from "@tabler/icons-react"
import { useState } from "react"
import { Dialog } from "../../components/dialog.tsx"
import { DraftNote } from "../../components/drafts/draft-note.tsx"
import { useDraft } from "../../components/drafts/use-draft.ts"
import type { ColumnRule } from "./column-rules.ts"

type Asked = "split" | "default"

/** Rules for all cells of a column. “Undo last change” reverts each. */
export function ColumnRulesMenu({ name, onRule }: { name: string; onRule: (rule: ColumnRule) => void }) {
  const [asked, setAsked] = useState<Asked | null>(null)
  return (
    <>
      <Menu position="bottom-end" withinPortal>
        <Menu.Target>
          <Button
            size="compact-xs"
            variant="default"
            aria-label={`Rules for ${name}`}
            leftSection={<IconAdjustments size={14} aria-hidden />}
          >
            Rules
          </Button>
        </Menu.Target>
        <Menu.Dropdown>
          <Menu.Item onClick={() => onRule({ kind: "trim" })}>Trim blanks</Menu.Item>
          <Menu.Item onClick={() => onRule({ kind: "decimal-comma" })}>Decimal comma to point</Menu.Item>
          <Menu.Item onClick={() => onRule({ kind: "drop-text" })}>Remove values that are not numbers</Menu.Item>
          <Menu.Item onClick={() => setAsked("split")}>Split by delimiter…</Menu.Item>
          <Menu.Item onClick={() => setAsked("default")}>Fill empty cells…</Menu.Item>
        </Menu.Dropdown>
      </Menu>
      {asked && (
        <RuleDialog
          name={name}
          asked={asked}
          onClose={() => setAsked(null)}
          onRule={(rule) => {
            onRule(rule)
            setAsked(null)
          }}
        />
      )}
    </>
  )
}

type RuleValues = { text: string; into: "columns" | "list" }

type RuleDialogProps = { name: string; asked: Asked; onRule: (rule: ColumnRule) => void; onClose: () => void }

function RuleDialog({ name, asked, onRule, onClose }: RuleDialogProps) {
  const isSplit = asked === "split"
  const draft = useDraft<RuleValues>(`import rule ${asked} ${name}`, { text: isSplit ? "|" : "", into: "columns" })
  const { text, into } = draft.values
  const rule: ColumnRule = isSplit ? { kind: "split", delimiter: text, into } : { kind: "default", value: text }
  return (
    <Dialog opened onClose={onClose} title={isSplit ? `Split “${name}”` : `Fill empty cells of “${name}”`}>
      <form
        onSubmit={(event) => {
          event.preventDefault()
          if (text === "") return
          draft.end()
          onRule(rule)
        }}
      >
        <Stack gap="md">
          <DraftNote draft={draft} />
          <TextInput
            data-autofocus
            label={isSplit ? "Delimiter" : "Value"}
            value={text}
            onChange={(event) => draft.set({ text: event.currentTarget.value })}
          />
          {isSplit && (
            <SegmentedControl
              aria-label="Result"
              value={into}
              onChange={(chosen) => draft.set({ into: chosen })}
              data={[
                { value: "columns", label: "Into new columns" },
                { value: "list", label: "Into a list (for keywords)" },
              ]}
            />
          )}
          <Group justify="flex-end" gap="xs">
            <Button variant="default" onClick={onClose}>
              Cancel
            </Button>
            <Button type="submit" disabled={text === ""}>
              {isSplit ? "Split" : "Fill"}
            </Button>
          </Group>
        </Stack>
      </form>
    </Dialog>
  )
}
