import type { ExpectedAccess } from "../../kernel/access/expected-access.ts"

export const access: ExpectedAccess = {
  "POST /api/relay/lease": { by: "relay" },
  "POST /api/relay/lease/extend": { by: "relay" },
  "POST /api/relay/lease/release": { by: "relay" },
  "POST /api/relay/lease/failed": { by: "relay" },
  "POST /api/relay/lease/host-key": { by: "relay" },
  "GET /api/relay/deliveries/{id}/files/{index}": { by: "relay" },
  "POST /api/relay/deliveries/{id}/delivered": { by: "relay" },
  "POST /api/relay/deliveries/{id}/failed": { by: "relay" },
}
