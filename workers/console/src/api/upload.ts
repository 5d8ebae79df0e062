import { inSession } from "./call.ts"
import { ApiError } from "./errors.ts"

type Options = {
  contentType: string
  /** From 0 to 1. */
  onProgress: (part: number) => void
  signal: AbortSignal
}

/** Uploads a file with XMLHttpRequest: `fetch` reports no upload progress. */
export const uploadFile = (path: string, file: Blob, options: Options): Promise<void> =>
  inSession(() => uploadOnce(path, file, options), options.signal)

function uploadOnce(path: string, file: Blob, { contentType, onProgress, signal }: Options): Promise<void> {
  const request = new XMLHttpRequest()
  const { promise, resolve, reject } = Promise.withResolvers<void>()
  request.open("POST", path)
  request.setRequestHeader("Content-Type", contentType)
  request.upload.addEventListener("progress", ({ loaded, total }) => onProgress(total === 0 ? 0 : loaded / total))
  request.addEventListener("load", () => {
    if (request.status >= 200 && request.status < 300) resolve()
    else reject(errorOf(request))
  })
  request.addEventListener("error", () =>
    reject(new ApiError(0, "Could not reach the server. Check your connection and try again.")),
  )
  const abort = () => {
    request.abort()
    reject(signal.reason as Error)
  }
  signal.addEventListener("abort", abort, { once: true })
  request.addEventListener("loadend", () => signal.removeEventListener("abort", abort))
  if (signal.aborted) abort()
  else request.send(file)
  return promise
}

function errorOf({ status, responseText }: XMLHttpRequest): ApiError {
  try {
    const { error } = JSON.parse(responseText) as { error?: unknown }
    if (typeof error === "string") return new ApiError(status, error)
  } catch {
    // Not an API response.
  }
  return new ApiError(status, `The server responded with status ${status}`)
}
