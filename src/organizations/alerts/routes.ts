import { key, session } from "../../kernel/access/access.ts"
import { route } from "../../kernel/http/route.ts"
import { listAlerts, readAlerts } from "./alerts.ts"
import { AlertPage, AlertQuery, AlertSettings, AlertSettingsChange, AlertsRead, ReadAlerts } from "./schema.ts"
import { changeAlertSettings, readAlertSettings } from "./settings.ts"

const settings = "/api/alerts/settings"

export const alertRoutes = [
  route(
    {
      method: "get",
      path: "/api/alerts",
      summary: "List alerts, newest first, and whether the caller has read them",
      access: key("alerts:read"),
      query: AlertQuery,
      answer: { status: 200, schema: AlertPage },
    },
    (ctx, { query }) => listAlerts(ctx, query),
  ),
  route(
    {
      method: "post",
      path: "/api/alerts/read",
      summary: "Mark alerts as read by the caller",
      // What a person has read is the person's own.
      access: session(),
      body: ReadAlerts,
      answer: { status: 200, schema: AlertsRead },
    },
    (ctx, { body }) => readAlerts(ctx, body),
  ),
  route(
    {
      method: "get",
      path: settings,
      summary: "Retrieve which alerts are sent where",
      access: key("alerts:read"),
      answer: { status: 200, schema: AlertSettings },
    },
    (ctx) => readAlertSettings(ctx, ctx.org.id),
  ),
  route(
    {
      method: "patch",
      path: settings,
      summary: "Change which alerts are sent where",
      access: key("alerts:write", "settings:manage"),
      versioned: true,
      body: AlertSettingsChange,
      answer: { status: 200, schema: AlertSettings },
      errors: [404],
    },
    (ctx, { body, version }) => changeAlertSettings(ctx, body, version),
  ),
] as const
