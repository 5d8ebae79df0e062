import { Alert, Progress, Stack, Text } from "@mantine/core"
import { useRef, useState } from "react"
import { messageOf } from "../../api/errors.ts"
import { PageHeader } from "../../components/page-header.tsx"
import { UnreadableFile } from "../../../../../src/intake/imports/unreadable-file.ts"
import { FileDrop } from "./file-drop.tsx"
import { useRuns } from "./import-runs.ts"
import { type ReadAs, useImportDraft } from "./import-draft.ts"
import { PrepareImport } from "./prepare-import.tsx"
import { type CsvFile, readCsv } from "../../../../../src/intake/imports/read-csv.ts"
import { RecentImports } from "./recent-imports.tsx"
import { RunCard } from "./run-card.tsx"
import { useOwner } from "./use-owner.ts"

type SelectedFile = { file: File; csv: CsvFile }

/** Selects a file and starts an import. */
export function NewImport() {
  const runs = useRuns(useOwner())
  const { selected, reading, error, read, clear } = useCsvFile()
  const draft = useImportDraft(read)
  const startOver = () => {
    draft.end()
    clear()
  }
  return (
    <>
      <PageHeader
        title="Import"
        lead="Import topics from a CSV file or an Excel workbook with up to 50,000 rows. Topics are classified and duplicates are detected."
        help="The file is read in your browser, where you can correct it. Then it is uploaded, and the import runs on the server: you can close the tab and open the import from any browser. Each row uses one classification."
      />
      <Stack gap="lg">
        {runs.map((run) => (
          <RunCard key={run.id} run={run} linked />
        ))}
        {selected ? (
          <PrepareImport
            file={selected.file}
            csv={selected.csv}
            draft={draft}
            onRead={(options) => {
              draft.set({
                as: options,
                ...(options.sheets && { headers: {} }),
                targets: null,
                log: [],
                typing: null,
              })
              void read(selected.file, options)
            }}
            onCancel={startOver}
          />
        ) : (
          <>
            {error !== undefined && (
              <Alert color="red" role="alert" title="Cannot import this file">
                {error}
              </Alert>
            )}
            {reading === null && !draft.isRestoring ? (
              <FileDrop onFile={(file) => void draft.choose(file)} />
            ) : (
              <div role="status">
                <Text size="sm" mb={6}>
                  Reading file…
                </Text>
                <Progress value={(reading ?? 0) * 100} aria-label="Reading file" />
              </div>
            )}
            <RecentImports />
          </>
        )}
      </Stack>
    </>
  )
}

/** The selected file and the progress of reading it. `read` returns whether the file can be imported. */
function useCsvFile() {
  const [selected, setSelected] = useState<SelectedFile | null>(null)
  const [reading, setReading] = useState<number | null>(null)
  const [error, setError] = useState<string | undefined>()
  const controller = useRef<AbortController | null>(null)
  const clear = () => {
    controller.current?.abort()
    setSelected(null)
    setReading(null)
    setError(undefined)
  }
  const read = async (file: File, options: ReadAs = {}): Promise<boolean> => {
    controller.current?.abort()
    const current = new AbortController()
    controller.current = current
    setError(undefined)
    setReading(0)
    try {
      const csv = await readCsv(file, { ...options, onProgress: setReading, signal: current.signal })
      if (!current.signal.aborted) setSelected({ file, csv })
    } catch (failure) {
      // Another file was chosen, which says for itself whether it can be imported.
      if (current.signal.aborted) return true
      setSelected(null)
      setError(
        failure instanceof UnreadableFile ? failure.message : `The file could not be read: ${messageOf(failure)}`,
      )
      setReading(null)
      return false
    }
    if (!current.signal.aborted) setReading(null)
    return true
  }
  return { selected, reading, error, read, clear }
}
