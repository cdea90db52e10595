import { expect, test } from 'vitest'
import { inLanguageOf, localizedPath } from './languages.server.ts'
import { m } from './paraglide/messages.js'

test('a path in a language', () => {
  expect(localizedPath('/', 'ru')).toBe('/ru')
  expect(localizedPath('/?a=b', 'ru')).toBe('/ru?a=b')
  expect(localizedPath('/careers?q=a#b', 'ro')).toBe('/ro/careers?q=a#b')
  expect(localizedPath('/careers', 'en')).toBe('/careers')
})

test('work is in the language of its URL, also when it is a request for data', async () => {
  const title = async () => {
    await Promise.resolve()
    return [m.home_breadcrumb(), localizedPath('/services')]
  }
  expect(await inLanguageOf('/ro.data', title)).toEqual(['Acasă', '/ro/services'])
  expect(await inLanguageOf('/ru/services.data', title)).toEqual(['Главная', '/ru/services'])
  expect(await inLanguageOf('/hydration/token/', title)).toEqual(['Home', '/services'])
})
