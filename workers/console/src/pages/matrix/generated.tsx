import { Alert, Button, Group, Text } from "@mantine/core"
import { IconCheck } from "@tabler/icons-react"
import { Link } from "wouter"
import type { GeneratedMatrix } from "../../api/types.ts"
import { counted } from "../../components/counted.ts"

export function Generated({ result, onNew }: { result: GeneratedMatrix; onNew: () => void }) {
  const { created, duplicates, errors } = result
  return (
    <Alert
      mt="lg"
      color={errors > 0 ? "orange" : "petrol"}
      icon={<IconCheck aria-hidden />}
      title={`${counted(created, "topic")} added to your library`}
      role="status"
    >
      <Text size="sm">
        {duplicates > 0 && `${counted(duplicates, "duplicate")} skipped. `}
        {errors > 0 && `${counted(errors, "topic")} failed and used no classifications. Generate again to retry.`}
      </Text>
      <Group gap="xs" mt="sm">
        <Button component={Link} href="/library?source=matrix" variant="default">
          View in library
        </Button>
        <Button variant="default" onClick={onNew}>
          New matrix
        </Button>
      </Group>
    </Alert>
  )
}
