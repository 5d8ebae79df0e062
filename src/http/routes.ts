import { mappingRoutes } from "../activations/mapping-routes.ts"
import { briefRoutes } from "../briefs/routes.ts"
import { catalogRoutes } from "../catalog/routes.ts"
import { classifyRoutes } from "../classify/routes.ts"
import { connectionRoutes } from "../connections/routes.ts"
import { exportRoutes } from "../export/routes.ts"
import { identityRoutes } from "../identity/routes.ts"
import { importRoutes } from "../imports/routes.ts"
import { keyRoutes } from "../keys/routes.ts"
import { matrixRoutes } from "../matrix/routes.ts"
import { syncRoutes } from "../sync/routes.ts"
import { topicRoutes } from "../topics/routes.ts"
import { usageRoutes } from "../usage/routes.ts"
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
  ...matrixRoutes,
  ...catalogRoutes,
  ...topicRoutes,
  ...exportRoutes,
  ...importRoutes,
  ...connectionRoutes,
  ...syncRoutes,
  ...mappingRoutes,
  ...usageRoutes,
  openApiRoute(() => routes),
]
