import { join } from 'node:path'
import { paraglideVitePlugin } from '@inlang/paraglide-js'
import { reactRouter } from '@react-router/dev/vite'
import { defineConfig } from 'vite'
import { inlineScripts } from './build-tools/inline-scripts.ts'
import { loadStyles, sonnerWithoutStyleElement } from './build-tools/library-patches.ts'
import { emailMessages, ownWords } from './build-tools/messages.ts'
import settings from './project.inlang/settings.json' with { type: 'json' }
import { oneLocale } from './server/react-router/one-locale.ts'

/** The messages of some screens, by the part of their names before the first `_`. */
const messagesOf = (...prefixes: string[]) => `paraglide/messages/(?:${prefixes.join('|')})_`

const ofFilters = 'ui/form/instant-filters'
const ofForms = [
  `(?!${ofFilters})ui/form/`,
  messagesOf('form', 'field', 'hire_us', 'file', 'guard', 'upload'),
]
const ofApplying = [
  ofFilters,
  'routes/(?:careers|vacancies)/',
  messagesOf('application', 'careers', 'job_alerts'),
  'paraglide/messages/vacancy_(?!workplace|type|seniority)',
]

/** The search's page and dialog; the header has its title. */
const ofSearch = ['paraglide/messages/search_(?!title)']

/** Modules below app/ whose path begins with one of these; `(?!…)` in it means none of these. */
const inApp = (paths: string) =>
  new RegExp(String.raw`[\\/]app[\\/]${paths.replaceAll('/', String.raw`[\\/]`)}`)

/**
 * Few files instead of many small ones: React, what several pages share, what several forms share,
 * and one for each page. Together they compress better, and every page preloads them.
 */
const codeSplitting = {
  groups: [
    {
      name: 'react',
      test: /node_modules[\\/](?:react|react-dom|react-router|scheduler)[\\/]/,
      priority: 3,
    },
    {
      name: 'form',
      test: new RegExp(`file-rules|${inApp(`(?:${ofForms.join('|')})`).source}`),
      minShareCount: 2,
      priority: 1,
    },
    {
      name: 'shared',
      // What loads a module later is needed everywhere, whichever page imports it first.
      // Nor are the pages of a list, their texts, and the texts of sections that pages of blocks show too.
      test: new RegExp(
        String.raw`preload-helper|content[\\/]src[\\/]paths\.ts|${inApp(`(?!routes/|ui/page/pagination|paraglide/messages/(?:home|article|pagination|not_found|confirmation)_|${[...ofForms, ...ofApplying, ...ofSearch].join('|')})`).source}`,
      ),
      minShareCount: 2,
      priority: 2,
    },
  ],
}

export default defineConfig({
  plugins: [
    paraglideVitePlugin({
      project: join(import.meta.dirname, 'project.inlang'),
      outdir: join(import.meta.dirname, 'app/paraglide'),
      // Fixed, so that typegen, tests, build and development agree about the one folder.
      outputStructure: 'message-modules',
      strategy: ['baseLocale'],
      isServer: 'import.meta.env.SSR',
    }),
    oneLocale(process.env.SITE_LANGUAGE ?? settings.baseLocale, ['language_suggestion']),
    ownWords(process.env.SITE_LANGUAGE ?? settings.baseLocale),
    emailMessages(),
    inlineScripts(),
    loadStyles(),
    sonnerWithoutStyleElement(),
    !process.env.VITEST && reactRouter(),
  ],
  resolve: { tsconfigPaths: true },
  // Workspace code is bundled; what comes from the registry (Payload above all) stays in node_modules.
  ssr: { noExternal: ['@vitrina/content'] },
  environments: {
    client: {
      build: {
        // What a module that is loaded later imports is there already, all but its styles.
        modulePreload: {
          resolveDependencies: (_, files) => files.filter((file) => file.endsWith('.css')),
        },
        rollupOptions: { output: { entryFileNames: 'assets/[name]-[hash].js', codeSplitting } },
      },
    },
    ssr: { build: { rollupOptions: { input: './server/index.ts' } } },
  },
  // `light-dark()` is not used: without this (LightDark), each `color-scheme` gets two properties for it.
  css: { lightningcss: { exclude: 1_048_576 } },
  build: {
    target: 'baseline-widely-available',
    cssMinify: 'lightningcss',
    // Fonts stay files of their own: inlined into the style sheet they would delay the first paint.
    assetsInlineLimit: 0,
  },
})
