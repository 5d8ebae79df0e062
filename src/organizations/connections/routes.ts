import * as z from "zod"
import { key } from "../../kernel/access/access.ts"
import { Deleted } from "../../kernel/http/answers.ts"
import { route } from "../../kernel/http/route.ts"
import { changeConnection, createConnection, getConnection, listConnections } from "./connections.ts"
import { deleteConnection } from "./delete-connection.ts"
import { ConnectionChanges, ConnectionFilters, ConnectionRecord, CreatedConnection, NewConnection } from "./schema.ts"

const read = key(["sync", "connections:read"])
const manage = key("connections:write", "connections")
const path = "/api/connections/{id}"

const change = (method: "patch" | "put", summary: string) =>
  route(
    {
      method,
      path,
      summary,
      access: manage,
      body: ConnectionChanges,
      versioned: true,
      answer: { status: 200, schema: ConnectionRecord },
      errors: [404, 409],
    },
    (ctx, { params, body, version }) => changeConnection(ctx, params.id, body, version),
  )

export const connectionRoutes = [
  route(
    {
      method: "get",
      path: "/api/connections",
      summary: "List all connections",
      access: read,
      query: ConnectionFilters,
      answer: { status: 200, schema: z.array(ConnectionRecord) },
    },
    (ctx, { query }) => listConnections(ctx, query),
  ),
  route(
    {
      method: "post",
      path: "/api/connections",
      summary: "Create a connection",
      access: manage,
      idempotent: true,
      body: NewConnection,
      answer: { status: 201, schema: CreatedConnection },
    },
    (ctx, { body }) => createConnection(ctx, body),
  ),
  route(
    {
      method: "get",
      path,
      summary: "Retrieve a connection",
      access: read,
      answer: { status: 200, schema: ConnectionRecord },
      errors: [404],
    },
    (ctx, { params }) => getConnection(ctx, params.id),
  ),
  change("patch", "Update a connection; config is merged by key, credentials are replaced"),
  change("put", "Update a connection (alias of PATCH)"),
  route(
    {
      method: "delete",
      path,
      summary: "Delete a connection",
      access: manage,
      answer: { status: 200, schema: Deleted },
      errors: [404, 409],
    },
    (ctx, { params }) => deleteConnection(ctx, params.id),
  ),
] as const
