// Prints the fingerprint of the local engine in Node; the tests compare it with workerd's.
import { classifyLocally } from "../../src/knowledge/engine/local.ts"
import { packsFor } from "../../src/knowledge/engine/packs.ts"
import { digestOf } from "../../src/testing/samples.ts"

console.log(await digestOf(classifyLocally, packsFor))
