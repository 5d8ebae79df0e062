import { Button, Group, Paper, SegmentedControl, Stack, Switch, Text, Textarea } from "@mantine/core"
import { useDebouncedValue, useMediaQuery } from "@mantine/hooks"
import { IconPlayerStop, IconWand } from "@tabler/icons-react"
import { useQuery } from "@tanstack/react-query"
import { type KeyboardEvent, useEffect, useState } from "react"
import { call } from "../../api/call.ts"
import type { Engine } from "../../api/classify.ts"
import { useDraft } from "../../components/drafts/use-draft.ts"
import { EmptyState } from "../../components/empty-state.tsx"
import { useLanguageModel } from "../../components/use-language-model.ts"
import { PageHeader } from "../../components/page-header.tsx"
import { PrivateSwitch, usePrivate } from "../../components/private-switch.tsx"
import { useSession } from "../../session/session.ts"
import { ClassifiedList } from "./classified-list.tsx"
import { ClassifiedTopic } from "./classified-topic.tsx"
import { MAX_LINES, topicsIn } from "./lines.ts"
import { useAdding } from "./use-adding.ts"
import { useClassifying } from "./use-classifying.ts"

const EXAMPLES = ["Electric SUV shoppers", "IT decision makers at hospitals", "Parents planning a trip to Japan"]
const TYPING_DEBOUNCE_MS = 500

export function Page() {
  const draft = useDraft("classify", { text: "" })
  const { text } = draft.values
  const setText = (next: string) => draft.set({ text: next })
  const [engine, setEngine] = useState<Engine>("auto")
  const { items, start, cancel, clear } = useClassifying()
  const keepPrivate = usePrivate()
  const adding = useAdding(undefined, keepPrivate.value)
  const { may } = useSession()
  const hasModel = useLanguageModel()
  const topics = topicsIn(text)
  const [live, setLive] = useLiveMode()
  const [settledText] = useDebouncedValue(text, TYPING_DEBOUNCE_MS)
  const isNarrow = useMediaQuery("(max-width: 32em)")
  const running = items.some(({ state }) => state === "running")

  useEffect(() => {
    const [only, ...others] = topicsIn(settledText)
    // Only the rules run while typing; a language model call per keystroke would be expensive.
    if (live && engine !== "llm" && only !== undefined && others.length === 0) void start([only], "local")
  }, [live, engine, settledText, start])

  const run = () => void start(topics.slice(0, MAX_LINES), engine)
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === "Enter" && (event.ctrlKey || event.metaKey) && topics.length > 0) run()
  }
  const change = (next: string) => {
    setText(next)
    if (topicsIn(next).length === 0) clear()
  }

  const [first] = items
  return (
    <>
      <PageHeader
        title="Classify"
        lead="Describe an audience, or paste a list with one audience per line."
        help="Each classification uses one classification of your plan. “Automatic” uses the catalog for known topics and otherwise the language model, if one is configured. “Smart” asks the language model only where the rules are unsure. Nothing is stored until you add it to your library."
      />
      <Stack gap="lg">
        <Paper withBorder p="md">
          <Stack gap="sm">
            <Textarea
              label="Topics"
              description="Press Ctrl + Enter to classify."
              placeholder={EXAMPLES.join("\n")}
              autosize
              minRows={3}
              maxRows={12}
              value={text}
              onChange={(event) => change(event.currentTarget.value)}
              onKeyDown={onKeyDown}
            />
            <Group justify="space-between" gap="sm">
              <Group gap="md">
                <SegmentedControl
                  aria-label="Engine"
                  orientation={isNarrow ? "vertical" : "horizontal"}
                  value={engine}
                  onChange={setEngine}
                  data={[
                    { value: "auto", label: "Automatic" },
                    { value: "smart", label: "Smart" },
                    { value: "local", label: "Rules" },
                    { value: "llm", label: "Language model", disabled: !hasModel },
                  ]}
                />
                <Switch
                  label="Classify a single topic as I type"
                  checked={live}
                  onChange={(event) => setLive(event.currentTarget.checked)}
                />
              </Group>
              <Group gap="xs">
                {running && (
                  <Button variant="default" leftSection={<IconPlayerStop size={16} aria-hidden />} onClick={cancel}>
                    Stop
                  </Button>
                )}
                <Button
                  leftSection={<IconWand size={16} aria-hidden />}
                  disabled={topics.length === 0}
                  loading={running}
                  onClick={run}
                >
                  {topics.length > 1
                    ? `Classify ${Math.min(topics.length, MAX_LINES).toLocaleString("en-US")} topics`
                    : "Classify"}
                </Button>
              </Group>
            </Group>
            {!hasModel && (
              <Text size="sm" c="dimmed">
                No language model is set up: the rules classify every topic.
              </Text>
            )}
            {topics.length > MAX_LINES && (
              <Text size="sm" c="dimmed" role="status">
                Only the first {MAX_LINES} of {topics.length.toLocaleString("en-US")} topics will be classified. Use
                Import for longer lists.
              </Text>
            )}
          </Stack>
        </Paper>
        {first !== undefined && may("topics:write") && <PrivateSwitch {...keepPrivate} />}
        {first === undefined ? (
          <EmptyState
            title="No topics yet"
            icon={IconWand}
            actions={EXAMPLES.map((example) => (
              <Button key={example} variant="default" size="xs" onClick={() => setText(example)}>
                {example}
              </Button>
            ))}
          >
            Describe an audience in your own words, or start with an example.
          </EmptyState>
        ) : items.length === 1 ? (
          <ClassifiedTopic item={first} adding={adding} onRetry={run} />
        ) : (
          <ClassifiedList items={items} adding={adding} />
        )}
      </Stack>
    </>
  )
}

/** On by default only if classifications are unlimited. */
function useLiveMode() {
  const [selected, setSelected] = useState<boolean | null>(null)
  const { data } = useQuery({ queryKey: ["plan"], queryFn: ({ signal }) => call("GET /api/me", { signal }) })
  return [selected ?? data?.organization.plan === "enterprise", setSelected] as const
}
