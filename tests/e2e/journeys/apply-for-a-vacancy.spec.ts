import type { Page } from '@playwright/test'
import { applicationForm, newApplicant, pdf, readReference } from '../support/application.ts'
import { open, untilHydrated } from '../support/browsing.ts'
import { emailsWith } from '../support/outbox.ts'
import { closedVacancy, pick, sample } from '../support/sample.ts'
import { expect, test } from '../support/test.ts'

const { application: words } = sample.globals['careers-page']
/** It asks for several lines, a link, and yes or no. */
const vacancy = pick(sample.careers, 'senior-react-engineer')
const [essay, link, yesOrNo] = vacancy.questions ?? []

type Row = {
  id: number
  reference: string
  name: string
  status: string
  cover_letter: string | null
  consent_text: string
  possible_duplicate_of: number | null
  cv: string | null
}

const stored = `select a.id, a.reference, a.name, a.status, a.cover_letter, a.consent_text,
    a.possible_duplicate_of_id::int as possible_duplicate_of, d.original_name as cv
  from applications a left join documents d on d.id = a.cv_id where a.email = $1 order by a.id`

async function fillIn(page: Page, { name, email }: { name: string; email: string }) {
  const form = applicationForm(page)
  const main = page.getByRole('main')
  await form.name.fill(name)
  await form.email.fill(email)
  await form.cv.setInputFiles(pdf(email))
  await main.getByRole('textbox', { name: essay?.label }).fill('The timetable. Its filters.')
  await main.getByRole('group', { name: yesOrNo?.label }).getByLabel('Yes').check()
  await form.consent.check()
}

