import { APIError, type PayloadRequest } from 'payload'
import { translate, type Wording } from '../i18n/translate.ts'

/** An error whose text is shown in the user's language, with `values` for `{name}` in it. */
export function apiError(
  { i18n }: Pick<PayloadRequest, 'i18n'>,
  status: number,
  wording: Wording,
  values?: Record<string, string | number>,
): APIError {
  return new APIError(translate(wording, i18n.language, values), status, null, true)
}
