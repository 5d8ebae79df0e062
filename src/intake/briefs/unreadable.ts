import { AppError } from "../../kernel/errors.ts"

/** The one answer to every file that is broken, a bomb, or not what it says it is. */
export const unreadable = () => new AppError(400, "File could not be read")
