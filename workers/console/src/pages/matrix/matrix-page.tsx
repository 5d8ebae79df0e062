import { Alert, Button, Grid, Stack, Title } from "@mantine/core"
import { IconGrid4x4 } from "@tabler/icons-react"
import { messageOf } from "../../api/errors.ts"
import type { MatrixRequest } from "../../api/types.ts"
import { DraftNote } from "../../components/drafts/draft-note.tsx"
import { EmptyState } from "../../components/empty-state.tsx"
import { PageHeader } from "../../components/page-header.tsx"
import { PrivateSwitch, usePrivate } from "../../components/private-switch.tsx"
import { AddDimension } from "./add-dimension.tsx"
import { CombinationCount } from "./combination-count.tsx"
import { DimensionCard } from "./dimension-card.tsx"
import { bodyOf, type Dimension, moved, problemOf } from "./draft.ts"
import { Generated } from "./generated.tsx"
import { PreviewPanel } from "./preview-panel.tsx"
import { TopicSettings } from "./topic-settings.tsx"
import { useGenerate, useMatrixDraft, usePreview } from "./use-matrix.ts"

export function Page() {
  const kept = useMatrixDraft()
  const { values: draft, set: change } = kept
  const preview = usePreview()
  const generate = useGenerate()
  const { dimensions } = draft
  const problem = problemOf(draft)
  const keepPrivate = usePrivate()
  const body = { ...bodyOf(draft), private: keepPrivate.value }
  // Results are valid only for the draft they were requested with.
  const previewed = isSame(preview.variables, body) ? preview.data : undefined
  const generated = isSame(generate.variables, body) ? generate.data : undefined
  const failure = isSame(preview.variables, body) ? preview.error : null
  const setDimension = (changed: Dimension) =>
    change({ dimensions: dimensions.map((one) => (one.id === changed.id ? changed : one)) })
  const startOver = () => {
    preview.reset()
    generate.reset()
    kept.end()
  }
  return (
    <>
      <PageHeader
        title="Matrix"
        lead="Combine two or more dimensions, such as gender, age and interest, into topics like “Female cyclists aged 25-34”."
        help="Up to 5,000 combinations per matrix. Each is classified by the rules and uses one classification. Topics already in your library are skipped. A preview is free and saves nothing."
        actions={
          dimensions.length > 0 && (
            <Button variant="default" onClick={startOver}>
              Start over
            </Button>
          )
        }
      />
      <DraftNote draft={kept} onDiscard={startOver} />
      <Grid gap="lg">
        <Grid.Col span={{ base: 12, md: 7 }}>
          <Stack gap="md">
            <Title order={2} size="h4">
              Dimensions
            </Title>
            {dimensions.map((dimension, i) => (
              <DimensionCard
                key={dimension.id}
                dimension={dimension}
                onChange={setDimension}
                onRemove={() => change({ dimensions: dimensions.filter(({ id }) => id !== dimension.id) })}
                onMove={(by) => change({ dimensions: moved(dimensions, i, by) })}
                isFirst={i === 0}
                isLast={i === dimensions.length - 1}
              />
            ))}
            <AddDimension
              usedNames={dimensions.map(({ name }) => name)}
              onAdd={(added) => change({ dimensions: [...dimensions, added] })}
            />
            {dimensions.length === 0 && (
              <EmptyState title="No dimensions yet" icon={IconGrid4x4}>
                Start with a set such as age ranges or US states, then add a custom dimension for the subject of the
                audience.
              </EmptyState>
            )}
          </Stack>
        </Grid.Col>
        <Grid.Col span={{ base: 12, md: 5 }}>
          <Stack gap="md" pos="sticky" top="4.5rem">
            <CombinationCount dimensions={dimensions} problem={problem} />
            <TopicSettings draft={draft} onChange={change} />
            <PrivateSwitch {...keepPrivate} />
            <Button
              variant={previewed ? "default" : "filled"}
              disabled={problem !== undefined}
              loading={preview.isPending}
              onClick={() => preview.mutate(body)}
            >
              {previewed ? "Preview again" : "Preview"}
            </Button>
            {failure && (
              <Alert color="red" role="alert">
                {messageOf(failure)}
              </Alert>
            )}
          </Stack>
        </Grid.Col>
      </Grid>
      {generated ? (
        <Generated result={generated} onNew={startOver} />
      ) : (
        previewed && (
          <PreviewPanel
            preview={previewed}
            generating={generate.isPending}
            error={generate.error}
            onGenerate={() => generate.mutate(body)}
          />
        )
      )}
    </>
  )
}

const isSame = (a: MatrixRequest | undefined, b: MatrixRequest) =>
  a !== undefined && JSON.stringify(a) === JSON.stringify(b)
