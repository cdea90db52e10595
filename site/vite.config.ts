import { fileURLToPath } from 'node:url'
import { paraglideVitePlugin } from '@inlang/paraglide-js'
import { reactRouter } from '@react-router/dev/vite'
import { defineConfig } from 'vite'
import { inlineScripts } from './build-tools/inline-scripts.ts'
import { sonnerWithoutStyleElement } from './build-tools/sonner-without-style-element.ts'

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url))

/**
 * Few files instead of many small ones: React, what several pages share, what several forms share,
 * and one for each page. Together they compress better, and every page names them all.
 */
const codeSplitting = {
  groups: [
    {
      name: 'react',
      test: /node_modules[\\/](?:react|react-dom|react-router|scheduler)[\\/]/,
      priority: 3,
    },
    { name: 'form', test: /[\\/]app[\\/]ui[\\/]form[\\/]/, minShareCount: 2, priority: 1 },
    {
      name: 'shared',
      test: /[\\/]app[\\/](?!routes[\\/]|ui[\\/]form[\\/])/,
      minShareCount: 2,
      priority: 2,
    },
  ],
}

export default defineConfig({
  plugins: [
    paraglideVitePlugin({
      project: here('project.inlang'),
      outdir: here('app/paraglide'),
      // Fixed, so that typegen, tests, build and development agree about the one folder.
      outputStructure: 'message-modules',
      strategy: ['baseLocale'],
      isServer: 'import.meta.env.SSR',
    }),
    inlineScripts(),
    sonnerWithoutStyleElement(),
    !process.env.VITEST && reactRouter(),
  ],
  resolve: { tsconfigPaths: true },
  // Workspace code is bundled; what comes from the registry (Payload above all) stays in node_modules.
  ssr: { noExternal: ['@vitrina/content'] },
  environments: {
    client: {
      build: {
        rollupOptions: { output: { entryFileNames: 'assets/[name]-[hash].js', codeSplitting } },
      },
    },
    ssr: { build: { rollupOptions: { input: './server/index.ts' } } },
  },
  build: {
    target: 'baseline-widely-available',
    cssMinify: 'lightningcss',
    // Fonts stay files of their own: inlined into the style sheet they would delay the first paint.
    assetsInlineLimit: 0,
  },
})
