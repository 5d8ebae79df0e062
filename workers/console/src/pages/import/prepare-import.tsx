import { Alert, Badge, Button, Group, Paper, Select, Stack, Switch, Text, Title } from "@mantine/core"
import { useDisclosure } from "@mantine/hooks"
import { useMutation } from "@tanstack/react-query"
import { useMemo } from "react"
import { useLocation } from "wouter"
import { MAX_ROWS } from "../../../../../src/intake/imports/fields.ts"
import { messageOf } from "../../api/errors.ts"
import { ConfirmDialog } from "../../components/confirm-dialog.tsx"
import { counted } from "../../components/counted.ts"
import { DraftNote } from "../../components/drafts/draft-note.tsx"
import { useLanguageModel } from "../../components/use-language-model.ts"
import { PrivateSwitch, usePrivate } from "../../components/private-switch.tsx"
import { useSession } from "../../session/session.ts"
import { CheckRows } from "./check-rows.tsx"
import { columnsOf, guessTargets, looksLikeHeader, mappingsOf, withTarget } from "./columns.ts"
import { partsOf, SAMPLES, tableOf } from "./file-parts.ts"
import { HeaderPicker } from "./header-picker.tsx"
import { type ImportDraft, type ReadAs, useEdits } from "./import-draft.ts"
import { startImport } from "./import-runner.ts"
import { MappingTable } from "./mapping-table.tsx"
import { type CsvFile, DELIMITERS, tooLong } from "../../../../../src/intake/imports/read-csv.ts"
import { SheetPicker } from "./sheet-picker.tsx"
import { useAppliedValues } from "./use-applied-values.ts"
import { useCategoryReadings } from "./use-category-readings.ts"
import { useOwner } from "./use-owner.ts"
import { isTooLong, writeCsv } from "./write-csv.ts"

type PrepareImportProps = {
  file: File
  csv: CsvFile
  draft: ImportDraft
  onRead: (as: ReadAs) => void
  onCancel: () => void
}

