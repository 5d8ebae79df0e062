import { Alert, Button, Grid, Stack, Title } from "@mantine/core"
import { IconGrid4x4 } from "@tabler/icons-react"
import { messageOf } from "../../api/errors.ts"
import type { MatrixBody } from "../../api/routes/classify.ts"
import { EmptyState } from "../../components/empty-state.tsx"
import { PageHeader } from "../../components/page-header.tsx"
import { AddDimension } from "./add-dimension.tsx"
import { Count } from "./count.tsx"
import { DimensionCard } from "./dimension-card.tsx"
import { bodyOf, type Dimension, type Draft, EMPTY, moved, problemOf } from "./draft.ts"
import { Generated } from "./generated.tsx"
import { NamesAndPlaces } from "./names-and-places.tsx"
import { PreviewPanel } from "./preview-panel.tsx"
import { useDraft, useGenerate, usePreview } from "./use-matrix.ts"

export function Page() {
  const [draft, setDraft] = useDraft()
  const preview = usePreview()
  const generate = useGenerate()
  const { dimensions } = draft
  const problem = problemOf(draft)
  const body = bodyOf(draft)
  // Whatever was previewed or made holds only for what it was asked with.
  const previewed = isSame(preview.variables, body) ? preview.data : undefined
  const made = isSame(generate.variables, body) ? generate.data : undefined
  const failure = isSame(preview.variables, body) ? preview.error : null
  const change = (changes: Partial<Draft>) => setDraft({ ...draft, ...changes })
  const setDimension = (changed: Dimension) =>
    change({ dimensions: dimensions.map((one) => (one.id === changed.id ? changed : one)) })
  const startOver = () => {
    preview.reset()
    generate.reset()
    setDraft(EMPTY)
  }
  return (
    <>
      <PageHeader
        title="Matrix"
        lead="Every combination of two or more dimensions becomes a topic: “Female cyclists aged 25-34” and all its neighbours."
        help="Up to 5,000 combinations at once. Each is classified by rules and costs one classification; those your library has already are recognized. A preview costs nothing and writes nothing."
        actions={
          dimensions.length > 0 && (
            <Button variant="default" onClick={startOver}>
              Start over
            </Button>
          )
        }
      />
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
              taken={dimensions.map(({ name }) => name)}
              onAdd={(added) => change({ dimensions: [...dimensions, added] })}
            />
            {dimensions.length === 0 && (
              <EmptyState title="Nothing to combine yet" icon={IconGrid4x4}>
                Begin with a ready set such as age ranges or US states, and add a dimension of your own with what the
                audience is about.
              </EmptyState>
            )}
          </Stack>
        </Grid.Col>
        <Grid.Col span={{ base: 12, md: 5 }}>
          <Stack gap="md" pos="sticky" top="4.5rem">
            <Count dimensions={dimensions} problem={problem} />
            <NamesAndPlaces draft={draft} onChange={change} />
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
      {made ? (
        <Generated made={made} onMore={startOver} />
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

const isSame = (a: MatrixBody | undefined, b: MatrixBody) => a !== undefined && JSON.stringify(a) === JSON.stringify(b)