for (const javaScriptEnabled of [true, false]) {
  test.describe(() => {
    test.use({ javaScriptEnabled })
    const how = javaScriptEnabled ? 'with JavaScript' : 'without JavaScript'
    const show = (page: Page, path: string) =>
      javaScriptEnabled ? open(page, path) : page.goto(path)

    test(`Journey: a visitor applies for a vacancy, corrects errors and gets a confirmation ${how}`, async ({
      page,
      environment,
      sql,
      watch,
    }) => {
      // Answers that need mending come with this status.
      watch.allow(/400/)
      const applicant = newApplicant()
      await show(page, `/careers/${vacancy.slug}`)
      const form = applicationForm(page)
      await fillIn(page, { ...applicant, email: 'ana@mail' })
      await form.cv.setInputFiles({ ...pdf(), buffer: Buffer.from('<html>no PDF</html>') })
      await form.link(1).fill('not an address')
      await form.letter.fill('I like maps & “timetables”.')
      await form.submit.click()

      await expect(form.errors.getByRole('link')).toHaveText([
        'Enter an email address like name@example.com.',
        /“CV Ana\.pdf” seems to be damaged or incomplete/,
        'Enter a web address like example.com/my-work.',
      ])
      await expect(form.name).toHaveValue(applicant.name)
      await expect(form.email).toHaveValue('ana@mail')
      await expect(form.letter).toHaveValue('I like maps & “timetables”.')
      await expect(form.consent).toBeChecked()
      await expect(
        page.getByRole('group', { name: yesOrNo?.label }).getByLabel('Yes'),
      ).toBeChecked()
      for (const field of [form.email, form.cv, form.link(1)]) {
        await expect(field).toHaveAttribute('aria-invalid', 'true')
      }
      await form.email.fill(applicant.email)
      await form.cv.setInputFiles(pdf(applicant.email))
      await form.link(1).fill('github.com/ana')
      await form.submit.click()

      await expect(form.received).toBeVisible()
      await expect(page).toHaveURL(/\/careers\/[^/]+\?applied=A-/)
      const reference = await readReference(page)
      const [row, ...more] = await sql<Row>(stored, [applicant.email])
      expect(more).toEqual([])
      expect(row).toMatchObject({
        ...{ reference, name: applicant.name, status: 'new', cv: 'CV Ana.pdf' },
        cover_letter: 'I like maps & “timetables”.',
        possible_duplicate_of: null,
      })
      expect(row?.consent_text).toContain(words.consentText.replace('{company}', 'Stejar'))
      expect(row?.consent_text).toContain('erased after 24 months')
      const answers = await sql(
        'select question, answer from applications_answers where _parent_id = $1 order by _order',
        [row?.id],
      )
      expect(answers).toEqual([
        { question: essay?.label, answer: 'The timetable. Its filters.' },
        { question: yesOrNo?.label, answer: 'Yes' },
      ])

      await expect
        .poll(async () => (await emailsWith(reference, environment.dataDir)).length)
        .toBe(1 + words.recipients.length)
      const emails = await emailsWith(reference, environment.dataDir)
      const confirmation = emails.find(({ to }) => to?.[0]?.address === applicant.email)
      expect(confirmation?.text).toContain(vacancy.title)
      expect(confirmation?.text).not.toContain('github.com/ana')
      expect(confirmation?.replyTo?.[0]?.address).toBe(words.recipients[0])
      const notice = emails.find(({ to }) => to?.[0]?.address === words.recipients[0])
      expect(notice?.text).toContain('https://github.com/ana')
      expect(notice?.replyTo?.[0]?.address).toBe(applicant.email)
      expect(notice?.text).toContain(
        `${environment.adminUrl}/admin/collections/applications/${row?.id}`,
      )
    })

    test(`Journey: the first attempt reports all missing fields, the CV too, ${how}`, async ({
      page,
      watch,
    }) => {
      watch.allow(/400/)
      await show(page, `/careers/${vacancy.slug}`)
      const form = applicationForm(page)
      await form.name.fill('Ana')
      await form.submit.click()
      const links = form.errors.getByRole('link')
      await expect(links.first()).toHaveText('Enter your email address.')
      await expect(links.nth(1)).toHaveText(/^Choose your CV, or give a link/)
      await expect(links.last()).toHaveText(/^Tick the box/)
      if (!javaScriptEnabled) return
      await form.link(1).fill('github.com/ana')
      await expect(form.errors, 'a link is as good').not.toContainText('Choose your CV')
      await expect(form.errors).toContainText('Enter your email address.')
    })

    test(`Journey: a second application with the same address is stored beside the first ${how}`, async ({
      page,
      sql,
    }) => {
      const applicant = newApplicant()
      const form = applicationForm(page)
      const apply = async (letter: string) => {
        await show(page, `/careers/${vacancy.slug}`)
        await fillIn(page, applicant)
        await form.letter.fill(letter)
        await form.submit.click()
        await expect(form.received).toBeVisible()
        const reference = await readReference(page)
        const text = await page.getByRole('main').innerText()
        return { reference, text: text.replace(reference, 'A-') }
      }
      const first = await apply('One.')
      const second = await apply('Two.')
      const again = await apply('Two.')
      expect(second.text, 'the page does not tell').toBe(first.text)
      expect(first.text).toContain('A confirmation is on its way to your mailbox.')
      expect(second.reference).not.toBe(first.reference)
      expect(again).toEqual(second)
      const rows = await sql<Row>(stored, [applicant.email])
      expect(rows).toMatchObject([
        { reference: first.reference, cover_letter: 'One.', possible_duplicate_of: null },
        { reference: second.reference, cover_letter: 'Two.', possible_duplicate_of: rows[0]?.id },
      ])
    })

    test(`Journey: a visitor writes without a vacancy, with a link for a CV ${how}`, async ({
      page,
      sql,
      watch,
    }) => {
      watch.allow(/400/)
      const applicant = newApplicant()
      await show(page, '/careers')
      await page.getByRole('main').getByRole('link', { name: 'Write to us' }).last().click()
      await expect(page).toHaveURL('/apply')
      const form = applicationForm(page)
      await form.name.fill(applicant.name)
      await form.email.fill(applicant.email)
      await form.letter.fill('Maps, from spring on.')
      await form.consent.check()
      await form.submit.click()
      await expect(form.errors.getByRole('link')).toHaveText([
        'Choose your CV, or give a link to a profile or to your work.',
      ])
      await form.link(2).fill('https://ana.example/cv')
      await form.submit.click()
      await expect(form.received).toBeVisible()
      const rows = await sql<Row>(stored, [applicant.email])
      expect(rows).toMatchObject([{ cv: null, cover_letter: 'Maps, from spring on.' }])
    })
  })
}

