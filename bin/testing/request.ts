import { request as httpRequest } from "node:http"

export type Answer = { status: number; body: string }

/** One request on a new connection: workerd closes a connection whose last request body was not read. */
export const request = (method: string, url: string, headers: Record<string, string>, body?: string): Promise<Answer> =>
  new Promise((resolve, reject) => {
    const sent = httpRequest(url, { method, headers, agent: false }, (answer) => {
      const chunks: Buffer[] = []
      answer.on("data", (chunk: Buffer) => chunks.push(chunk))
      answer.on("end", () => resolve({ status: answer.statusCode ?? 0, body: Buffer.concat(chunks).toString("utf8") }))
      answer.on("error", reject)
    })
    sent.on("error", reject)
    sent.end(body)
  })
