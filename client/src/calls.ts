// The input and response types of each route. Types only: the console imports these without the rest of the client.
import type { routes } from "./api.gen.ts"

/** A route name such as `GET /api/topics/{id}`. */
export type RouteName = keyof routes

/** The input of a route: path `params`, `query` and `body`, where it has them. */
export type InputOf<R extends RouteName> = Params<routes[R]> & Query<routes[R]> & Body<routes[R]>

export type BodyOf<R extends RouteName> = Part<InputOf<R>, "body">
export type QueryOf<R extends RouteName> = Part<InputOf<R>, "query">

/** The JSON of a route's successful responses. */
export type AnswerOf<R extends RouteName> = {
  [Status in keyof routes[R]["responses"] & Success]: Json<routes[R]["responses"][Status]>
}[keyof routes[R]["responses"] & Success]

/** The input is optional if the route requires nothing. `More` holds the caller's own options. */
export type Arguments<R extends RouteName, More = unknown> =
  {} extends InputOf<R> ? [input?: InputOf<R> & More] : [input: InputOf<R> & More]

type Part<Input, Name extends string> = Name extends keyof Input ? NonNullable<Input[Name]> : never

type Success = 200 | 201 | 202 | 204 | 206
type Json<Answer> = Answer extends { content: { "application/json": infer A } }
  ? A
  : Answer extends { content?: never }
    ? undefined
    : never

type Params<O> = O extends { parameters: { path: infer P extends object } } ? { params: P } : unknown
type Query<O> = O extends { parameters: { query: infer Q extends object } }
  ? { query: Q }
  : O extends { parameters: { query?: infer Q extends object } }
    ? { query?: Q }
    : unknown
type Body<O> = O extends { requestBody: { content: { "application/json": infer B } } }
  ? { body: B }
  : O extends { requestBody?: { content: { "application/json": infer B } } }
    ? { body?: B }
    : unknown
