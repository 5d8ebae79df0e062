import "@mantine/dropzone/styles.layer.css"
import { Button, Stack, Text } from "@mantine/core"
import { Dropzone } from "@mantine/dropzone"
import { IconFileText } from "@tabler/icons-react"
import { EXTENSIONS } from "./brief-file.ts"

export function BriefDrop({ disabled, onFile }: { disabled: boolean; onFile: (file: File) => void }) {
  return (
    <Dropzone
      onDrop={([file]) => file && onFile(file)}
      multiple={false}
      disabled={disabled}
      // The button inside handles the keyboard: an element that contains a file input cannot be a button itself.
      activateOnKeyboard={false}
      enablePointerEvents
      inputProps={{ "aria-label": "Brief", accept: EXTENSIONS.join(",") }}
      p="xl"
    >
      <Stack align="center" gap="xs" ta="center">
        <IconFileText size={40} stroke={1.3} aria-hidden />
        <div>
          <Text size="lg" fw={600}>
            Drop a campaign brief here
          </Text>
          <Text size="sm" c="dimmed">
            PDF, Word, PowerPoint, image or plain text, up to 7.5 MB.
          </Text>
        </div>
        <Button variant="default" mt="xs" disabled={disabled}>
          Choose a file
        </Button>
      </Stack>
    </Dropzone>
  )
}
