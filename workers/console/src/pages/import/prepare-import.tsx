import { Alert, Badge, Button, Group, Paper, Select, Stack, Switch, Text, Title } from "@mantine/core"
import { useMutation } from "@tanstack/react-query"
import { useEffect, useMemo, useState } from "react"
import { useLocation } from "wouter"
import { MAX_ROWS } from "../../../../../src/intake/imports/fields.ts"
import { messageOf } from "../../api/errors.ts"
import { counted } from "../../components/counted.ts"
import { useLanguageModel } from "../../components/use-language-model.ts"
import { PrivateSwitch, usePrivate } from "../../components/private-switch.tsx"
import { CheckRows } from "./check-rows.tsx"
import { columnsOf, guessTargets, headerOf, looksLikeHeader, mappingsOf, withTarget } from "./columns.ts"
import { useEdits } from "./edited-table.ts"
import { startImport } from "./import-runner.ts"
import { MappingTable } from "./mapping-table.tsx"
import { type CsvFile, DELIMITERS, tooLong } from "../../../../../src/intake/imports/read-csv.ts"
import { useOwner } from "./use-owner.ts"
import { isTooLong, writeCsv } from "./write-csv.ts"

type PrepareImportProps = {
  file: File
  csv: CsvFile
  onDelimiter: (delimiter: string) => void
  onCancel: () => void
}

const SAMPLES = 50

/** Maps columns to fields, lets the user correct the rows and starts the import. */
export function PrepareImport({ file, csv, onDelimiter, onCancel }: PrepareImportProps) {
  const owner = useOwner()
  const [, navigate] = useLocation()
  const [hasHeader, setHasHeader] = useState(true)
  const read = useMemo(() => {
    const [first = [], ...rest] = csv.rows
    const width = csv.rows.slice(0, SAMPLES).reduce((max, cells) => Math.max(max, cells.length), 0)
    return hasHeader
      ? { header: headerOf(first), rows: rest }
      : { header: headerOf(Array.from({ length: width }, () => "")), rows: csv.rows }
  }, [csv, hasHeader])
  const [edits, change] = useEdits(read.header, read.rows)
  const [source, setSource] = useState(read)
  if (source !== read) {
    setSource(read)
    change({ type: "reset", ...read })
  }
  const { table } = edits
  const { header, rows } = table
  const guessed = useMemo(() => guessTargets(read.header, read.rows.slice(0, SAMPLES)), [read])
  const [selected, setSelected] = useState<{ read: typeof read; targets: typeof guessed } | null>(null)
  // A manual mapping applies only to the file as it was read. Columns that a rule added are mapped to nothing yet.
  const known = selected?.read === read ? selected.targets : guessed
  const targets = useMemo(() => header.map((_, i) => known[i] ?? null), [header, known])
  const columns = useMemo(() => columnsOf(targets), [targets])
  const [useLLM, setUseLLM] = useState(false)
  const hasModel = useLanguageModel()
  const [lenient, setLenient] = useState(true)
  const sent = useMemo(
    () => rows.reduce((sum, cells, i) => (table.excluded.has(i) || isTooLong(cells) ? sum : sum + 1), 0),
    [rows, table.excluded],
  )
  const overlong = rows.length - table.excluded.size - sent
  useAskBeforeLeaving(edits.before.length > 0)
  const keepPrivate = usePrivate()
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
        totalRows: edited.rows,
        file: edited.file,
      })
    },
    onSuccess: (batchId) => navigate(`/import/${batchId}`),
  })
  const problem =
    rows.length === 0
      ? "The file has a header but no rows."
      : rows.length > MAX_ROWS
        ? tooLong().message
        : hasHeader && !looksLikeHeader(header)
          ? "No column name was recognized. If the first row contains data, turn off “First row contains column names”."
          : undefined
  const valid = rows.length > 0 && rows.length <= MAX_ROWS
  const hasName = columns.has("topic_name")
  return (
    <Stack gap="lg">
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
          <Button variant="default" onClick={onCancel}>
            Choose another file
          </Button>
        </Group>
        <Group gap="lg" mt="sm" align="flex-end">
          <Select
            label="Delimiter"
            w={170}
            data={[...DELIMITERS]}
            value={csv.delimiter}
            allowDeselect={false}
            onChange={(value) => value && value !== csv.delimiter && onDelimiter(value)}
          />
          <Switch
            mb={8}
            label="First row contains column names"
            checked={hasHeader}
            onChange={(event) => setHasHeader(event.currentTarget.checked)}
          />
        </Group>
        {problem && (
          <Alert color={valid ? "orange" : "red"} mt="md" role="alert">
            {problem}
          </Alert>
        )}
      </Paper>
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
            <MappingTable
              header={header}
              rows={rows}
              targets={targets}
              onChange={(column, field) => setSelected({ read, targets: withTarget(targets, column, field) })}
              onRule={(column, rule) => change({ type: "rule", column, rule })}
            />
          </Paper>
          {hasName && (
            <CheckRows
              // The visible rows belong to one reading of the file.
              key={`${csv.delimiter} ${hasHeader}`}
              edits={edits}
              targets={targets}
              columns={columns}
              lenient={lenient}
              onChange={change}
            />
          )}
          <Switch
            label="Import rows without values that cannot be read"
            description="Values such as “n/a” in a score are left out and listed in the result. If this is off, such rows are rejected."
            checked={lenient}
            onChange={(event) => setLenient(event.currentTarget.checked)}
          />
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
              onChange={(event) => setUseLLM(event.currentTarget.checked)}
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

/** Closing the tab would lose the changes, which are not on the server yet. */
function useAskBeforeLeaving(isChanged: boolean) {
  useEffect(() => {
    if (!isChanged) return undefined
    const ask = (event: BeforeUnloadEvent) => event.preventDefault()
    window.addEventListener("beforeunload", ask)
    return () => window.removeEventListener("beforeunload", ask)
  }, [isChanged])
}
