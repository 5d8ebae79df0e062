import type { LanguagePack } from "../language.ts"
import { GERMAN } from "./de.ts"
import { SPANISH } from "./es.ts"
import { FRENCH } from "./fr.ts"
import { ITALIAN } from "./it.ts"
import { JAPANESE } from "./ja.ts"
import { DUTCH } from "./nl.ts"
import { PORTUGUESE } from "./pt.ts"

/** The packs that the build compiles. Only the build and tests import them. */
export const PACKS: readonly LanguagePack[] = [SPANISH, GERMAN, FRENCH, PORTUGUESE, ITALIAN, DUTCH, JAPANESE]
