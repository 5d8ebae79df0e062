import type { Rule } from "./field.ts"

/** Path to a value in a JSON response. */
export const JSON_PATH: Rule = {
  pattern: /^[^.]+(?:\.[^.]+)*$/,
  hint: "Use names and array indexes separated by dots",
  error: "must be names and array indexes with dots between them",
}

/** Name of a parameter or field. */
export const PLAIN_NAME: Rule = {
  pattern: /^[\w.[\]$-]+$/,
  hint: "Must not contain spaces",
  error: "must be a plain name",
}

/** Name of a header; excludes headers that frame the request or identify the sender. */
export const HEADER_NAME: Rule = {
  pattern: /^(?!host$|connection$|content-|transfer-|cookie$)[\w-]+$/i,
  hint: "Enter a header name",
  error: "must be the name of a header",
}

/** A path relative to the API URL, with an optional query. */
export const URL_PATH: Rule = {
  pattern: /^\/[^\s#\\]*$/,
  hint: "Must start with / and contain no spaces",
  error: "must start with / and contain no blanks",
}

export const BUCKET_NAME: Rule = {
  pattern: /^[A-Za-z0-9][\w.-]+$/,
  hint: "Enter the name of a bucket",
  error: "must be the name of a bucket",
}

export const REGION_NAME: Rule = {
  pattern: /^[a-z0-9-]+$/,
  hint: "Enter the name of a region",
  error: "must be the name of a region",
}

export const ROLE_ARN: Rule = {
  pattern: /^arn:[\w+=,.@:/-]+$/,
  hint: "Enter a role ARN",
  error: "must be the ARN of a role",
}
