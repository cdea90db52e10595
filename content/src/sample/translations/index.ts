import type { Language } from '../../i18n/languages.ts'
import { ro } from './ro/index.ts'
import { ru } from './ru/index.ts'
import type { SampleTranslation } from './types.ts'

/** The sample company in the languages that it is translated to. */
export const translations: Array<[Language, SampleTranslation]> = [
  ['ro', ro],
  ['ru', ru],
]
