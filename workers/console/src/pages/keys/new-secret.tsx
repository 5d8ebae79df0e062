import { Alert, Button, Code, Group, Stack } from "@mantine/core"
import { CopyButton } from "../../components/copy-button.tsx"

export function NewSecret({ secret, onClose }: { secret: string; onClose: () => void }) {
  return (
    <Stack gap="md">
      <Alert color="orange" title="Copy your key now">
        You will not be able to see it again. Store it securely: it gives access to your organization.
      </Alert>
      <Group gap="xs" wrap="nowrap">
        <Code block flex={1} style={{ overflowWrap: "anywhere", whiteSpace: "normal" }}>
          {secret}
        </Code>
        <CopyButton text={secret} label="Copy key" />
      </Group>
      <Group justify="flex-end">
        <Button onClick={onClose}>Done</Button>
      </Group>
    </Stack>
  )
}
