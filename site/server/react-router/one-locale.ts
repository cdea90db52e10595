import type { Plugin } from 'vite'

/** The code of a compiled message that reads the locale and returns its translation. */
const readsLocale =
  /\(\(inputs(?: = \{\})?, options = \{\}\) => \{\s*(?:const locale = )?experimentalStaticLocale \?\? options\.locale \?\? getLocale\(\)\s([^}]*)\}\)/

/**
 * Replaces each message for browsers by its text in one locale, to leave the others and Paraglide's
 * locale detection out of the bundle (`experimentalStaticLocale` keeps all of it): a page in another
 * language is another document. Messages that are `inAll` stay as they are. @throws when
 * Paraglide's output format has changed.
 */
export function oneLocale(locale: string, inAll: readonly string[] = []): Plugin {
  const translation = new RegExp(`if \\(locale === "${locale}"\\) return (\\w+)\\(inputs\\)`)
  const lastTranslation = /^\s*return (\w+)\(inputs\)/m
  return {
    name: 'vitrina:one-locale',
    apply: 'build',
    enforce: 'pre',
    applyToEnvironment: ({ name }) => name === 'client',
    load: {
      filter: { id: /[\\/]app[\\/]paraglide[\\/]runtime\.js$/ },
      handler: () =>
        `export const getLocale = () => ${JSON.stringify(locale)}
export const experimentalStaticLocale = undefined
export const overwriteGetLocale = () => {}`,
    },
    transform: {
      filter: { id: /[\\/]app[\\/]paraglide[\\/]messages[\\/](?!_index)[^\\/]+\.js$/ },
      handler(code, id) {
        if (inAll.some((name) => id.endsWith(`/${name}.js`))) return null
        const [, body = ''] = readsLocale.exec(code) ?? []
        const [, name] = translation.exec(body) ?? lastTranslation.exec(body) ?? []
        if (!name) throw new Error('Paraglide no longer writes messages as it did.')
        const text = code
          .replace(readsLocale, name)
          .replace(/^import \{[^}]*\} from '\.\.\/runtime\.js';?$/m, '')
        return { code: text, map: null }
      },
    },
  }
}
