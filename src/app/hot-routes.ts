import { hotApiClassify, hotSdkClassify } from "../topics/classification/hot-routes.ts"
import { hotHealth, hotMe } from "./hot-service-routes.ts"

/**
 * Routes that the Worker loads at start-up: those called from web pages for every visitor. Every cold start pays for their imports, so they
 * have no schemas; the list of all routes contains them again, with schemas. All other routes are loaded on first use.
 */
export const hotRoutes = [hotHealth, hotMe, hotApiClassify, hotSdkClassify] as const
