import { mappingRoutes } from "../activations/mapping-routes.ts"
import { briefRoutes } from "../briefs/routes.ts"
import { classifyRoutes } from "../classify/routes.ts"
import { identityRoutes } from "../identity/routes.ts"
import { importRoutes } from "../imports/routes.ts"
import { keyRoutes } from "../keys/routes.ts"
import { usageRoutes } from "../usage/routes.ts"
import { dimensionRoutes } from "../matrix/dimension-routes.ts"
import { openApiRoute } from "./openapi.ts"
import type { Route } from "./route.ts"
import { serviceRoutes } from "./service-routes.ts"

/** Every route of the service. */
export const routes: readonly Route[] = [
  ...serviceRoutes,
  ...identityRoutes,
  ...keyRoutes,
  ...classifyRoutes,
  ...briefRoutes,
  ...dimensionRoutes,
  ...importRoutes,
  ...mappingRoutes,
  ...usageRoutes,
  openApiRoute(() => routes),
]
