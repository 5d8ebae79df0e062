/**
 * What the Worker loads when it is first needed. The test runner loads modules over a connection of the request that asks first, and never
 * ends if that request is over before: tests load everything before the first request.
 */
import "../../dist/languages/de.bin"
import "../../dist/languages/es.bin"
import "../../dist/languages/fr.bin"
import "../../dist/languages/index.bin"
import "../../dist/languages/it.bin"
import "../../dist/languages/ja.bin"
import "../../dist/languages/nl.bin"
import "../../dist/languages/pt.bin"
import "../app/openapi/describe.ts"
import "../app/routes.ts"
import "../organizations/webhooks/announce.ts"
import "../kernel/files/s3.ts"
import "../kernel/llm/classify.ts"
import "../knowledge/iab/crosswalk.ts"
import "../protocols/mcp/serve-mcp.ts"
