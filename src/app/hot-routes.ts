import { hotApiClassify, hotSdkClassify } from "../topics/classification/hot-routes.ts"
import { hotHealth, hotMe } from "./hot-service-routes.ts"

/**
 * Routes that the Worker loads at start-up: those called from web pages for every visitor. What they import is what every cold start
 * pays for, so they have no schemas; the list of all routes has them again, with theirs. All other routes are loaded with the first
 * request that needs one.
 */
export const hotRoutes = [hotHealth, hotMe, hotApiClassify, hotSdkClassify] as const
