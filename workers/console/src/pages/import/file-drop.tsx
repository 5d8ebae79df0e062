import "@mantine/dropzone/styles.layer.css"
import { Button, Stack, Text } from "@mantine/core"
import { Dropzone } from "@mantine/dropzone"
import { IconFileImport } from "@tabler/icons-react"

/** Does not filter by media type, because operating systems report different types for CSV. The content decides. */
export function FileDrop({ onFile }: { onFile: (file: File) => void }) {
  return (
    <Dropzone
      onDrop={([file]) => file && onFile(file)}
      multiple={false}
      // The button inside handles the keyboard: an element that contains a file input cannot be a button itself.
      activateOnKeyboard={false}
      enablePointerEvents
      inputProps={{ "aria-label": "CSV or Excel file", accept: ".csv,.tsv,.txt,.gz,.xlsx,text/csv,text/plain" }}
      p="xl"
    >
      <Stack align="center" gap="xs" ta="center">
        <IconFileImport size={40} stroke={1.3} aria-hidden />
        <div>
          <Text size="lg" fw={600}>
            Drop a CSV or Excel file here
          </Text>
          <Text size="sm" c="dimmed">
            Titles above the column names are skipped.
          </Text>
        </div>
        <Button variant="default" mt="xs">
          Choose a file
        </Button>
      </Stack>
    </Dropzone>
  )
}
