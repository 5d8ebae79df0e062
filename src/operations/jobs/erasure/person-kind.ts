import * as z from "zod"
import { AppError } from "../../../kernel/errors.ts"
import { HOLDINGS } from "../../../organizations/holdings/holdings.ts"
import { anyConfig, jobKind } from "../step.ts"
import { forgetAddress } from "./pseudonyms.ts"

const Config = z.object({ ...anyConfig, userId: z.string("userId is required") })

/**
 * Erases a person: their address in the audit log, then the rows about them, and finally their name and address, which the earlier steps
 * need. Their id stays in histories and audit entries as a pseudonym that can no longer be resolved.
 */
export const erasePersonKind = jobKind({
  config: Config,
  count: async () => 2,
  step: async (services, { config, cursor }) => {
    const { directory, together } = services
    const person = await directory
      .prepare("SELECT email FROM users WHERE id = ? AND erased_at IS NOT NULL")
      .bind(config.userId)
      .first<{ email: string }>()
    if (!person) throw new AppError(404, "Person not found")
    const next = person.email === "" ? null : await forgetAddress(services, person.email, Number(cursor ?? 0))
    const rows = HOLDINGS.flatMap(({ table, person: about }) =>
      about === undefined
        ? []
        : [
            together
              .prepare(`DELETE FROM ${table} WHERE ${about}`)
              .bind(...boundTo(about, config.userId, person.email)),
          ],
    )
    const blank = directory
      .prepare("UPDATE users SET email = '', name = 'Erased person' WHERE id = ?")
      .bind(config.userId)
    return {
      statements: next === null ? [...rows, blank] : [],
      processed: next === null ? 2 : 0,
      success: next === null ? 2 : 0,
      errors: [],
      skip: 0,
      cursor: next === null ? cursor : String(next),
      done: next === null,
    }
  },
})

/** D1 rejects values for parameters that a statement does not use. */
const boundTo = (condition: string, id: string, email: string) => (condition.includes("?2") ? [id, email] : [id])
