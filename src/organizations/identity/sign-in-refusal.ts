/** Why an authenticated person is refused; the console explains it. */
type Reason =
  /** The invitation has expired, was used, or is for another address. */
  | "invitation"
  /** The person is in no organization, and sign-up is closed. */
  | "uninvited"

export class SignInRefusal extends Error {
  readonly reason: Reason

  constructor(reason: Reason) {
    super(`Sign-in was refused: ${reason}`)
    this.name = "SignInRefusal"
    this.reason = reason
  }
}
