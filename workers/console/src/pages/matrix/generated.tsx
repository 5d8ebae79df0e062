import { Alert, Button, Group, Text } from "@mantine/core"
import { IconCheck } from "@tabler/icons-react"
import { Link } from "wouter"
import type { GeneratedMatrix } from "../../api/routes/classify.ts"

export function Generated({ made, onMore }: { made: GeneratedMatrix; onMore: () => void }) {
  const { created, duplicates, errors } = made
  return (
    <Alert
      mt="lg"
      color={errors > 0 ? "orange" : "petrol"}
      icon={<IconCheck aria-hidden />}
      title={`${created.toLocaleString()} topics are new in the library`}
      role="status"
    >
      <Text size="sm">
        {duplicates > 0 && `${duplicates.toLocaleString()} were there already or the same as another. `}
        {errors > 0 &&
          `${errors.toLocaleString()} could not be made and cost nothing: generating the same again fills the gap.`}
      </Text>
      <Group gap="xs" mt="sm">
        <Button component={Link} href="/library?source=matrix" variant="default">
          See them in the library
        </Button>
        <Button variant="default" onClick={onMore}>
          Another matrix
        </Button>
      </Group>
    </Alert>
  )
}
