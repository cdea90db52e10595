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
