import { readdir, readFile } from 'node:fs/promises'
import path from 'node:path'
import { expect, test } from 'vitest'

const root = path.resolve(import.meta.dirname, '../..')

test.each(['site', 'content'])('the settings of %s list all files of messages', async (name) => {
  const settings = JSON.parse(await read(`${name}/project.inlang/settings.json`))
  const listed: string[] = settings['plugin.inlang.messageFormat'].pathPattern
  const own = (await readdir(path.join(root, name, 'messages/en'))).map(
    (file) => `./messages/{locale}/${file}`,
  )
  const existing = name === 'site' ? [...own, '../content/messages/{locale}/words.json'] : own
  expect(listed.toSorted()).toEqual(existing.toSorted())
})

test('every message is used', async () => {
  const sources = (await Promise.all(['site/app', 'site/server'].map(sourcesIn))).flat().join('\n')
  const names = new Set(sources.match(/\bm\.\w+/g))
  // Such as m[`project_platform_${platform}`].
  const prefixes = [...sources.matchAll(/\bm\[`(\w+)\$\{/g)].map(([, prefix]) => prefix ?? '')
  const folder = 'site/messages/en'
  const own = (await readdir(path.join(root, folder))).map((file) => path.join(folder, file))
  const files = [...own, 'content/messages/en/words.json']
  const messages = files.map(async (file) => JSON.parse(await read(file)))
  const unused = (await Promise.all(messages))
    .flatMap((each) => Object.keys(each))
    .filter((key) => !names.has(`m.${key}`) && !prefixes.some((prefix) => key.startsWith(prefix)))
  expect(unused).toEqual([])
})

async function sourcesIn(name: string): Promise<string[]> {
  const all = await readdir(path.join(root, name), { recursive: true })
  const own = all.filter((file) => /\.tsx?$/.test(file) && !/^paraglide\b|\.test\./.test(file))
  return Promise.all(own.map((file) => read(path.join(name, file))))
}

function read(file: string): Promise<string> {
  return readFile(path.join(root, file), 'utf8')
}
