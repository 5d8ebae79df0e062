import { Paper, Text, Title } from "@mantine/core"
import type { Analysis } from "../../api/types.ts"

/** The summary of a brief. */
export function AnalysisView({ filename, analysis }: { filename: string; analysis: Analysis }) {
  const { summary, objectives, targetAudience } = analysis
  return (
    <Paper withBorder p="md">
      <Title order={2} size="h4" mb="xs" style={{ overflowWrap: "anywhere" }}>
        {filename}
      </Title>
      <Text maw="52rem">{summary}</Text>
      {targetAudience !== "" && (
        <>
          <Title order={3} size="h5" mt="md" mb={4}>
            Target audience
          </Title>
          <Text maw="52rem">{targetAudience}</Text>
        </>
      )}
      {objectives.length > 0 && (
        <>
          <Title order={3} size="h5" mt="md" mb={4}>
            Objectives
          </Title>
          <ul style={{ margin: 0, paddingLeft: "1.2rem" }}>
            {objectives.map((objective) => (
              <Text key={objective} component="li" maw="52rem">
                {objective}
              </Text>
            ))}
          </ul>
        </>
      )}
    </Paper>
  )
}
