import { Alert, Button, Group, Paper, Stack, Text } from "@mantine/core"
import { IconFileText } from "@tabler/icons-react"
import { messageOf } from "../../api/errors.ts"
import { DraftNote } from "../../components/drafts/draft-note.tsx"
import { EmptyState } from "../../components/empty-state.tsx"
import { useLanguageModel } from "../../components/use-language-model.ts"
import { PageHeader } from "../../components/page-header.tsx"
import { RowsSkeleton } from "../../components/page-skeleton.tsx"
import { AnalysisView } from "./analysis-view.tsx"
import { BriefDrop } from "./brief-drop.tsx"
import { NotConfigured } from "./not-configured.tsx"
import { RecommendedTopics } from "./recommended-topics.tsx"
import { isNotConfigured, useAnalyze, useBrief } from "./use-brief.ts"

export function Page() {
  const draft = useBrief()
  const { brief } = draft.values
  const { analyze, cancel } = useAnalyze((analyzed) => draft.set({ brief: analyzed }))
  const hasModel = useLanguageModel()
  const startOver = () => {
    draft.end()
    analyze.reset()
  }
  return (
    <>
      <PageHeader
        title="Brief"
        lead="Upload a campaign brief to get recommended topics."
        help="A language model reads the file and recommends topics with the reason for each. The file is not stored. Each analysis uses one classification. Nothing is added to your library until you add it."
        actions={
          brief && (
            <Button variant="default" onClick={startOver}>
              Upload another brief
            </Button>
          )
        }
      />
      <DraftNote draft={draft} onDiscard={startOver} />
      {brief ? (
        <Stack gap="lg">
          <AnalysisView filename={brief.filename} analysis={brief.analysis} />
          <RecommendedTopics
            brief={brief}
            onOutcome={(name, outcome) =>
              draft.set(({ brief: before }) => ({
                brief: before && { ...before, outcomes: { ...before.outcomes, [name]: outcome } },
              }))
            }
          />
        </Stack>
      ) : analyze.isPending ? (
        <Paper withBorder p="md" aria-busy>
          <Group justify="space-between" mb="md">
            <Text role="status">Analyzing {analyze.variables.name}. This can take up to a minute.</Text>
            <Button variant="default" onClick={cancel}>
              Cancel
            </Button>
          </Group>
          <RowsSkeleton rows={4} />
        </Paper>
      ) : (
        <Stack gap="lg">
          {!hasModel || isNotConfigured(analyze.error) ? (
            <NotConfigured />
          ) : (
            analyze.error && (
              <Alert color="red" role="alert" title="Analysis failed">
                {messageOf(analyze.error)}
              </Alert>
            )
          )}
          <BriefDrop disabled={!hasModel} onFile={(file) => analyze.mutate(file)} />
          {!analyze.error && hasModel && (
            <EmptyState title="No brief yet" icon={IconFileText}>
              Upload a brief to see its summary, target audience and recommended topics.
            </EmptyState>
          )}
        </Stack>
      )}
    </>
  )
}
