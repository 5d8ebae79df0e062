/**
 * What "the same name" means: lower case, one blank between words, no punctuation. Signs that tell one thing from another, as in
 * "C++", "C#" and "55+", stay.
 */
export function normalizedName(name: string): string {
  const lower = name.normalize("NFKC").toLowerCase().trim()
  const words = lower
    .replace(/['’`]/g, "")
    .replace(/[^\p{L}\p{M}\p{N}+#]+/gu, " ")
    .trim()
  // A name of signs alone is compared as it stands.
  return words === "" ? lower : words
}
