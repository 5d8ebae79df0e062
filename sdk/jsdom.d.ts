/** The parts of jsdom that the Prebid test uses. */
declare module "jsdom" {
  export class JSDOM {
    constructor(html: string, options: { url: string; runScripts: "outside-only"; pretendToBeVisual: boolean })
    window: Record<string, unknown> & { eval(code: string): void; close(): void }
  }
}
