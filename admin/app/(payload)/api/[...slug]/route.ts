import config from '@payload-config'
import {
  REST_DELETE,
  REST_GET,
  REST_OPTIONS,
  REST_PATCH,
  REST_POST,
  REST_PUT,
} from '@payloadcms/next/routes'
import { answerRest } from '@vitrina/content/http/answer-rest.ts'

type Handler = ReturnType<typeof REST_GET>

/** Rejects malformed requests before they reach Payload. */
const readable =
  (handler: Handler): Handler =>
  async (request, context) =>
    answerRest(request, await config, (readable) => handler(readable, context))

export const GET = readable(REST_GET(config))
export const POST = readable(REST_POST(config))
export const DELETE = readable(REST_DELETE(config))
export const PATCH = readable(REST_PATCH(config))
export const PUT = readable(REST_PUT(config))
export const OPTIONS = REST_OPTIONS(config)
