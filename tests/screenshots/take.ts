// Takes the pictures for `npm run screenshots` (launcher/commands/tools.ts), which has built the site.

import { mkdir, rm } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { type Browser, type BrowserContext, chromium } from '@playwright/test'
import { chromiumArguments, chromiumPath } from '../chromium.ts'
import { readArguments } from './arguments.ts'
import { type Picture, type Theme, themes, writeGallery } from './gallery.ts'
import { takeGuide } from './guide.ts'
import { takePicture } from './picture.ts'
import type { Screen } from './screens.ts'
import { withSite } from './site.ts'

const folder = resolve(import.meta.dirname, '../../screenshots')
const height = 900
/** A sentence for each picture that could not be taken; the others are taken all the same. */
const failures: string[] = []

try {
  const given = process.argv.slice(2)
  if (given.includes('guide')) await takeGuide()
  else await takeScreens(given)
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
}

async function takeScreens(given: string[]): Promise<void> {
  const wanted = readArguments(given)
  await rm(folder, { recursive: true, force: true })
  await mkdir(folder, { recursive: true })
  await withSite((siteUrl) => takeAll(siteUrl, wanted.screens, wanted.widths))
  if (failures.length > 0) {
    throw new Error(`${failures.length} pictures could not be taken:\n${failures.join('\n')}`)
  }
}

async function takeAll(siteUrl: string, screens: Screen[], widths: number[]): Promise<void> {
  const browser = await chromium.launch({
    executablePath: chromiumPath,
    args: [...chromiumArguments, '--force-color-profile=srgb', '--hide-scrollbars'],
  })
  try {
    const sets = await Promise.all(
      themes.map((theme) => takeTheme(browser, siteUrl, theme, screens, widths)),
    )
    const byScreen = screens.flatMap(({ name }) =>
      sets.flat().filter(({ screen }) => screen === name),
    )
    await writeGallery(folder, byScreen)
    console.log(`${byScreen.length} pictures: ${join('screenshots', 'index.html')}`)
  } finally {
    await browser.close()
  }
}

/** Each theme in a browser window of its own, both at the same time. */
async function takeTheme(
  browser: Browser,
  siteUrl: string,
  theme: Theme,
  screens: Screen[],
  widths: number[],
): Promise<Picture[]> {
  const pictures: Picture[] = []
  for (const width of widths) {
    for (const screen of screens.filter(({ widest = width }) => width <= widest)) {
      // A form remembers what was typed, such as a time that another picture has taken since.
      const context = await browser.newContext({
        ...{ baseURL: siteUrl, viewport: { width, height }, reducedMotion: 'reduce' },
        // Phones and tablets lay their scroll bars over the page.
        isMobile: width < 1024,
        ...{ locale: 'en-GB', timezoneId: 'Europe/Chisinau' },
      })
      await context.addInitScript((name) => localStorage.setItem('theme', name), theme)
      const picture = await take(context, screen, width, theme)
      if (picture) pictures.push(picture)
      await context.close()
    }
  }
  return pictures
}

async function take(
  context: BrowserContext,
  screen: Screen,
  width: number,
  theme: Theme,
): Promise<Picture | undefined> {
  const file = `${screen.name}-${width}-${theme}.png`
  const page = await context.newPage()
  try {
    if (await takePicture(page, screen, join(folder, file), theme)) {
      return { screen: screen.name, width, theme, file }
    }
    console.log(`${screen.name} is not published, so there is no picture of it.`)
  } catch (error) {
    const failure = `${screen.name} at ${width} px, ${theme}: ${(error as Error).message}`
    console.error(failure)
    failures.push(failure)
  } finally {
    await page.close()
  }
}
