import { List, Paper, Title } from "@mantine/core"
import { PLATFORMS } from "../../../../../src/knowledge/platforms/platforms.ts"
import { SOURCE_NAMES, SOURCE_TYPE, SOURCES } from "../../../../../src/knowledge/sources/sources.ts"
import { isInbound, isOutbound } from "../../../../../src/organizations/connections/kinds.ts"
import type { Values } from "./form-values.ts"
import type { Kind } from "./sections.ts"

/** What to do in the other system, for the source and for the platform. */
export function SetupSteps({ kind: { platform, direction }, values }: { kind: Kind; values: Values }) {
  const source = SOURCE_NAMES.find((name) => name === values[SOURCE_TYPE.key]) ?? SOURCE_NAMES[0]
  return (
    <>
      {isInbound(direction) && <Steps {...SOURCES[source]} />}
      {isOutbound(direction) && <Steps {...PLATFORMS[platform]} />}
    </>
  )
}

function Steps({ label, setup }: { label: string; setup: readonly string[] }) {
  return (
    <Paper withBorder p="md" mb="md" component="section" aria-label={`Set up ${label}`}>
      <Title order={2} size="h5" mb="xs">
        Set up {label}
      </Title>
      <List type="ordered" size="sm" spacing={4}>
        {setup.map((step) => (
          <List.Item key={step}>{step}</List.Item>
        ))}
      </List>
    </Paper>
  )
}
