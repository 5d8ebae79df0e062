import * as z from "zod"
import { session } from "../../kernel/access/access.ts"
import { route } from "../../kernel/http/route.ts"
import { changeSdkKey } from "./change-sdk-key.ts"
import { createApiKey, listApiKeys, revokeApiKey } from "./api-keys.ts"
import {
  CreatedApiKey,
  CreatedSdkKey,
  KeyId,
  ListedApiKey,
  ListedSdkKey,
  NewApiKey,
  NewSdkKey,
  Revoked,
  RotatedApiKey,
  Rotation,
  SdkKeyChange,
  SdkKeyRecord,
} from "./schema.ts"
import { rotateApiKey } from "./rotate-key.ts"
import { createSdkKey, listSdkKeys, revokeSdkKey } from "./sdk-keys.ts"

const manage = session("api_keys:manage")

export const keyRoutes = [
  route(
    {
      method: "post",
      path: "/api/keys",
      summary: "Create an API key; the secret is returned only once",
      access: manage,
      body: NewApiKey,
      answer: { status: 201, schema: CreatedApiKey },
    },
    (ctx, { body }) => createApiKey(ctx, body),
  ),
  route(
    {
      method: "get",
      path: "/api/keys",
      summary: "List all API keys, including revoked ones",
      access: session(),
      answer: { status: 200, schema: z.array(ListedApiKey) },
    },
    (ctx) => listApiKeys(ctx),
  ),
  route(
    {
      method: "delete",
      path: "/api/keys",
      summary: "Revoke an API key",
      access: manage,
      body: KeyId,
      answer: { status: 200, schema: Revoked },
      errors: [404],
    },
    (ctx, { body }) => revokeApiKey(ctx, body.id),
  ),
  route(
    {
      method: "post",
      path: "/api/keys/{id}/rotate",
      summary: "Replace an API key's secret; the old one works on for a chosen time",
      access: manage,
      body: Rotation,
      answer: { status: 201, schema: RotatedApiKey },
      errors: [404, 409],
    },
    (ctx, { params, body }) => rotateApiKey(ctx, params.id, body),
  ),
  route(
    {
      method: "post",
      path: "/api/sdk-keys",
      summary: "Create an SDK key; the secret is returned only once",
      access: manage,
      body: NewSdkKey,
      answer: { status: 201, schema: CreatedSdkKey },
    },
    (ctx, { body }) => createSdkKey(ctx, body),
  ),
  route(
    {
      method: "get",
      path: "/api/sdk-keys",
      summary: "List all SDK keys, including revoked ones",
      access: session(),
      answer: { status: 200, schema: z.array(ListedSdkKey) },
    },
    (ctx) => listSdkKeys(ctx),
  ),
  route(
    {
      method: "delete",
      path: "/api/sdk-keys",
      summary: "Revoke an SDK key",
      access: manage,
      body: KeyId,
      answer: { status: 200, schema: Revoked },
      errors: [404],
    },
    (ctx, { body }) => revokeSdkKey(ctx, body.id),
  ),
  route(
    {
      method: "patch",
      path: "/api/sdk-keys/{id}",
      summary: "Change where and how often an SDK key may be used",
      access: manage,
      body: SdkKeyChange,
      answer: { status: 200, schema: SdkKeyRecord },
      errors: [404, 409],
    },
    (ctx, { params, body }) => changeSdkKey(ctx, params.id, body),
  ),
] as const
