import type { Page } from '@playwright/test'
import {
  aboutUsPath,
  articlePath,
  careersPath,
  employeePath,
  hireUsPath,
  homePath,
  insightsPath,
  legalPagePath,
  notFoundPath,
  projectPath,
  searchPath,
  servicesPath,
  vacancyPath,
} from '../../content/src/paths.ts'
import { chooseTime, consultationForm, fillIn, newVisitor } from '../e2e/support/consultation.ts'
import {
  article,
  closedVacancy,
  employee,
  project,
  sample,
  vacancy,
} from '../e2e/support/sample.ts'
import type { Theme } from './gallery.ts'

/** Something that a visitor can see, and how one gets there. */
export type Screen = {
  name: string
  path: string
  /** What is done on the page before its picture is taken. */
  prepare?: (page: Page, theme: Theme) => Promise<void>
  /** Lies over the whole window, so that the page below it is no part of the picture. */
  coversWindow?: boolean
  /** Wider than this it does not exist. */
  widest?: number
}

export const screens: Screen[] = [
  { name: 'home', path: homePath },
  { name: 'services', path: servicesPath },
  { name: 'services-filtered', path: `${servicesPath}?service=mobile-apps` },
  { name: 'project', path: projectPath(project.slug) },
  {
    name: 'lightbox',
    path: projectPath(project.slug),
    coversWindow: true,
    async prepare(page) {
      await page.locator('.project-gallery a').first().click()
      await page.locator('dialog[open]').waitFor()
    },
  },
  { name: 'vacancies', path: careersPath },
  { name: 'careers-filtered', path: `${careersPath}?department=engineering&q=engineer` },
  { name: 'careers-no-result', path: `${careersPath}?q=zeppelin` },
  { name: 'vacancy', path: vacancyPath(vacancy.slug) },
  { name: 'vacancy-closed', path: vacancyPath(closedVacancy.slug) },
  { name: 'about-us', path: aboutUsPath },
  { name: 'about-us-filtered', path: `${aboutUsPath}?department=engineering` },
  { name: 'employee', path: employeePath(employee.slug) },
  { name: 'insights', path: insightsPath },
  { name: 'article', path: articlePath(article.slug) },
  { name: 'hire-us', path: hireUsPath },
  {
    name: 'hire-us-errors',
    path: hireUsPath,
    async prepare(page) {
      await consultationForm(page).submit.click()
      await consultationForm(page).errors.waitFor()
    },
  },
  {
    name: 'hire-us-time',
    path: hireUsPath,
    async prepare(page) {
      await chooseTime(page, 2)
    },
  },
  {
    name: 'hire-us-received',
    path: hireUsPath,
    async prepare(page) {
      await fillIn(page, newVisitor())
      await consultationForm(page).submit.click()
      await consultationForm(page).received.waitFor()
      // The toast belongs to the window; on a picture of the whole page it would lie on some text.
      await page.reload()
      await consultationForm(page).received.waitFor()
    },
  },
  {
    name: 'hire-us-appointment',
    path: hireUsPath,
    async prepare(page, theme) {
      await fillIn(page, newVisitor())
      // Both themes are at it at the same time, and each time is given away once.
      await chooseTime(page, theme === 'dark' ? 3 : 4)
      await consultationForm(page).submit.click()
      await page.getByRole('link', { name: 'Move or cancel' }).click()
      await page.getByRole('heading', { level: 1, name: 'Your consultation' }).waitFor()
    },
  },
  ...sample.legalPages.map(({ slug }) => ({ name: `legal-${slug}`, path: legalPagePath(slug) })),
  { name: 'search', path: `${searchPath}?q=react` },
  { name: 'search-no-result', path: `${searchPath}?q=zeppelin` },
  { name: 'not-found', path: notFoundPath },
  {
    name: 'menu',
    path: aboutUsPath,
    coversWindow: true,
    widest: 1023,
    async prepare(page) {
      await page.getByRole('banner').getByRole('button', { name: 'Menu' }).click()
      await page.getByRole('dialog', { name: 'Menu' }).waitFor()
    },
  },
]
