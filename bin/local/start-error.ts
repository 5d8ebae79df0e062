/** A problem that the person at the terminal can solve: the message says how, and is all that is printed. */
export class StartError extends Error {}
