export type Credentials = Record<string, string | number | boolean>

export type CredentialsOwner = { orgId: string; connectionId: string }

/** Encrypts credentials for one connection of one organization; they decrypt for no other. */
export type Vault = {
  seal(owner: CredentialsOwner, credentials: Credentials): Promise<string>
  open(owner: CredentialsOwner, envelope: string | null): Promise<Credentials>
  /** Ids of the configured keys. The first one seals. */
  keyIds(): string[]
}

/** The id of the key that an envelope, `version.key id.iv.ciphertext`, is sealed with. */
export const keyIdOf = (envelope: string): string => envelope.split(".")[1] ?? ""
