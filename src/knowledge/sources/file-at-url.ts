import { AUTH_CREDENTIALS, AUTHENTICATION } from "../platforms/authentication.ts"
import { FILE_FORMAT } from "./common.ts"
import { describeSource } from "./source.ts"

export const fileAtUrl = describeSource({
  label: "File at a URL",
  summary: "One CSV or JSON lines file that is fetched over https.",
  setup: [
    "Put the file where Strata can reach it, plain or gzip: at most 100 MB and 50,000 rows. A signed URL works too.",
    "If the address needs a sign-in, choose how and enter the credentials.",
    "Map the file’s columns to topic fields. One of them is the topic name.",
    "Test the connection. A sync imports the file when it has changed, with a receipt and its rejected rows.",
  ],
  readsFiles: true,
  sections: [
    {
      title: "Source",
      fields: [
        {
          key: "base_url",
          label: "URL",
          kind: "url",
          required: true,
          placeholder: "https://files.example.com/segments.csv",
          help: "The address of the file, which may be signed.",
        },
        FILE_FORMAT,
      ],
    },
    AUTHENTICATION,
  ],
  credentials: AUTH_CREDENTIALS,
})
