import { closedVacancy, employee, project, sample, vacancy } from '../support/sample.ts'
import { screens } from '../support/screens.ts'
import { expect, test } from '../support/test.ts'

const { projects, services, careers, employees, globals } = sample

test('Routes: the empty path shows home', async ({ page }) => {
  await page.goto('/')
  const main = page.getByRole('main')
  await expect(main.getByRole('heading', { level: 1 })).toHaveText(globals.home.hero.heading)
  for (const { heading } of [
    globals.home.services,
    globals.home.projects,
    globals.home.process,
    globals.home.team,
    globals.home.careers,
    globals.home.closing,
  ]) {
    await expect(main.getByRole('heading', { level: 2, name: heading, exact: true })).toBeVisible()
  }
})

test('Routes: services shows the list of services', async ({ page }) => {
  await page.goto('/services')
  const main = page.getByRole('main')
  for (const { title } of services) {
    await expect(main.getByRole('heading', { name: title, exact: true })).toBeVisible()
  }
  for (const { title } of projects) {
    await expect(main.getByRole('link', { name: title, exact: true })).toBeVisible()
  }
})

test('Routes: services/{id} shows the project details page', async ({ page }) => {
  await page.goto(`/services/${project.slug}`)
  const main = page.getByRole('main')
  await expect(main.getByRole('heading', { level: 1 })).toHaveText(project.title)
  await expect(main.getByText(project.client).first()).toBeVisible()
  for (const { value, label } of project.outcomes) {
    await expect(main.getByText(value, { exact: true }).first()).toBeVisible()
    await expect(main.getByText(label, { exact: true }).first()).toBeVisible()
  }
})

test('Routes: careers shows the list of careers', async ({ page }) => {
  await page.goto('/careers')
  const main = page.getByRole('main')
  for (const { title, slug } of careers) {
    const link = main.getByRole('link', { name: title, exact: true })
    // One that is closed is no longer listed.
    await expect(link).toHaveCount(slug === closedVacancy.slug ? 0 : 1)
  }
})

test('Routes: careers/{id} shows the career details page', async ({ page }) => {
  await page.goto(`/careers/${vacancy.slug}`)
  const main = page.getByRole('main')
  await expect(main.getByRole('heading', { level: 1 })).toHaveText(vacancy.title)
  await expect(main.getByText(vacancy.summary)).toBeVisible()
  for (const requirement of vacancy.requirements) {
    await expect(main.getByText(requirement)).toBeVisible()
  }
  for (const { title } of vacancy.process) {
    await expect(main.getByRole('heading', { name: title })).toBeVisible()
  }
})

test('Routes: careers/{id} of a closed vacancy says so and points on', async ({ page }) => {
  await page.goto(`/careers/${closedVacancy.slug}`)
  const main = page.getByRole('main')
  await expect(main.getByRole('heading', { level: 1 })).toHaveText(closedVacancy.title)
  await expect(main.getByText('This position is closed')).toBeVisible()
  await expect(main.getByRole('link', { name: 'Apply by email' })).toHaveCount(0)
  await main.getByRole('link', { name: 'See what is open now' }).click()
  await expect(page).toHaveURL(/\/careers#/)
})

test('Routes: about-us shows the list of the team', async ({ page }) => {
  await page.goto('/about-us')
  const main = page.getByRole('main')
  for (const { name } of employees) {
    await expect(main.getByRole('link', { name, exact: true })).toHaveCount(1)
  }
})

test('Routes: about-us/{id} shows the employee details page', async ({ page }) => {
  await page.goto(`/about-us/${employee.slug}`)
  const main = page.getByRole('main')
  await expect(main.getByRole('heading', { level: 1 })).toHaveText(employee.name)
  await expect(main.getByText(employee.role, { exact: true }).first()).toBeVisible()
  for (const skill of employee.skills) {
    await expect(main.getByText(skill, { exact: true }).first()).toBeVisible()
  }
})

test('Routes: hire-us shows a single page for asking a consultation', async ({ page }) => {
  await page.goto('/hire-us')
  const main = page.getByRole('main')
  await expect(main.getByRole('heading', { level: 1 })).toHaveText(globals['hire-us'].heading)
  await expect(main.getByRole('textbox', { name: 'Your message' })).toBeVisible()
  await expect(main.getByRole('textbox', { name: 'Your name' })).toBeVisible()
  await expect(main.getByRole('textbox', { name: 'Email' })).toBeVisible()
  await expect(main.getByRole('button', { name: 'Send the request' })).toBeVisible()
})

test('Routes: not-found is the page shown for unknown paths', async ({ page, watch }) => {
  watch.allow(/ \S+\/not-found(?:\?\S*)?$/)
  const answer = await page.goto('/not-found')
  expect(answer?.status()).toBe(404)
  const main = page.getByRole('main')
  await expect(main.getByRole('heading', { level: 1 })).toHaveText('This page does not exist')
  for (const name of ['Homepage', 'Services', 'About Us', 'Careers', 'Hire Us']) {
    await expect(main.getByRole('link', { name, exact: true })).toBeVisible()
  }
})

for (const { name, path } of screens) {
  test(`Layout: ${name} has the header on top, then its content, then the footer`, async ({
    page,
    watch,
  }) => {
    watch.allow(/ \S+\/not-found(?:\?\S*)?$/)
    await page.goto(path)
    // In one evaluation, as rows below the window get their real height while the page loads.
    const { header, content, footer } = await page.evaluate(() => {
      const box = (selector: string) =>
        document.querySelector(selector)?.getBoundingClientRect().toJSON() as DOMRect
      return {
        header: box('body header'),
        content: box('main'),
        footer: box('footer'),
      }
    })
    expect(header.y).toBe(0)
    expect(content.y).toBeGreaterThanOrEqual(header.y + header.height)
    expect(content.height).toBeGreaterThan(100)
    expect(footer.y).toBeGreaterThanOrEqual(content.y + content.height - 1)
  })
}
