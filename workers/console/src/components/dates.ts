const DAY = new Intl.DateTimeFormat(undefined, { dateStyle: "medium" })
const MOMENT = new Intl.DateTimeFormat(undefined, { dateStyle: "medium", timeStyle: "short" })

/** Formats timestamps in the user's time zone and locale. */
export const shortDate = (timestamp: string) => DAY.format(new Date(timestamp))
export const dateAndTime = (timestamp: string) => MOMENT.format(new Date(timestamp))
