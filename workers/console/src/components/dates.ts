const DAY = new Intl.DateTimeFormat(undefined, { dateStyle: "medium" })
const MOMENT = new Intl.DateTimeFormat(undefined, { dateStyle: "medium", timeStyle: "short" })

/** Timestamps of the service in the reader's own time and order. */
export const shortDate = (timestamp: string) => DAY.format(new Date(timestamp))
export const dateAndTime = (timestamp: string) => MOMENT.format(new Date(timestamp))
