import { translate, type Wording } from '@vitrina/content/i18n/translate.ts'

/** The words of a part that runs in the browser, which has no dictionary: by their English wording. */
export type Words<Key extends Wording = Wording> = Record<Key, string>

/** What the server gives such a part. Words in braces are filled in there. */
export function wordsFor<const Key extends Wording>(
  language: string,
  wordings: readonly Key[],
): Words<Key> {
  return Object.fromEntries(
    wordings.map((wording) => [wording, translate(wording, language)]),
  ) as Words<Key>
}
