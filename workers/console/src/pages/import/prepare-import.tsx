import { Alert, Badge, Button, Group, Paper, Select, Stack, Switch, Text, Title } from "@mantine/core"
import { useMutation } from "@tanstack/react-query"
import { useMemo, useState } from "react"
import { useLocation } from "wouter"
import { messageOf } from "../../api/errors.ts"
import { counted } from "../../components/counted.ts"
import { PrivateSwitch, usePrivate } from "../../components/private-switch.tsx"
import { columnsOf, guessTargets, headerOf, looksLikeHeader, mappingsOf, withTarget } from "./columns.ts"
import { startImport } from "./import-runner.ts"
import { MappingTable } from "./mapping-table.tsx"
import { Preview } from "./preview.tsx"
import { type CsvFile, DELIMITERS, MAX_ROWS, tooLong } from "./read-csv.ts"
import { useOwner } from "./use-owner.ts"

type PrepareImportProps = {
  file: File
  csv: CsvFile
  onDelimiter: (delimiter: string) => void
  onCancel: () => void
}

const SAMPLES = 50

/** Maps columns to fields, previews the result and starts the import. */
export function PrepareImport({ file, csv, onDelimiter, onCancel }: PrepareImportProps) {
  const owner = useOwner()
  const [, navigate] = useLocation()
  const [hasHeader, setHasHeader] = useState(true)
  const { header, rows } = useMemo(() => {
    const [first = [], ...rest] = csv.rows
    const width = csv.rows.slice(0, SAMPLES).reduce((max, cells) => Math.max(max, cells.length), 0)
    return hasHeader
      ? { header: headerOf(first), rows: rest }
      : { header: headerOf(Array.from({ length: width }, () => "")), rows: csv.rows }
  }, [csv, hasHeader])
  const guessed = useMemo(() => guessTargets(header, rows.slice(0, SAMPLES)), [header, rows])
  const [selected, setSelected] = useState<{ header: string[]; targets: typeof guessed } | null>(null)
  // A manual mapping applies only to the header it was made for.
  const targets = selected?.header === header ? selected.targets : guessed
  const columns = useMemo(() => columnsOf(targets), [targets])
  const [useLLM, setUseLLM] = useState(false)
  const keepPrivate = usePrivate()
  const start = useMutation({
    meta: { quiet: true },
    mutationFn: () =>
      startImport({
        owner,
        filename: file.name,
        header,
        mappings: mappingsOf(header, targets),
        useLLM,
        private: keepPrivate.value,
        rows,
      }),
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
              onChange={(column, field) => setSelected({ header, targets: withTarget(targets, column, field) })}
            />
          </Paper>
          {hasName && <Preview header={header} rows={rows} columns={columns} />}
          <PrivateSwitch {...keepPrivate} />
          <Group justify="space-between" gap="md">
            <Switch
              label="Use the language model for new topics"
              description="For up to 10 topics per 500 rows, if a language model is configured. Slower."
              checked={useLLM}
              onChange={(event) => setUseLLM(event.currentTarget.checked)}
            />
            <Button size="md" disabled={!hasName} loading={start.isPending} onClick={() => start.mutate()}>
              Import {counted(rows.length, "row")}
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
