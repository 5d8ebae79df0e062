// Prints the fingerprint of the local engine as Node runs it; the tests hold workerd's against it.
import { classifyLocally } from "../../src/knowledge/engine/local.ts"
import { digestOf } from "../../src/testing/samples.ts"

console.log(await digestOf(classifyLocally))
