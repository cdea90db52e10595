import type { Plugin } from 'vite'

/** How a compiled message asks for the locale before it answers in the only one there is. */
const asking =
  /\(\(inputs(?: = \{\})?, options = \{\}\) => \{\s*experimentalStaticLocale \?\? options\.locale \?\? getLocale\(\)\s*return (\w+)\(inputs\)\s*\}\)/

/**
 * While the site speaks one language, nothing in the browser need find out which: each message is
 * its own words, and the part of Paraglide that looks for the locale in addresses and cookies stays
 * out of the browser. With a second language this does nothing. (Paraglide's own
 * `experimentalStaticLocale` keeps all of it.)
 *
 * @param locales those of project.inlang/settings.json.
 * @throws when Paraglide no longer writes messages in the known way.
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
        if (!asking.test(code)) throw new Error('Paraglide no longer writes messages as it did.')
        const words = code
          .replace(asking, '$1')
          .replace(/^import \{[^}]*\} from '\.\.\/runtime\.js';?$/m, '')
        return { code: words, map: null }
      },
    },
  }
}
