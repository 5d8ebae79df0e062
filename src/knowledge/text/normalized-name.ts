/**
 * Two names are the same if their normalized forms are equal: lower case, single spaces, no punctuation. `+` and `#`
 * are kept because they distinguish names such as "C++", "C#" and "55+".
 */
export function normalizedName(name: string): string {
  const lower = name.normalize("NFKC").toLowerCase().trim()
  const words = lower
    .replace(/['’`]/g, "")
    .replace(/[^\p{L}\p{M}\p{N}+#]+/gu, " ")
    .trim()
  // A name that is only punctuation is compared unchanged.
  return words === "" ? lower : words
}
