import * as z from "zod"
import { key, session } from "../../kernel/access/access.ts"
import { type Route, route } from "../../kernel/http/route.ts"
import { changeConnection, createConnection, deleteConnection, getConnection, listConnections } from "./connections.ts"
import { ConnectionChanges, ConnectionFilters, ConnectionRecord, CreatedConnection, NewConnection } from "./schema.ts"

const manage = session("connections")
const path = "/api/connections/{id}"

const change = (method: "patch" | "put", summary: string) =>
  route(
    {
      method,
      path,
      summary,
      access: manage,
      body: ConnectionChanges,
      answer: { status: 200, schema: ConnectionRecord },
      errors: [404, 409],
    },
    (ctx, { params, body }) => changeConnection(ctx, params.id, body),
  )

export const connectionRoutes: Route[] = [
  route(
    {
      method: "get",
      path: "/api/connections",
      summary: "List the organization's connections, newest first",
      access: key("sync"),
      query: ConnectionFilters,
      answer: { status: 200, schema: z.array(ConnectionRecord) },
    },
    (ctx, { query }) => listConnections(ctx, query),
  ),
  route(
    {
      method: "post",
      path: "/api/connections",
      summary: "Create a connection; its credentials are sealed and never shown again",
      access: manage,
      body: NewConnection,
      answer: { status: 201, schema: CreatedConnection },
    },
    (ctx, { body }) => createConnection(ctx, body),
  ),
  route(
    {
      method: "get",
      path,
      summary: "Show a connection, without its credentials",
      access: key("sync"),
      answer: { status: 200, schema: ConnectionRecord },
      errors: [404],
    },
    (ctx, { params }) => getConnection(ctx, params.id),
  ),
  change("patch", "Change name or config, key by key, where null removes one; credentials are replaced whole"),
  change("put", "The same as PATCH"),
  route(
    {
      method: "delete",
      path,
      summary: "Delete a connection that has no active activations",
      access: manage,
      answer: { status: 200, schema: z.object({ deleted: z.literal(true) }) },
      errors: [404, 409],
    },
    (ctx, { params }) => deleteConnection(ctx, params.id),
  ),
]