/** Maps columns to fields, lets the user correct the rows and starts the import. */
export function PrepareImport({ file, csv, draft, onRead, onCancel }: PrepareImportProps) {
  const owner = useOwner()
  const { may } = useSession()
  const [, navigate] = useLocation()
  const { as, headers, targets: mapped, lenient, useLLM } = draft.values
  const parts = useMemo(() => partsOf(csv, headers), [csv, headers])
  const read = useMemo(() => tableOf(parts), [parts])
  const [edits, change] = useEdits(draft, read.header, read.rows)
  const { table } = edits
  const { header, rows } = table
  const guessed = useMemo(() => guessTargets(read.header, read.rows.slice(0, SAMPLES)), [read])
  // Columns that a rule added are mapped to nothing yet.
  const known = mapped ?? guessed
  const targets = useMemo(() => header.map((_, i) => known[i] ?? null), [header, known])
  const columns = useMemo(() => columnsOf(targets), [targets])
  const readings = useCategoryReadings(rows, columns.get("parent_category"))
  const hasPrices = columns.has("price")
  const setsPrices = hasPrices && may("settings:manage") && draft.values.prices
  const hasModel = useLanguageModel()
  const sent = useMemo(
    () => rows.reduce((sum, cells, i) => (table.excluded.has(i) || isTooLong(cells) ? sum : sum + 1), 0),
    [rows, table.excluded],
  )
  const overlong = rows.length - table.excluded.size - sent
  const [isLeaving, leaving] = useDisclosure()
  const keepPrivate = usePrivate([draft.values.private, (chosen) => draft.set({ private: chosen })])
  const applied = useAppliedValues({ key: JSON.stringify([as, headers]), targets, rows }, (column, rule) =>
    change({ type: "rule", column, rule }),
  )
  const start = useMutation({
    meta: { quiet: true },
    mutationFn: () => {
      const edited = writeCsv(table)
      return startImport({
        owner,
        filename: file.name,
        mappings: mappingsOf(header, targets),
        useLLM: useLLM && hasModel,
        private: keepPrivate.value,
        lenient,
        prices: setsPrices,
        totalRows: edited.rows,
        file: edited.file,
      })
    },
    onSuccess: (batchId) => {
      draft.end()
      navigate(`/import/${batchId}`)
    },
  })
  const problem =
    rows.length === 0
      ? "The file has a header but no rows."
      : rows.length > MAX_ROWS
        ? tooLong().message
        : parts.some((part) => part.header !== null) && !looksLikeHeader(header)
          ? "No column name was recognized. Click the row that has them, or choose “No row has column names”."
          : undefined
  const valid = rows.length > 0 && rows.length <= MAX_ROWS
  const hasName = columns.has("topic_name")
  return (
    <Stack gap="lg">
      <DraftNote draft={draft} onDiscard={onCancel} />
      <Paper withBorder p="md">
        <Group justify="space-between" gap="sm">
          <div>
            <Group gap="xs">
              <Title order={2} size="h4" style={{ overflowWrap: "anywhere" }}>
                {file.name}
              </Title>
              {csv.encoding !== "utf-8" && (
                <Badge variant="light" color="ochre">
                  Encoding: {csv.encoding}
                </Badge>
              )}
            </Group>
            <Text size="sm" c="dimmed">
              {counted(rows.length, "row")}, {counted(header.length, "column")}
            </Text>
          </div>
          <Button variant="default" onClick={edits.log.length > 0 ? leaving.open : onCancel}>
            Choose another file
          </Button>
        </Group>
        <Group gap="lg" mt="sm" align="flex-end">
          {csv.workbook ? (
            <SheetPicker
              sheets={csv.workbook.sheets}
              read={parts.map(({ name }) => name)}
              onRead={(sheets) => onRead({ sheets })}
            />
          ) : (
            <Select
              label="Delimiter"
              w={170}
              data={[...DELIMITERS]}
              value={csv.delimiter}
              allowDeselect={false}
              onChange={(delimiter) => delimiter && delimiter !== csv.delimiter && onRead({ delimiter })}
            />
          )}
        </Group>
        {parts.map((part, i) => (
          <HeaderPicker
            key={`${i} ${part.name}`}
            part={part}
            onChoose={(row) => {
              if (row === part.header) return
              // A mapping and changes apply only to the file as it was read.
              draft.set({ headers: { ...headers, [i]: row }, targets: null, log: [], typing: null })
            }}
          />
        ))}
        {problem && (
          <Alert color={valid ? "orange" : "red"} mt="md" role="alert">
            {problem}
          </Alert>
        )}
      </Paper>
      <ConfirmDialog
        opened={isLeaving}
        danger
        title="Choose another file?"
        action="Discard changes"
        onConfirm={onCancel}
        onClose={leaving.close}
      >
        Your {counted(edits.log.length, "change")} to this file will be lost.
      </ConfirmDialog>
      {valid && (
        <>
          <Paper withBorder p="md">
            <Title order={2} size="h4">
              Columns
            </Title>
            <Text size="sm" c={hasName ? "dimmed" : undefined} mb="sm" role="status">
              {hasName
                ? "Check the suggested fields and change them if needed."
                : "Select the column that contains the topic names."}
            </Text>
            {applied.length > 0 && (
              <Text size="sm" mb="sm" role="status">
                Read as in earlier imports: {applied.join(", ")}. “Undo last change” takes it back.
              </Text>
            )}
            <MappingTable
              header={header}
              rows={rows}
              targets={targets}
              readings={readings}
              onChange={(column, field) => draft.set({ targets: withTarget(targets, column, field) })}
              onRule={(column, rule) => change({ type: "rule", column, rule })}
            />
          </Paper>
          {hasName && (
            <CheckRows
              // The visible rows belong to one reading of the file.
              key={JSON.stringify([csv.delimiter, parts.map(({ name, header: row }) => [name, row])])}
              edits={edits}
              targets={targets}
              columns={columns}
              lenient={lenient}
              readings={readings}
              onChange={change}
              onTyping={(typing) => draft.set({ typing })}
            />
          )}
          <Switch
            label="Import rows without values that cannot be read"
            description="Values such as “n/a” in a score are left out and listed in the result. If this is off, such rows are rejected."
            checked={lenient}
            onChange={(event) => draft.set({ lenient: event.currentTarget.checked })}
          />
          {hasPrices && (
            <Switch
              label="Offer these prices to buyers"
              description={
                may("settings:manage")
                  ? "As CPM for everyone. A price that is set for a topic on the Signals page comes first. If this is off, prices are kept as notes."
                  : "Prices are kept as notes: owners and admins set what buyers are offered."
              }
              disabled={!may("settings:manage")}
              checked={setsPrices}
              onChange={(event) => draft.set({ prices: event.currentTarget.checked })}
            />
          )}
          {overlong > 0 && (
            <Alert color="orange">{counted(overlong, "row")} longer than 20,000 characters will be left out.</Alert>
          )}
          <PrivateSwitch {...keepPrivate} />
          <Group justify="space-between" gap="md">
            <Switch
              label="Use the language model for new topics"
              description={
                hasModel
                  ? "For up to 10 topics per 500 rows. Slower."
                  : "No language model is set up: the rules classify every topic."
              }
              disabled={!hasModel}
              checked={useLLM && hasModel}
              onChange={(event) => draft.set({ useLLM: event.currentTarget.checked })}
            />
            <Button
              size="md"
              disabled={!hasName || sent === 0}
              loading={start.isPending}
              onClick={() => start.mutate()}
            >
              Import {counted(sent, "row")}
            </Button>
          </Group>
          {start.error && (
            <Alert color="red" role="alert" title="Import failed to start">
              {messageOf(start.error)}
            </Alert>
          )}
        </>
      )}
    </Stack>
  )
}
