import { AppError } from "../../kernel/errors.ts"

/** The same response for every file that is corrupt, a zip bomb, or of another type than declared. */
export const unreadable = () => new AppError(400, "File could not be read")
