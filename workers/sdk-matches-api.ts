// Types only, for `npm run check`: the routes that the SDK declares must match the routes of the service. An error names the route and the
// part that differs.
import type * as Sdk from "../sdk/src/index.ts"
import type { Endpoints as SdkRoutes } from "../sdk/src/endpoints.ts"
import type { Api } from "../src/app/api.ts"
import type { ApiRoute } from "../src/app/routes.ts"
import type { ClassificationResult, EngineUsed } from "../src/topics/classification/schema.ts"

/** A list of routes declared as `Route[]` would have every name. */
export type Lists = NoneOf<string extends ApiRoute["definition"]["path"] ? "a list of routes lacks `as const`" : never>

/** The SDK is published without the schemas, so its types are written out and must be equal. */
export type PublishedSdk = [
  NoneOf<{ [Name in keyof SdkRoutes]: Mismatch<Name, SdkRoutes[Name]> }[keyof SdkRoutes]>,
  NoneOf<{ [Name in keyof SdkRoutes]: InexactResponse<Name> }[keyof SdkRoutes]>,
  NoneOf<Unequal<"Classification", ClassificationResult, Sdk.Classification>>,
  NoneOf<Unequal<"Classified engine", EngineUsed, Sdk.Classified["engine"]>>,
  NoneOf<Unequal<"ClassifyOptions engine", SdkRequest["engine"], Sdk.ClassifyOptions["engine"]>>,
]

type SdkRequest = Api["POST /api/sdk/classify"]["body"]

type NoneOf<Found extends never> = Found

type Mismatch<Name extends string, Client extends { response: unknown }> =
  ServiceName<Name> extends infer Route extends keyof Api
    ?
        | InputMismatch<`${Name}: params`, Part<Client, "params">, Api[Route]["params"]>
        | InputMismatch<`${Name}: query`, AsText<Part<Client, "query">>, Api[Route]["query"]>
        | InputMismatch<`${Name}: body`, Part<Client, "body">, Api[Route]["body"]>
        | Unassignable<`${Name}: response`, Api[Route]["answer"], Client["response"]>
    : `${Name}: no such route`

type InexactResponse<Name extends keyof SdkRoutes> =
  ServiceName<Name> extends infer Route extends keyof Api
    ? Unequal<`${Name}: response`, Api[Route]["answer"], SdkRoutes[Name]["response"]>
    : never

/** Clients write `/api/topics/:id`, the service `/api/topics/{id}`. */
type ServiceName<Name extends string> = Name extends `${infer Before}/:${infer Rest}`
  ? Rest extends `${infer Param}/${infer After}`
    ? ServiceName<`${Before}/{${Param}}/${After}`>
    : `${Before}/{${Rest}}`
  : Name

/** A part that is missing or optional may be left out, which sends the service an empty object. */
type Part<Client, Key extends string> = Key extends keyof Client
  ? NonNullable<Client[Key]> | (undefined extends Client[Key] ? {} : never)
  : {}

/** In a URL, numbers and booleans are text. */
type AsText<Query> = {
  [K in keyof Query]: Query[K] extends infer V ? (V extends number | boolean ? `${V}` : V) : never
}

type InputMismatch<What, Client, Service> =
  | Unassignable<What, Client, Service>
  | ([Exclude<KeysOf<Client>, KeysOf<Service>>] extends [never] ? never : What)

type KeysOf<T> = T extends unknown ? keyof T : never

type Unassignable<What, From, To> = [From] extends [To] ? never : What

/** Unlike assignability both ways, this also finds an optional field that only one of them has. */
// oxlint-disable-next-line typescript/no-unnecessary-type-parameters
type Unequal<What, A, B> = (<T>() => T extends A ? 1 : 2) extends <T>() => T extends B ? 1 : 2 ? never : What
