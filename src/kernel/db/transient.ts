/** D1 errors that a retry is likely to fix. */
const TRANSIENT =
  /network connection lost|reset because its code was updated|internal error while starting up|(?:storage|timeout which) caused object to be reset|exceeded timeout|transient issue|overloaded|too many requests queued|queued for too long|storage operation exceeded|internal error/i

export const isTransient = (error: unknown) => TRANSIENT.test(String(error))
