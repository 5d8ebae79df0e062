import * as z from "zod"
import { session } from "../../kernel/access/access.ts"
import { Deleted } from "../../kernel/http/answers.ts"
import { route } from "../../kernel/http/route.ts"
import { NewView, View, ViewChanges, ViewsQuery } from "./schema.ts"
import { changeView, createView, deleteView, findView, listViews } from "./views.ts"

const one = "/api/views/{id}"

export const viewRoutes = [
  route(
    {
      method: "get",
      path: "/api/views",
      summary: "List your named views of a table",
      access: session(),
      query: ViewsQuery,
      answer: { status: 200, schema: z.array(View) },
    },
    (ctx, { query }) => listViews(ctx, query.page),
  ),
  route(
    {
      method: "post",
      path: "/api/views",
      summary: "Save a view of a table under a name",
      access: session(),
      idempotent: true,
      body: NewView,
      answer: { status: 201, schema: View },
      errors: [409],
    },
    (ctx, { body }) => createView(ctx, body),
  ),
  route(
    {
      method: "get",
      path: one,
      summary: "Get a view that someone in the organization saved",
      access: session(),
      answer: { status: 200, schema: View },
      errors: [404],
    },
    (ctx, { params }) => findView(ctx, params.id),
  ),
  route(
    {
      method: "patch",
      path: one,
      summary: "Change one of your views",
      access: session(),
      body: ViewChanges,
      answer: { status: 200, schema: View },
      errors: [404, 409],
    },
    (ctx, { params, body }) => changeView(ctx, params.id, body),
  ),
  route(
    {
      method: "delete",
      path: one,
      summary: "Delete one of your views",
      access: session(),
      answer: { status: 200, schema: Deleted },
      errors: [404],
    },
    (ctx, { params }) => deleteView(ctx, params.id),
  ),
] as const
