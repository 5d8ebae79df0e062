import { key } from "../../kernel/access/access.ts"
import { route } from "../../kernel/http/route.ts"
import { newId } from "../../kernel/ids.ts"
import { CatalogChoice } from "../../topics/catalog/schema.ts"
import { TopicIds } from "../../topics/library/schema.ts"
import { CreatedJob, JobRecord } from "../jobs/schema.ts"
import { addTopics } from "./add-topics.ts"
import { changeTopics, refreshTexts, removeMatching } from "./change-topics.ts"
import { removeTopics } from "./remove-topics.ts"
import { AddedTopics, ChangedTopics, DeletedTopics, MatchingRemoval, TextsRefresh, TopicsChange } from "./schema.ts"
import { showChange } from "./show-change.ts"

const mayRemove = key("topics:write", "library:delete", "Requires library:delete permission")

/** Requests of any size: a background job finishes large ones. */
export const libraryChangeRoutes = [
  route(
    {
      method: "post",
      path: "/api/topics/catalog",
      summary: "Add global topics to the library, by ids or by filters; `jobId` if a background job adds the rest",
      access: key("topics:write", "topics:write"),
      idempotent: true,
      body: CatalogChoice,
      answer: { status: 200, schema: AddedTopics },
      failure: "Failed to add topics to library",
    },
    (ctx, { body }) => addTopics(ctx, body),
  ),
  route(
    {
      method: "delete",
      path: "/api/topics",
      summary:
        "Remove topics from the library; `jobId` if a background job removes the rest. The header X-Removal-Id names the removal, to restore it within 30 days",
      access: mayRemove,
      body: TopicIds,
      // The number of ids is unlimited: this fits about half a million.
      bodyLimit: 16 * 1024 * 1024,
      answer: { status: 200, schema: DeletedTopics },
    },
    async (ctx, { body, headers }) => {
      const removalId = newId("rem")
      const answer = await removeTopics(ctx, body.ids, removalId)
      if (answer.deleted > 0 || answer.jobId !== undefined) headers.push(["X-Removal-Id", removalId])
      return answer
    },
  ),
  route(
    {
      method: "post",
      path: "/api/topics/changes",
      summary: "Reclassify, edit or tag up to 500 topics, or all that match filters in a background job",
      access: key("topics:write", "topics:write"),
      idempotent: true,
      body: TopicsChange,
      answer: { status: 200, schema: ChangedTopics },
    },
    (ctx, { body }) => changeTopics(ctx, body),
  ),
  route(
    {
      method: "post",
      path: "/api/topics/removals",
      summary: "Remove all topics that match filters from the library, in a background job",
      access: mayRemove,
      idempotent: true,
      body: MatchingRemoval,
      answer: { status: 200, schema: ChangedTopics },
    },
    (ctx, { body }) => removeMatching(ctx, body),
  ),
  route(
    {
      method: "post",
      path: "/api/topics/texts",
      summary:
        "Bring the library's stored names and descriptions to the newest form in a background job, or preview it",
      access: key("topics:write", "topics:write"),
      idempotent: true,
      body: TextsRefresh,
      answer: { status: 200, schema: CreatedJob },
    },
    (ctx, { body }) => refreshTexts(ctx, body),
  ),
  route(
    {
      method: "get",
      path: "/api/topics/jobs/{jobId}",
      reads: "fresh",
      summary: "Show a background job that adds, changes or removes topics",
      access: key("topics:read"),
      answer: { status: 200, schema: JobRecord },
      errors: [404],
    },
    (ctx, { params }) => showChange(ctx, params.jobId),
  ),
] as const
