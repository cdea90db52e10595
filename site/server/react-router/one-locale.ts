import type { Plugin } from 'vite'

/** The code of a compiled message that reads the locale before it returns the only translation. */
const readsLocale =
  /\(\(inputs(?: = \{\})?, options = \{\}\) => \{\s*experimentalStaticLocale \?\? options\.locale \?\? getLocale\(\)\s*return (\w+)\(inputs\)\s*\}\)/

/**
 * While the site has one language, replaces each message by its text, to leave Paraglide's locale
 * detection out of the bundle (`experimentalStaticLocale` keeps all of it). `locales` are those of
 * project.inlang/settings.json. @throws when Paraglide's output format has changed.
 */
export function oneLocale(locales: readonly string[]): Plugin {
  const [locale] = locales
  return {
    name: 'vitrina:one-locale',
    apply: 'build',
    enforce: 'pre',
    applyToEnvironment: ({ name }) => name === 'client' && locales.length === 1,
    load: {
      filter: { id: /[\\/]app[\\/]paraglide[\\/]runtime\.js$/ },
      handler: () => `export const getLocale = () => ${JSON.stringify(locale)}`,
    },
    transform: {
      filter: { id: /[\\/]app[\\/]paraglide[\\/]messages[\\/](?!_index)[^\\/]+\.js$/ },
      handler(code) {
        if (!readsLocale.test(code))
          throw new Error('Paraglide no longer writes messages as it did.')
        const text = code
          .replace(readsLocale, '$1')
          .replace(/^import \{[^}]*\} from '\.\.\/runtime\.js';?$/m, '')
        return { code: text, map: null }
      },
    },
  }
}
