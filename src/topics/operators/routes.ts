import * as z from "zod"
import { operator } from "../../kernel/access/access.ts"
import { pageOf } from "../../kernel/http/answers.ts"
import { route } from "../../kernel/http/route.ts"
import { archiveTopics, restoreTopics } from "./archive-topics.ts"
import { editGlobalTopic } from "./edit-topic.ts"
import { listGlobalHistory } from "./list-global-history.ts"
import { listGlobalTopics } from "./list-topics.ts"
import { globalMetrics } from "./metrics.ts"
import { reachOf } from "./reach.ts"
import {
  AdminChanges,
  AdminListQuery,
  AdminStats,
  AdminTopic,
  Archived,
  FoundTopic,
  GlobalHistoryEntry,
  Metrics,
  Reach,
  Restored,
  SearchQuery,
  TopicIds,
} from "./schema.ts"
import { searchTopics } from "./search-topics.ts"
import { globalStats } from "./stats.ts"
import { undoChange } from "./undo-change.ts"

const path = "/api/admin/topics"

export const adminTopicRoutes = [
  route(
    {
      method: "get",
      path,
      summary: "List global topics",
      access: operator,
      query: AdminListQuery,
      answer: { status: 200, schema: pageOf(AdminTopic) },
      failure: "Failed to list topics",
    },
    (ctx, { query }) => listGlobalTopics(ctx, query),
  ),
  route(
    {
      method: "post",
      path: `${path}/archive`,
      summary: "Archive global topics, which removes them from all standard reads",
      access: operator,
      idempotent: true,
      body: TopicIds,
      answer: { status: 200, schema: Archived },
    },
    (ctx, { body }) => archiveTopics(ctx, body.topicIds),
  ),
  route(
    {
      method: "delete",
      path: `${path}/archive`,
      summary: "Restore archived topics; `conflicts` lists those whose name is now taken",
      access: operator,
      body: TopicIds,
      answer: { status: 200, schema: Restored },
    },
    (ctx, { body }) => restoreTopics(ctx, body.topicIds),
  ),
  route(
    {
      method: "get",
      path: `${path}/stats`,
      summary: "Count the live topics",
      access: operator,
      answer: { status: 200, schema: AdminStats },
    },
    (ctx) => globalStats(ctx),
  ),
  route(
    {
      method: "get",
      path: `${path}/metrics`,
      summary: "Get the completeness and currency of the catalog",
      access: operator,
      answer: { status: 200, schema: Metrics },
    },
    (ctx) => globalMetrics(ctx),
  ),
  route(
    {
      method: "get",
      path: `${path}/search`,
      summary: "Search live topics by part of their name",
      access: operator,
      query: SearchQuery,
      answer: { status: 200, schema: z.array(FoundTopic) },
    },
    (ctx, { query }) => searchTopics(ctx, query),
  ),
  route(
    {
      method: "patch",
      path: `${path}/{topicId}`,
      summary: "Change fields of a global topic for all libraries",
      access: operator,
      body: AdminChanges,
      versioned: true,
      answer: { status: 200, schema: AdminTopic },
      errors: [404, 409],
    },
    (ctx, { params, body, version }) => editGlobalTopic(ctx, params.topicId, body, version),
  ),
  route(
    {
      method: "get",
      path: `${path}/{topicId}/history`,
      summary: "List the history of a global topic, newest first",
      access: operator,
      answer: { status: 200, schema: z.array(GlobalHistoryEntry) },
      errors: [404],
    },
    (ctx, { params }) => listGlobalHistory(ctx, params.topicId),
  ),
  route(
    {
      method: "post",
      path: `${path}/{topicId}/history/{entryId}/undo`,
      summary: "Undo one edit of a global topic for all libraries; fields changed again since are kept",
      access: operator,
      idempotent: true,
      answer: { status: 200, schema: AdminTopic },
      errors: [404, 409],
    },
    (ctx, { params }) => undoChange(ctx, params.topicId, params.entryId),
  ),
  route(
    {
      method: "get",
      path: `${path}/{topicId}/reach`,
      summary: "Count the libraries and live segments that a change of a global topic reaches",
      access: operator,
      answer: { status: 200, schema: Reach },
      errors: [404],
    },
    (ctx, { params }) => reachOf(ctx, params.topicId),
  ),
] as const
