import { Alert, Button, Group, Paper, Stack, Text } from "@mantine/core"
import { IconFileText } from "@tabler/icons-react"
import { messageOf } from "../../api/errors.ts"
import { EmptyState } from "../../components/empty-state.tsx"
import { PageHeader } from "../../components/page-header.tsx"
import { RowsSkeleton } from "../../components/page-skeleton.tsx"
import { AnalysisView } from "./analysis-view.tsx"
import { BriefDrop } from "./brief-drop.tsx"
import { NotConfigured } from "./not-configured.tsx"
import { RecommendedTopics } from "./recommended-topics.tsx"
import { isNotConfigured, useAnalyze, useBrief } from "./use-brief.ts"

export function Page() {
  const [brief, setBrief] = useBrief()
  const { analyze, cancel } = useAnalyze(setBrief)
  const again = () => {
    setBrief(null)
    analyze.reset()
  }
  return (
    <>
      <PageHeader
        title="Brief"
        lead="Upload a campaign brief and get the audiences it calls for."
        help="A language model reads the file and recommends topics, with what in the brief speaks for each. The file is not kept. Each analysis costs one classification; nothing goes into the library until you add it."
        actions={
          brief && (
            <Button variant="default" onClick={again}>
              Another brief
            </Button>
          )
        }
      />
      {brief ? (
        <Stack gap="lg">
          <AnalysisView filename={brief.filename} analysis={brief.analysis} />
          <RecommendedTopics
            brief={brief}
            onOutcome={(name, outcome) =>
              setBrief((before) => before && { ...before, outcomes: { ...before.outcomes, [name]: outcome } })
            }
          />
        </Stack>
      ) : analyze.isPending ? (
        <Paper withBorder p="md" aria-busy>
          <Group justify="space-between" mb="md">
            <Text role="status">Reading {analyze.variables.name}. This takes up to a minute …</Text>
            <Button variant="default" onClick={cancel}>
              Stop
            </Button>
          </Group>
          <RowsSkeleton rows={4} />
        </Paper>
      ) : (
        <Stack gap="lg">
          {isNotConfigured(analyze.error) ? (
            <NotConfigured />
          ) : (
            analyze.error && (
              <Alert color="red" role="alert" title="The brief could not be analyzed">
                {messageOf(analyze.error)}
              </Alert>
            )
          )}
          <BriefDrop onFile={(file) => analyze.mutate(file)} />
          {!analyze.error && (
            <EmptyState title="No brief yet" icon={IconFileText}>
              What the campaign is about, whom it is meant for and the topics to reach them will stand here.
            </EmptyState>
          )}
        </Stack>
      )}
    </>
  )
}
