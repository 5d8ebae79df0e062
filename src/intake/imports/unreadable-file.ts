/** A file that cannot be imported. The message is shown to the user. */
export class UnreadableFile extends Error {}
