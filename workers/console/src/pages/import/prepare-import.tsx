import { Alert, Badge, Button, Group, Paper, Select, Stack, Switch, Text, Title } from "@mantine/core"
import { useMutation } from "@tanstack/react-query"
import { useMemo, useState } from "react"
import { useLocation } from "wouter"
import { messageOf } from "../../api/errors.ts"
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

/** Which column is what, what the service will say to it, and the button that begins. */
export function PrepareImport({ file, csv, onDelimiter, onCancel }: PrepareImportProps) {
  const owner = useOwner()
  const [, navigate] = useLocation()
  const [named, setNamed] = useState(true)
  const { header, rows } = useMemo(() => {
    const [first = [], ...rest] = csv.rows
    const width = csv.rows.slice(0, SAMPLES).reduce((most, cells) => Math.max(most, cells.length), 0)
    return named
      ? { header: headerOf(first), rows: rest }
      : { header: headerOf(Array.from({ length: width }, () => "")), rows: csv.rows }
  }, [csv, named])
  const guessed = useMemo(() => guessTargets(header, rows.slice(0, SAMPLES)), [header, rows])
  const [chosen, setChosen] = useState<{ header: string[]; targets: typeof guessed } | null>(null)
  // What was chosen holds for the columns it was chosen for.
  const targets = chosen?.header === header ? chosen.targets : guessed
  const columns = useMemo(() => columnsOf(targets), [targets])
  const [useLLM, setUseLLM] = useState(false)
  const start = useMutation({
    meta: { quiet: true },
    mutationFn: () =>
      startImport({ owner, filename: file.name, header, mappings: mappingsOf(header, targets), useLLM, rows }),
    onSuccess: (batchId) => navigate(`/import/${batchId}`),
  })
  const problem =
    rows.length === 0
      ? "The file has no rows below its header."
      : rows.length > MAX_ROWS
        ? tooLong().message
        : named && !looksLikeHeader(header)
          ? "No column has a name that is known here. If the first row is data already, say so above."
          : undefined
  const possible = rows.length > 0 && rows.length <= MAX_ROWS
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
                  read as {csv.encoding}
                </Badge>
              )}
            </Group>
            <Text size="sm" c="dimmed">
              {rows.length.toLocaleString()} rows, {header.length} columns
            </Text>
          </div>
          <Button variant="default" onClick={onCancel}>
            Another file
          </Button>
        </Group>
        <Group gap="lg" mt="sm" align="flex-end">
          <Select
            label="Separated by"
            w={170}
            data={[...DELIMITERS]}
            value={csv.delimiter}
            allowDeselect={false}
            onChange={(value) => value && value !== csv.delimiter && onDelimiter(value)}
          />
          <Switch
            mb={8}
            label="The first row names the columns"
            checked={named}
            onChange={(event) => setNamed(event.currentTarget.checked)}
          />
        </Group>
        {problem && (
          <Alert color={possible ? "orange" : "red"} mt="md" role="alert">
            {problem}
          </Alert>
        )}
      </Paper>
      {possible && (
        <>
          <Paper withBorder p="md">
            <Title order={2} size="h4">
              Columns
            </Title>
            <Text size="sm" c={hasName ? "dimmed" : undefined} mb="sm" role="status">
              {hasName
                ? "What each column goes to is a guess; change it where it is wrong."
                : "Choose the column that holds the topic names: without it nothing can be imported."}
            </Text>
            <MappingTable
              header={header}
              rows={rows}
              targets={targets}
              onChange={(column, field) => setChosen({ header, targets: withTarget(targets, column, field) })}
            />
          </Paper>
          {hasName && <Preview header={header} rows={rows} columns={columns} />}
          <Group justify="space-between" gap="md">
            <Switch
              label="Ask the language model about new topics"
              description="Up to 10 in every 500 rows, where one is set up; it takes longer."
              checked={useLLM}
              onChange={(event) => setUseLLM(event.currentTarget.checked)}
            />
            <Button size="md" disabled={!hasName} loading={start.isPending} onClick={() => start.mutate()}>
              Import {rows.length.toLocaleString()} rows
            </Button>
          </Group>
          {start.error && (
            <Alert color="red" role="alert" title="The import was not begun">
              {messageOf(start.error)}
            </Alert>
          )}
        </>
      )}
    </Stack>
  )
}
