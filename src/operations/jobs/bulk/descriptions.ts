import { describeJob } from "../description.ts"

export const adoptTopics = describeJob({
  label: "Add topics from the catalog",
  action: () => "add topics from the catalog to a library",
})

export const deleteTopics = describeJob({
  label: "Remove topics from the library",
  action: () => "remove topics from a library",
})

const CHANGES: Readonly<Record<string, string>> = {
  remove: "remove topics from a library",
  reclassify: "reclassify topics of a library",
  edit: "edit topics of a library",
  tag: "tag topics of a library",
}

export const changeTopics = describeJob({
  label: "Change topics",
  action: ({ change }) => CHANGES[(change as { action: string }).action] ?? "change topics",
})
