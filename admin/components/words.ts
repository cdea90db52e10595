import { translate, type Wording } from '@vitrina/content/i18n/translate.ts'

/** Translations for client components, which load no dictionary; the keys are the English texts. */
export type Words<Key extends Wording = Wording> = Record<Key, string>

/** Translations to pass to a client component. Placeholders are interpolated there. */
export function wordsFor<const Key extends Wording>(
  language: string,
  wordings: readonly Key[],
): Words<Key> {
  return Object.fromEntries(
    wordings.map((wording) => [wording, translate(wording, language)]),
  ) as Words<Key>
}
