/** "needs_review" becomes "Needs review". For status values of the API. */
export const sentenceCase = (value: string) => `${value.charAt(0).toUpperCase()}${value.slice(1)}`.replaceAll("_", " ")
