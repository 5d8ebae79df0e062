import { key } from "../../kernel/access/access.ts"
import { route } from "../../kernel/http/route.ts"
import { replaceLabelDefaults, showLabelDefaults } from "./defaults.ts"
import { LabelChanges, LabelFields } from "./fields.ts"
import { labelPage } from "./label-page.ts"
import { LabelDefaults, LabelQuery, TopicLabel } from "./schema.ts"
import { changeTopicLabel, readTopicLabel } from "./topic-label.ts"

const defaultsPath = "/api/organization/label"
const topicPath = "/api/topics/{id}/label"

export const labelRoutes = [
  route(
    {
      method: "get",
      path: defaultsPath,
      summary: "Retrieve the organization's label defaults, and how complete its labels are",
      access: key("topics:read"),
      answer: { status: 200, schema: LabelDefaults },
    },
    (ctx) => showLabelDefaults(ctx),
  ),
  route(
    {
      method: "put",
      path: defaultsPath,
      summary: "Replace the organization's label defaults",
      access: key("topics:write", "settings:manage"),
      body: LabelFields,
      versioned: true,
      answer: { status: 200, schema: LabelDefaults },
    },
    (ctx, { body, version }) => replaceLabelDefaults(ctx, body, version),
  ),
  route(
    {
      method: "get",
      path: topicPath,
      summary: "Retrieve a topic's data transparency label, as JSON or as a page to print",
      access: key("topics:read"),
      query: LabelQuery,
      answer: { status: 200, schema: TopicLabel },
      alsoAnswers: [{ status: 200, mediaType: "text/html" }],
      errors: [404],
    },
    async (ctx, { params, query, headers, c }) => {
      const label = await readTopicLabel(ctx, params.id)
      headers.push(["Vary", "Accept"])
      const wantsPage = query.format === "html" || (!query.format && c.req.header("Accept")?.includes("text/html"))
      return wantsPage ? labelPage(label) : label
    },
  ),
  route(
    {
      method: "patch",
      path: topicPath,
      summary: "Change what a topic's label says instead of the organization's defaults",
      access: key("topics:write", "topics:write"),
      body: LabelChanges,
      versioned: true,
      answer: { status: 200, schema: TopicLabel },
      errors: [404],
    },
    (ctx, { params, body, version }) => changeTopicLabel(ctx, params.id, body, version),
  ),
] as const
