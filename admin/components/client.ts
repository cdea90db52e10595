'use client'
import { useTranslation } from '@payloadcms/ui'
import { translator } from '@vitrina/content/i18n/translator.ts'
import { useCallback, useEffect, useState } from 'react'

/** The user's language, and our texts in it. */
export function useMessages() {
  const { language, translations } = useTranslation().i18n
  return { language, t: translator({ translations }) }
}

/** A response of the REST API: the body, or the error message and HTTP status. */
export type ApiResult<Data> =
  | { data: Data; error?: undefined }
  | { data?: undefined; error: string; status: number }

/** GET, or POST with a body. */
export type Api = <Data extends object>(path: string, body?: object) => Promise<ApiResult<Data>>

/** Calls the REST API as the user. Status 0: a connection error or an unparsable response. */
export function useApi(): Api {
  const { t } = useMessages()
  const unreachable = t('The server could not be reached. Check your connection and try again.')
  return useCallback(
    async <Data extends object>(path: string, body?: object): Promise<ApiResult<Data>> => {
      try {
        const post = {
          method: 'POST',
          headers: { 'Content-Type': 'application/json' },
          body: JSON.stringify(body),
        }
        const response = await fetch(`/api/${path}`, body && post)
        const parsed = (await response.json()) as Data & { errors?: { message?: string }[] }
        if (response.ok) return { data: parsed }
        return { error: parsed.errors?.[0]?.message ?? unreachable, status: response.status }
      } catch {
        return { error: unreachable, status: 0 }
      }
    },
    [unreachable],
  )
}

/** Loads data once, after the component has mounted. @returns undefined until it is there */
export function useLoaded<Data extends object>(path: string): ApiResult<Data> | undefined {
  const api = useApi()
  const [result, setResult] = useState<ApiResult<Data>>()
  useEffect(() => {
    void api<Data>(path).then(setResult)
  }, [api, path])
  return result
}

/** Serializes `{ status: { equals: 'new' } }` under `where` as `where[status][equals]=new`. */
export function queryParameters(name: string, value: unknown): [name: string, value: string][] {
  if (value === undefined || value === null || value === '') return []
  if (typeof value !== 'object') return [[name, String(value)]]
  return Object.entries(value).flatMap(([key, inner]) => queryParameters(`${name}[${key}]`, inner))
}
