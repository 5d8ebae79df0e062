import { classifyRoutes } from "../topics/classification/routes.ts"
import { serviceRoutes } from "./service-routes.ts"

/**
 * Routes that the Worker loads at start-up: those called from web pages for every visitor. What they import is what every cold start
 * pays for. All other routes are loaded with the first request that needs one.
 */
export const hotRoutes = [...serviceRoutes, ...classifyRoutes] as const
