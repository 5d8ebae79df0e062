import { Button, Group, Paper, Stack, Text, ThemeIcon, Title } from "@mantine/core"
import { IconCheck } from "@tabler/icons-react"
import { lazy, type ReactNode, Suspense, useState } from "react"
import type { Home } from "../../api/types.ts"
import { RowsSkeleton } from "../../components/page-skeleton.tsx"
import type { FirstPush } from "./plan-and-push.tsx"
import { useCompleteStep } from "./use-home.ts"

// Only the form of the current step is shown.
const AddAudiences = lazy(() => import("./add-audiences.tsx").then((file) => ({ default: file.AddAudiences })))
const ReviewNames = lazy(() => import("./review-names.tsx").then((file) => ({ default: file.ReviewNames })))
const Connect = lazy(() => import("./connect.tsx").then((file) => ({ default: file.Connect })))
const PlanAndPush = lazy(() => import("./plan-and-push.tsx").then((file) => ({ default: file.PlanAndPush })))

/** Enough topics for a first list. */
const ENOUGH_TOPICS = 10

export function Checklist({ home }: { home: Home }) {
  const { topics, reviewed, connectionId, planned, pushed } = home.checklist
  const close = useCompleteStep()
  const [choice, onChoice] = useState<FirstPush>({ all: false, excluded: new Set() })
  const { unfinished } = home
  const push = connectionId && <PlanAndPush {...{ connectionId, planned, unfinished, topics, choice, onChoice }} />
  const steps: { title: string; done: boolean; content: ReactNode }[] = [
    { title: "Add ten audiences", done: topics >= ENOUGH_TOPICS, content: <AddAudiences topics={topics} /> },
    { title: "Review their names", done: reviewed, content: <ReviewNames /> },
    { title: "Connect a platform", done: connectionId !== null, content: <Connect /> },
    { title: "See the plan", done: planned, content: push },
    { title: "Push", done: pushed, content: push },
  ]
  const current = steps.findIndex(({ done }) => !done)
  return (
    <Stack gap="sm" maw="56rem">
      <ol style={{ listStyle: "none", margin: 0, padding: 0 }} aria-label="Steps">
        {steps.map(({ title, done, content }, i) => (
          <li key={title} aria-current={i === current ? "step" : undefined}>
            <Paper withBorder p="md" mb="sm">
              <Group gap="sm" wrap="nowrap">
                <ThemeIcon
                  radius="xl"
                  size={28}
                  color={done ? "teal" : i === current ? "petrol" : "gray"}
                  variant={done || i === current ? "filled" : "light"}
                >
                  {done ? <IconCheck size={16} aria-label="Done" /> : i + 1}
                </ThemeIcon>
                <Title order={2} size="h4">
                  {title}
                </Title>
              </Group>
              {i === current && (
                <Stack gap="sm" mt="md" ml={{ base: 0, sm: 40 }}>
                  <Suspense fallback={<RowsSkeleton rows={2} />}>{content}</Suspense>
                </Stack>
              )}
            </Paper>
          </li>
        ))}
      </ol>
      <Text size="sm" c="dimmed">
        Already know your way around?{" "}
        <Button variant="subtle" size="compact-sm" loading={close.isPending} onClick={() => close.mutate("closed")}>
          Close the checklist
        </Button>
      </Text>
    </Stack>
  )
}
