import { Alert, Button, Code, Group, Stack } from "@mantine/core"
import { CopyButton } from "../../components/copy-button.tsx"

export function NewSecret({ secret, onClose }: { secret: string; onClose: () => void }) {
  return (
    <Stack gap="md">
      <Alert color="orange" title="Keep it now">
        This is the only time the key is shown. Whoever has it can act for your organization.
      </Alert>
      <Group gap="xs" wrap="nowrap">
        <Code block flex={1} style={{ overflowWrap: "anywhere", whiteSpace: "normal" }}>
          {secret}
        </Code>
        <CopyButton text={secret} label="Copy the key" />
      </Group>
      <Group justify="flex-end">
        <Button onClick={onClose}>I have kept it</Button>
      </Group>
    </Stack>
  )
}
