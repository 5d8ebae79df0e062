import "@mantine/dropzone/styles.layer.css"
import { Button, Stack, Text } from "@mantine/core"
import { Dropzone } from "@mantine/dropzone"
import { IconFileImport } from "@tabler/icons-react"

/** What a file is, it tells by what is in it: systems name the type of a CSV in many ways. */
export function FileDrop({ onFile }: { onFile: (file: File) => void }) {
  return (
    <Dropzone
      onDrop={([file]) => file && onFile(file)}
      multiple={false}
      // The button inside is for keyboards: a box around a file input cannot be one itself.
      activateOnKeyboard={false}
      enablePointerEvents
      inputProps={{ "aria-label": "CSV file", accept: ".csv,.tsv,.txt,text/csv,text/plain" }}
      p="xl"
    >
      <Stack align="center" gap="xs" ta="center">
        <IconFileImport size={40} stroke={1.3} aria-hidden />
        <div>
          <Text size="lg" fw={600}>
            Drop a CSV here
          </Text>
          <Text size="sm" c="dimmed">
            Separated by commas, semicolons or tabs; the first row names the columns.
          </Text>
        </div>
        <Button variant="default" mt="xs">
          Choose a CSV file
        </Button>
      </Stack>
    </Dropzone>
  )
}
