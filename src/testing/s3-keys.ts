/** The account of the test S3 server, and a role it may assume. */
export const S3_KEYS = { accessKeyId: "PLANTEDACCESSKEY", secretAccessKey: "planted-s3-secret-access-key" }
export const S3_ROLE = "arn:aws:iam::123456789012:role/exchange"
/** A role that opens only to callers who name this external id. */
export const roleFor = (externalId: string) => `arn:aws:iam::123456789012:role/for-${externalId}`
/** Credentials of the role's sessions; each session appends a number to the token. */
export const ROLE_KEYS = {
  accessKeyId: "PLANTEDROLEKEY",
  secretAccessKey: "planted-role-secret",
  sessionToken: "planted+session/token=",
}
/** The bucket `flaky` returns 503 for the first request of each object; `missing` does not exist. */
export const S3_BUCKETS = ["exchange", "drop", "flaky"] as const
