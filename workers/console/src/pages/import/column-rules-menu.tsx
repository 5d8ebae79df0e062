import { Button, Group, Menu, SegmentedControl, Stack, TextInput } from "@mantine/core"
import { IconAdjustments } from "@tabler/icons-react"
import { useState } from "react"
import { Dialog } from "../../components/dialog.tsx"
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

type RuleDialogProps = { name: string; asked: Asked; onRule: (rule: ColumnRule) => void; onClose: () => void }

function RuleDialog({ name, asked, onRule, onClose }: RuleDialogProps) {
  const [text, setText] = useState(asked === "split" ? "|" : "")
  const [into, setInto] = useState<"columns" | "list">("columns")
  const isSplit = asked === "split"
  const rule: ColumnRule = isSplit ? { kind: "split", delimiter: text, into } : { kind: "default", value: text }
  return (
    <Dialog opened onClose={onClose} title={isSplit ? `Split “${name}”` : `Fill empty cells of “${name}”`}>
      <form
        onSubmit={(event) => {
          event.preventDefault()
          if (text !== "") onRule(rule)
        }}
      >
        <Stack gap="md">
          <TextInput
            data-autofocus
            label={isSplit ? "Delimiter" : "Value"}
            value={text}
            onChange={(event) => setText(event.currentTarget.value)}
          />
          {isSplit && (
            <SegmentedControl
              aria-label="Result"
              value={into}
              onChange={setInto}
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
