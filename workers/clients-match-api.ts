// Types only, for `npm run check`: what the console declares about routes has to match the routes of the service.
// An error names the route and the part that differs.
import type { Api } from "../src/app/api.ts"
import type { ApiRoute } from "../src/app/routes.ts"
import type { Routes as ConsoleRoutes } from "./console/src/api/routes/index.ts"

/** A list of routes declared as `Route[]` would have every name. */
export type Lists = NoneOf<string extends ApiRoute["definition"]["path"] ? "a list of routes lacks `as const`" : never>

export type Console = NoneOf<
  { [Name in keyof ConsoleRoutes]: Mismatch<Name, ConsoleRoutes[Name]> }[keyof ConsoleRoutes]
>

type NoneOf<Found extends never> = Found

type Mismatch<Name extends string, Client extends { response: unknown }> =
  ServiceName<Name> extends infer Route extends keyof Api
    ?
        | InputMismatch<`${Name}: params`, Part<Client, "params">, Api[Route]["params"]>
        | InputMismatch<`${Name}: query`, AsText<Part<Client, "query">>, Api[Route]["query"]>
        | InputMismatch<`${Name}: body`, Part<Client, "body">, Api[Route]["body"]>
        | Unassignable<`${Name}: response`, Api[Route]["answer"], Client["response"]>
    : `${Name}: no such route`

/** The console writes `/api/topics/:id`, the service `/api/topics/{id}`. */
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