test('Journey: empty fields are reported before anything is sent, and while they are corrected', async ({
  page,
}) => {
  await open(page, `/careers/${vacancy.slug}`)
  const posts: string[] = []
  page.on('request', (request) => {
    if (request.method() === 'POST') posts.push(request.url())
  })
  const form = applicationForm(page)
  await form.submit.click()
  await expect(form.errors).toBeFocused()
  await expect(form.errors.getByRole('link')).toHaveText([
    'Enter your name.',
    'Enter your email address.',
    /^Choose your CV, or give a link/,
    `${essay?.label} Answer this question.`,
    `${yesOrNo?.label} Answer this question.`,
    /^Tick the box/,
  ])
  await form.errors.getByRole('link', { name: 'Enter your name.' }).click()
  await expect(form.name).toBeFocused()
  await form.name.pressSequentially('Ana')
  await expect(form.name).toBeFocused()
  await expect(form.name).not.toHaveAttribute('aria-invalid', 'true')
  await expect(form.email).toHaveAttribute('aria-invalid', 'true')
  expect(posts).toEqual([])
})

test('Journey: an offline browser keeps what was typed and chosen, and sends it later', async ({
  page,
  context,
  watch,
  sql,
}) => {
  watch.allow(/ERR_INTERNET_DISCONNECTED/, /^console The application could not be sent/)
  const applicant = newApplicant()
  await open(page, `/careers/${vacancy.slug}`)
  const form = applicationForm(page)
  await fillIn(page, applicant)
  await page.waitForLoadState('networkidle')
  await context.setOffline(true)
  await form.submit.click()
  await expect(page.getByRole('main').getByText('You appear to be offline')).toBeVisible()
  await expect(form.email).toHaveValue(applicant.email)
  await context.setOffline(false)
  await form.submit.click()
  await expect(form.received).toBeVisible()
  expect(await sql<Row>(stored, [applicant.email])).toMatchObject([{ cv: 'CV Ana.pdf' }])
})

test('Journey: a draft stays in the browser until the application was received', async ({
  page,
}) => {
  const applicant = newApplicant()
  await open(page, `/careers/${vacancy.slug}`)
  const form = applicationForm(page)
  await fillIn(page, applicant)
  await page.reload()
  await untilHydrated(page)
  await expect(form.email).toHaveValue(applicant.email)
  await expect(form.consent, 'is given each time').not.toBeChecked()
  await fillIn(page, applicant)
  await form.submit.click()
  await expect(form.received).toBeVisible()
  await open(page, `/careers/${vacancy.slug}`)
  await expect(form.email).toHaveValue('')
})

test('Journey: a closed vacancy takes no application and says so', async ({
  request,
  sql,
  environment,
}) => {
  const { name, email } = newApplicant()
  const path = `/careers/${closedVacancy.slug}`
  expect(await (await request.get(path)).text()).not.toContain('Send the application')
  const answer = await request.post(path, {
    multipart: { name, email, 'links-0': 'ana.example', consent: 'on' },
    headers: { Origin: environment.siteUrl },
  })
  expect(answer.status()).toBe(410)
  expect(await answer.text()).toContain('Your application was not sent')
  expect(await sql(stored, [email])).toEqual([])
})

test('Journey: the page with the form is the same for everybody, and a made-up reference is not confirmed', async ({
  request,
}) => {
  const read = async (path: string) => {
    const answer = await request.get(path)
    return { etag: answer.headers().etag, control: answer.headers()['cache-control'] }
  }
  for (const path of [`/careers/${vacancy.slug}`, '/apply']) {
    const first = await read(path)
    expect(first.etag).toBeTruthy()
    expect(first.control).toBe('no-cache')
    expect(await read(path)).toEqual(first)
    const made = await (await request.get(`${path}?applied=A-0000-0000`)).text()
    expect(made).toContain('Send the application')
  }
  expect(link?.kind).toBe('link')
})
