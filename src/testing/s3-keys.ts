/** The one account of the tests' S3 server, and a role it may take on. */
export const S3_KEYS = { accessKeyId: "PLANTEDACCESSKEY", secretAccessKey: "planted-s3-secret-access-key" }
export const S3_ROLE = "arn:aws:iam::123456789012:role/exchange"
/** What the role's sessions are, each with a number behind it. */
export const ROLE_KEYS = {
  accessKeyId: "PLANTEDROLEKEY",
  secretAccessKey: "planted-role-secret",
  sessionToken: "planted+session/token=",
}
/** The bucket `flaky` answers the first request for each object with 503; `missing` is not there. */
export const S3_BUCKETS = ["exchange", "drop", "flaky"] as const
