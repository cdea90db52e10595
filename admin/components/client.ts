'use client'
import { useTranslation } from '@payloadcms/ui'
import { translator } from '@vitrina/content/i18n/translator.ts'
import { useCallback, useEffect, useMemo, useState } from 'react'

/** The user's language, and our texts in it. */
export function useMessages() {
  const { i18n } = useTranslation()
  const { language, translations } = i18n
  const t = useMemo(() => translator({ translations }), [translations])
  return { language, t }
}

/** A response of the REST API: the body, or the error message and HTTP status. */
export type ApiResult<Data> = { data: Data } | { error: string; status: number }

type Options = { method?: string; body?: unknown; signal?: AbortSignal }

export type Api = <Data>(path: string, options?: Options) => Promise<ApiResult<Data>>

/**
 * Calls the admin's REST API with the session of the user. Connection errors and unparsable
 * responses have status 0.
 */
export function useApi(): Api {
  const { t } = useMessages()
  const unreachable = t('The server could not be reached. Check your connection and try again.')
  return useCallback(
    async <Data>(path: string, { body, ...options }: Options = {}): Promise<ApiResult<Data>> => {
      try {
        const response = await fetch(`/api/${path}`, {
          credentials: 'same-origin',
          ...(body !== undefined && {
            method: 'POST',
            headers: { 'Content-Type': 'application/json' },
            body: JSON.stringify(body),
          }),
          ...options,
        })
        const parsed = (await response.json()) as Data & { errors?: { message?: string }[] }
        if (response.ok) return { data: parsed }
        return { error: parsed.errors?.[0]?.message ?? unreachable, status: response.status }
      } catch (error) {
        if (options.signal?.aborted) throw error
        return { error: unreachable, status: 0 }
      }
    },
    [unreachable],
  )
}

/** Loads data once, after the component has rendered. @returns undefined until it is there */
export function useLoaded<Data>(path: string): ApiResult<Data> | undefined {
  const api = useApi()
  const [result, setResult] = useState<ApiResult<Data>>()
  useEffect(() => {
    const unmounted = new AbortController()
    api<Data>(path, { signal: unmounted.signal }).then(setResult, () => {
      // Aborted, because the component is gone.
    })
    return () => unmounted.abort()
  }, [api, path])
  return result
}

/** Serializes `{ status: { equals: 'new' } }` under `where` as `where[status][equals]=new`. */
export function queryParameters(name: string, value: unknown): [name: string, value: string][] {
  if (value === undefined || value === null || value === '') return []
  if (typeof value !== 'object') return [[name, String(value)]]
  return Object.entries(value).flatMap(([key, inner]) => queryParameters(`${name}[${key}]`, inner))
}
