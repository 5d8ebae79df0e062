import { Alert, Anchor, Button, Group, Select, Tabs, Text, Textarea } from "@mantine/core"
import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query"
import { useState } from "react"
import { Link } from "wouter"
import { call, send } from "../../api/call.ts"
import { messageOf } from "../../api/errors.ts"
import { counted } from "../../components/counted.ts"
import { useDraft } from "../../components/drafts/use-draft.ts"
import { PrivateSwitch, usePrivate } from "../../components/private-switch.tsx"
import { namesIn } from "./names-in.ts"

const SAMPLE = "/sample-audiences.csv"
const PACK_SIZE = 25
const mappings = [{ csvColumn: "Audience", targetField: "topic_name" as const }]

type Source = { from: "sample" } | { from: "pack"; category: string } | { from: "list"; text: string }
type Result = { topics: number; runId?: string }

/** Four ways to add the first topics. Lists of names become imports, listed as runs. */
export function AddAudiences({ topics }: { topics: number }) {
  const [category, setCategory] = useState<string | null>(null)
  const draft = useDraft("list of audiences", { text: "" })
  const { text } = draft.values
  const staysPrivate = usePrivate()
  const facets = useQuery({
    queryKey: ["catalog", "facets"],
    queryFn: ({ signal }) => call("GET /api/topics/catalog/facets", { signal }),
  })
  const client = useQueryClient()
  const add = useMutation({
    mutationFn: async (source: Source): Promise<Result> => {
      if (source.from === "pack") return { topics: await addPack(source.category) }
      const isSample = source.from === "sample"
      const content = isSample ? await (await send(SAMPLE, {})).text() : source.text
      const names = namesIn(content, isSample)
      return importNames(names, isSample ? "sample-audiences.csv" : "Pasted list", staysPrivate.value)
    },
    meta: { quiet: true },
    onSuccess: async (_, { from }) => {
      if (from === "list") draft.end()
      await client.invalidateQueries({ queryKey: ["home"] })
      await client.invalidateQueries({ queryKey: ["topics"] })
    },
  })
  const names = namesIn(text, false)
  const categories = facets.data?.parentCategories ?? []
  return (
    <>
      {topics > 0 && <Text size="sm">Your library has {counted(topics, "topic")}.</Text>}
      <Tabs defaultValue="sample" keepMounted={false}>
        <Tabs.List>
          <Tabs.Tab value="sample">Sample file</Tabs.Tab>
          <Tabs.Tab value="pack">From the catalog</Tabs.Tab>
          <Tabs.Tab value="list">Paste a list</Tabs.Tab>
          <Tabs.Tab value="file">Import a file</Tabs.Tab>
        </Tabs.List>
        <Tabs.Panel value="sample" pt="sm">
          <Text size="sm" mb="sm">
            Twelve audiences to try things out with.{" "}
            <Anchor href={SAMPLE} download inherit>
              Look at the file
            </Anchor>{" "}
            first.
          </Text>
          <Button loading={add.isPending} onClick={() => add.mutate({ from: "sample" })}>
            Use the sample file
          </Button>
        </Tabs.Panel>
        <Tabs.Panel value="file" pt="sm">
          <Text size="sm" mb="sm">
            Your own Excel or CSV file, as it is. Import finds the column names and shows every row with its problems
            before anything is added. The checklist continues here afterwards.
          </Text>
          <Button component={Link} href="/import">
            Choose a file
          </Button>
        </Tabs.Panel>
        <Tabs.Panel value="pack" pt="sm">
          <Group gap="sm" align="flex-end">
            <Select
              label="Category"
              placeholder={facets.data && categories.length === 0 ? "The catalog is empty" : "Choose one"}
              data={categories}
              value={category}
              onChange={setCategory}
              searchable
            />
            <Button
              disabled={category === null}
              loading={add.isPending}
              onClick={() => category && add.mutate({ from: "pack", category })}
            >
              Add {PACK_SIZE} topics
            </Button>
          </Group>
        </Tabs.Panel>
        <Tabs.Panel value="list" pt="sm">
          <Textarea
            label="Audiences"
            description="One per line, at most 500."
            autosize
            minRows={5}
            maxRows={14}
            value={text}
            onChange={(event) => draft.set({ text: event.currentTarget.value })}
          />
          <Button
            mt="sm"
            disabled={names.length === 0}
            loading={add.isPending}
            onClick={() => add.mutate({ from: "list", text })}
          >
            {names.length === 0 ? "Add the list" : `Add ${counted(names.length, "audience")}`}
          </Button>
        </Tabs.Panel>
      </Tabs>
      <PrivateSwitch {...staysPrivate} />
      {add.error && (
        <Alert color="red" role="alert">
          {messageOf(add.error)}
        </Alert>
      )}
      {add.data && (
        <Text size="sm" role="status">
          {counted(add.data.topics, "topic")} added.{" "}
          {add.data.runId && (
            <Anchor component={Link} href={`/import/${add.data.runId}`} inherit>
              See every row
            </Anchor>
          )}
        </Text>
      )}
    </>
  )
}

async function importNames(
  names: readonly string[],
  filename: string,
  isPrivate: boolean | undefined,
): Promise<Result> {
  const { batchId } = await call("POST /api/import", {
    body: { filename, totalRows: names.length, mappings, ...(isPrivate !== undefined && { private: isPrivate }) },
  })
  const rows = names.map((name) => ({ Audience: name }))
  const { successCount } = await call("POST /api/import/{batchId}/chunk", {
    params: { batchId },
    body: { chunkIndex: 0, rows, mappings },
  })
  return { topics: successCount, runId: batchId }
}

async function addPack(parentCategory: string): Promise<number> {
  const { data } = await call("GET /api/topics/catalog", {
    query: { parentCategory, inLibrary: false, pageSize: PACK_SIZE },
  })
  if (data.length === 0) throw new Error("Your library already has every topic in this category.")
  return (await call("POST /api/topics/catalog", { body: { topicIds: data.map(({ id }) => id) } })).added
}
