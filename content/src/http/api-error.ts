import { APIError, type PayloadRequest } from 'payload'
import { translate, type Wording } from '../i18n/translate.ts'

/**
 * An error whose text is shown to the user, in the user's language.
 *
 * @param values interpolated for `{name}` in the text.
 */
export function apiError(
  { i18n }: Pick<PayloadRequest, 'i18n'>,
  status: number,
  wording: Wording,
  values?: Record<string, string | number>,
): APIError {
  return new APIError(translate(wording, i18n.language, values), status, null, true)
}
