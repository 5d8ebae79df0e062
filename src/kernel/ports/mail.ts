type MailMessage = {
  /** The same for every attempt, so that the provider can drop duplicates. */
  id: string
  to: readonly string[]
  subject: string
  text: string
}

/** Sends e-mail. Failures are OutboundErrors. */
export type Mail = { send(message: MailMessage): Promise<void> }
