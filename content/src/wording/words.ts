import type { Wording } from '../i18n/translator.ts'
import wordTabs from './words.json' with { type: 'json' }

/**
 * The interface texts that staff can phrase themselves, by tab of the admin, with what they are for.
 * The built-in ones are in `messages/{language}/words.json`; every other text of the interface is in
 * the messages of the site.
 */
export { wordTabs }

type Tabs = typeof wordTabs

/** The name of such a text, as a message and as a field. */
export type Word = { [Tab in keyof Tabs]: keyof Tabs[Tab] }[keyof Tabs]

/** All names. The site knows a text by its place in this list, which is shorter than its name. */
export const wordNames = Object.values(wordTabs).flatMap((words) => Object.keys(words)) as Word[]

type Problem = { wording: Wording; placeholder: string }

/**
 * What is wrong with the `{name}` placeholders of a text that replaces the built-in one: the site
 * fills in the same ones, and no others.
 */
export function placeholderProblem(text: string, builtIn: string): Problem | undefined {
  if (!text.trim()) return undefined
  const needed: string[] = builtIn.match(/\{\w+\}/g) ?? []
  // A single brace is a mistyped placeholder.
  const given: string[] = text.match(/\{[^{}]*\}?|\}/g) ?? []
  const unknown = given.find((placeholder) => !needed.includes(placeholder))
  if (unknown) {
    return {
      wording: 'The site has no value for {placeholder} here. Take it out of the text.',
      placeholder: unknown,
    }
  }
  const missing = needed.find((placeholder) => !given.includes(placeholder))
  return missing === undefined
    ? undefined
    : {
        wording: 'The text needs {placeholder}: the site puts a value in its place.',
        placeholder: missing,
      }
}
