import { AppError } from "../errors.ts"

export const IF_MATCH = "If-Match"
const TAG = /^"([\x21\x23-\x7e]{0,64})"$/

/** The version that the caller's change was made from; undefined if any will do. */
export function versionIn(request: Request): string | undefined {
  const given = request.headers.get(IF_MATCH)?.trim() ?? ""
  if (given === "" || given === "*") return undefined
  const [, version] = TAG.exec(given) ?? []
  if (version === undefined) throw new AppError(400, `${IF_MATCH} must be one version in double quotes`)
  return version
}
