import { Alert, Progress, Stack, Text } from "@mantine/core"
import { useRef, useState } from "react"
import { messageOf } from "../../api/errors.ts"
import { PageHeader } from "../../components/page-header.tsx"
import { UnreadableCsv } from "./decode-csv.ts"
import { EarlierImports } from "./earlier-imports.tsx"
import { FileDrop } from "./file-drop.tsx"
import { useRuns } from "./import-runs.ts"
import { PrepareImport } from "./prepare-import.tsx"
import { type CsvFile, readCsv } from "./read-csv.ts"
import { RunCard } from "./run-card.tsx"
import { useOwner } from "./use-owner.ts"

type Chosen = { file: File; csv: CsvFile }

/** From a file to an import that is under way. */
export function NewImport() {
  const runs = useRuns(useOwner())
  const { chosen, reading, error, read, clear } = useCsvFile()
  return (
    <>
      <PageHeader
        title="Import"
        lead="Bring topics in from a CSV of up to 50,000 rows: they are classified, and those you have already are recognized."
        help="The file is read in your browser and sent in parts of 500 rows. You may leave this page or reload it: the import goes on from where it was as soon as the page is open again. Every row costs one classification."
      />
      <Stack gap="lg">
        {runs.map((run) => (
          <RunCard key={run.id} run={run} linked />
        ))}
        {chosen ? (
          <PrepareImport
            file={chosen.file}
            csv={chosen.csv}
            onDelimiter={(delimiter) => void read(chosen.file, delimiter)}
            onCancel={clear}
          />
        ) : (
          <>
            {error !== undefined && (
              <Alert color="red" role="alert" title="This file cannot be imported">
                {error}
              </Alert>
            )}
            {reading === null ? (
              <FileDrop onFile={(file) => void read(file)} />
            ) : (
              <div role="status">
                <Text size="sm" mb={6}>
                  Reading the file …
                </Text>
                <Progress value={reading * 100} aria-label="Reading the file" />
              </div>
            )}
            <EarlierImports />
          </>
        )}
      </Stack>
    </>
  )
}

/** The file that was chosen last, as far as it is read. */
function useCsvFile() {
  const [chosen, setChosen] = useState<Chosen | null>(null)
  const [reading, setReading] = useState<number | null>(null)
  const [error, setError] = useState<string | undefined>()
  const stop = useRef<AbortController | null>(null)
  const clear = () => {
    stop.current?.abort()
    setChosen(null)
    setReading(null)
    setError(undefined)
  }
  const read = async (file: File, delimiter?: string) => {
    stop.current?.abort()
    const mine = new AbortController()
    stop.current = mine
    setError(undefined)
    setReading(0)
    try {
      const csv = await readCsv(file, { delimiter, onProgress: setReading, signal: mine.signal })
      if (!mine.signal.aborted) setChosen({ file, csv })
    } catch (failure) {
      if (mine.signal.aborted) return
      setChosen(null)
      setError(failure instanceof UnreadableCsv ? failure.message : `The file could not be read: ${messageOf(failure)}`)
    }
    if (!mine.signal.aborted) setReading(null)
  }
  return { chosen, reading, error, read, clear }
}
