// `npm run build -w site`: builds the site, and the files for browsers once for each language, so
// that a page loads the texts of one only.

import { execFileSync } from 'node:child_process'
import { cp, mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import settings from '../project.inlang/settings.json' with { type: 'json' }

const site = join(import.meta.dirname, '..')
const build = (language: string, folder: string) =>
  execFileSync('react-router', ['build'], {
    cwd: site,
    env: { ...process.env, SITE_LANGUAGE: language, SITE_BUILD: folder },
    stdio: 'inherit',
  })

build(settings.baseLocale, 'build')
const manifests = join(site, 'build/manifests')
await mkdir(manifests)
for (const language of settings.locales) {
  if (language === settings.baseLocale) continue
  const folder = join('build', language)
  build(language, folder)
  const assets = join(site, folder, 'client/assets')
  await cp(assets, join(site, 'build/client/assets'), { recursive: true })
  await writeFile(join(manifests, `${language}.json`), await readManifest(assets))
  await rm(join(site, folder), { recursive: true })
}

/** What React Router tells browsers about the modules of each route, as JSON. */
async function readManifest(assets: string): Promise<string> {
  for (const name of await readdir(assets)) {
    if (!/^manifest-.*\.js$/.test(name)) continue
    const text = await readFile(join(assets, name), 'utf8')
    const [, json] = /^window\.__reactRouterManifest=(\{.*\});?\s*$/s.exec(text) ?? []
    if (json) return JSON.stringify(JSON.parse(json))
  }
  throw new Error(`React Router wrote no manifest to ${assets}.`)
}
