/** `npm run endurance` sets it: the tests that read it then run whole, where `npm test` has time for their short form. */
export const IS_LONG_FORM = process.env["STRATA_ENDURANCE"] !== undefined
