import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { brotliCompressSync, constants } from 'node:zlib'

/** The size of one page, in bytes with brotli at max quality. */
export type Weight = {
  path: string
  html: number
  scripts: Map<string, number>
  /** The hydration data, where it is not part of the page. */
  data: number
}

/** The folder of the site's build. */
export const build = join(import.meta.dirname, '../site/build')

/** Weighs the page and what its browser fetches on interaction or when idle. */
export async function weigh(siteUrl: string, path: string): Promise<Weight> {
  const html = await (await fetch(siteUrl + path)).text()
  const scripts = new Map<string, number>()
  for (const [file] of html.matchAll(/\/assets\/[\w.-]+\.js/g)) {
    scripts.set(file, compressed(await readFile(join(build, 'client', file))))
  }
  const hydration = / data-hydration="([^"]*)"/.exec(html)?.[1]
  const data = hydration ? await (await fetch(siteUrl + hydration + path)).text() : ''
  return { path, html: compressed(html), scripts, data: data ? compressed(data) : 0 }
}

export function weightOfScripts({ scripts }: Weight): number {
  return [...scripts.values()].reduce((all, each) => all + each, 0)
}

function compressed(content: string | Buffer): number {
  const params = { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY }
  return brotliCompressSync(content, { params }).length
}
