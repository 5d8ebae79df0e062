import type { Mutation } from "./mutation.ts"

const REVOCATIONS = "src/organizations/revocations"
const TEST = [`${REVOCATIONS}/keep-revocations.test.ts`] as const
const REPLAY = { file: `${REVOCATIONS}/replay.ts`, replace: "", tests: TEST, cases: "brings back no access" }

/** A restore brings back no access that ended since the backup. */
export const REVOCATION_MUTATIONS: readonly Mutation[] = [
  {
    ...REPLAY,
    name: "restore: revoked API keys",
    find: `revoke("api_keys", "api_key"),`,
    why: "a stolen key would work again after a restore",
  },
  {
    ...REPLAY,
    name: "restore: revoked SDK keys",
    find: `revoke("sdk_keys", "sdk_key"),`,
    why: "a revoked SDK key would work again after a restore",
  },
  {
    ...REPLAY,
    name: "restore: replaced secrets",
    find: "AND hash = value ->> 'id'",
    replace: "AND hash IS NULL",
    why: "the stolen secret of a rotated key would work again after a restore",
  },
  {
    ...REPLAY,
    name: "restore: secrets in their grace period",
    find: "AND previous_hash = value ->> 'id'",
    replace: "AND previous_hash IS NULL",
    why: "a secret that a second rotation stopped would work again after a restore",
  },
  {
    ...REPLAY,
    name: "restore: ended sessions",
    find: `id IN (\${all("session")}) OR `,
    why: "a stolen session that was ended would be open again after a restore",
  },
  {
    ...REPLAY,
    name: "restore: removed members",
    find: "`DELETE FROM memberships WHERE (org_id, user_id) IN (${MEMBERS})`,",
    why: "a removed member would be back after a restore",
  },
  {
    ...REPLAY,
    name: "restore: withdrawn invitations",
    find: `\`DELETE FROM invitations WHERE id IN (\${all("invitation")})\`,`,
    why: "a withdrawn invitation would let its reader in after a restore",
  },
  {
    ...REPLAY,
    name: "restore: erased people",
    find: `erasure("person", "users", "userId"),`,
    why: "name and address of an erased person would be back after a restore",
    cases: "brings back no erased",
  },
  {
    ...REPLAY,
    name: "restore: erased organizations",
    find: `erasure("organization", "organizations", "orgId"),`,
    why: "the data of an erased organization would be back after a restore",
    cases: "brings back no erased",
  },
  {
    name: "restore: replay before new notes",
    file: `${REVOCATIONS}/keep-revocations.ts`,
    find: "if (!(await replayNew(services))) return false",
    replace: "",
    why: "the first note after a restore would hide everything that ended before it",
    tests: TEST,
  },
  {
    name: "restore: notes of the database that is replaced",
    file: "bin/backups/restore-remote.ts",
    find: "  await gatherRevocations(manifest, env, say)\n",
    replace: "",
    why: "what ended in the last minutes before a restore would be open again",
    tests: ["bin/backups/remote.test.ts"],
    // The real wrangler, which that case starts, does not run in a copy of the checkout.
    cases: "^(?!.*is not replaced without)",
  },
  {
    name: "restore: notes of the state that is replaced",
    file: "bin/backups/restore-local.ts",
    find: "    if (isUsed) await carryRevocations(state, fresh, say)\n",
    replace: "",
    why: "what ended in a local run since its backup would be open again",
    tests: ["bin/backups/backup.test.ts"],
  },
]
