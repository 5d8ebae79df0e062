import { Alert, Button, Code, Group, Stack } from "@mantine/core"
import { CopyButton } from "../../components/copy-button.tsx"

export function SigningSecret({ secret, onClose }: { secret: string; onClose: () => void }) {
  return (
    <Stack gap="md">
      <Alert color="orange" title="Copy the signing secret now">
        You will not be able to see it again. Your system verifies with it that events come from Strata.
      </Alert>
      <Group gap="xs" wrap="nowrap">
        <Code block flex={1} style={{ overflowWrap: "anywhere", whiteSpace: "normal" }}>
          {secret}
        </Code>
        <CopyButton text={secret} label="Copy secret" />
      </Group>
      <Group justify="flex-end">
        <Button onClick={onClose}>Done</Button>
      </Group>
    </Stack>
  )
}
