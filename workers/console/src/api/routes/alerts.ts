import type * as z from "zod"
import type {
  AlertPage,
  AlertRecord,
  AlertSettings,
  AlertSettingsChange,
  ReadAlerts,
} from "../../../../../src/organizations/alerts/schema.ts"

export type { AlertRecord, AlertSettings }

export type AlertRoutes = {
  "GET /api/alerts": { query: { limit?: number; cursor?: string }; response: AlertPage }
  "POST /api/alerts/read": { body: z.input<typeof ReadAlerts>; response: { unread: number } }
  "GET /api/alerts/settings": { response: AlertSettings }
  "PATCH /api/alerts/settings": { body: z.input<typeof AlertSettingsChange>; response: AlertSettings }
}
