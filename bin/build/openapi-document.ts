import "./binary-modules.ts"

/** The OpenAPI document as a service at this address serves it, without starting one. */
export async function openApiDocument(url: string): Promise<object> {
  // Imported here, after Node can load the tables that the routes use.
  const { routes } = await import("../../src/app/routes.ts")
  const { describeApi } = await import("../../src/app/openapi/describe.ts")
  return { ...describeApi(routes.map(({ definition }) => definition)), servers: [{ url }] }
}
