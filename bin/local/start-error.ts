/** A problem that the user can fix. Only the message is printed, and it says how. */
export class StartError extends Error {}
