import type { Language } from '../../i18n/languages.ts'
import type { NeutralGlobals } from '../data/neutral-globals.ts'
import { ro } from './ro/index.ts'
import { neutralGlobals as neutralRo } from './ro/neutral-globals.ts'
import { ru } from './ru/index.ts'
import { neutralGlobals as neutralRu } from './ru/neutral-globals.ts'
import type { SampleTranslation } from './types.ts'

/** The sample company in the languages that it is translated to. */
export const translations: Array<[Language, SampleTranslation]> = [
  ['ro', ro],
  ['ru', ru],
]

/** What takes the place of its texts in these languages. */
export const neutralTranslations: { [Code in Language]?: NeutralGlobals } = {
  ro: neutralRo,
  ru: neutralRu,
}
