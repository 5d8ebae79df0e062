import { Badge, Group, Paper, Stack, Text } from "@mantine/core"
import { isPlatform, PLATFORMS } from "../../../../src/knowledge/platforms/platforms.ts"
import { CopyButton } from "./copy-button.tsx"

export type PlatformOutput = { platform: string; name?: string; description: string }

/** The label and maximum lengths of an output; without a limit, nothing is truncated. */
function limitsOf(output: string): { label: string; name?: number; description?: number } {
  if (isPlatform(output)) return { label: PLATFORMS[output].label, ...PLATFORMS[output].limits }
  return { label: output === "internal" ? "Internal" : output }
}

type Named = {
  segment_name_dspapi: string
  segment_name_marketplace: string
  segment_name_internal: string
  segment_desc_dspapi: string
  segment_desc_marketplace: string
  internal_description: string
  platform_outputs: Record<string, { name: string; description: string }>
}

/** A library topic's name and description per platform. */
export const outputsOf = (topic: Named): PlatformOutput[] => [
  { platform: "marketplace", name: topic.segment_name_marketplace, description: topic.segment_desc_marketplace },
  { platform: "dspapi", name: topic.segment_name_dspapi, description: topic.segment_desc_dspapi },
  { platform: "internal", name: topic.segment_name_internal, description: topic.internal_description },
  ...Object.entries(topic.platform_outputs).map(([platform, { name, description }]) => ({
    platform,
    name,
    description,
  })),
]

/** Names and descriptions as they would be pushed, with their lengths and the platform's limits. */
export function PlatformNames({ outputs }: { outputs: readonly PlatformOutput[] }) {
  return (
    <Stack gap="sm">
      {outputs.map(({ platform, name, description }) => {
        const limits = limitsOf(platform)
        return (
          <Paper key={platform} withBorder p="sm">
            <Text size="sm" fw={600} mb={4}>
              {limits.label}
            </Text>
            {name !== undefined && <Line what="Name" text={name} limit={limits.name} platform={limits.label} />}
            <Line what="Description" text={description} limit={limits.description} platform={limits.label} />
          </Paper>
        )
      })}
    </Stack>
  )
}

type LineProps = { what: string; text: string; limit: number | undefined; platform: string }

function Line({ what, text, limit, platform }: LineProps) {
  const truncated = limit !== undefined && text.length > limit
  return (
    <Group gap="xs" align="flex-start" wrap="nowrap" mt={4}>
      <Text size="sm" flex={1} miw={0} style={{ overflowWrap: "anywhere" }}>
        <span className="visually-hidden">{what}: </span>
        {text}
      </Text>
      <Badge variant="light" color={truncated ? "red" : "gray"} fw={500} miw="fit-content">
        <span className="visually-hidden">Length </span>
        {text.length}
        {limit === undefined ? "" : ` / ${limit}`}
        {truncated && " truncated when pushed"}
      </Badge>
      <CopyButton text={text} label={`Copy ${what.toLowerCase()} for ${platform}`} />
    </Group>
  )
}
