import { randomBytes } from 'node:crypto'
import type { Page } from '@playwright/test'

/** An applicant with a new email address. */
export function newApplicant(): { name: string; email: string } {
  const mark = randomBytes(5).toString('hex')
  return { name: `Ana ${mark}`, email: `ana.${mark}@mail.example` }
}

/** A small PDF, different for each text. */
export const pdf = (text = '') => ({
  name: 'CV Ana.pdf',
  mimeType: 'application/pdf',
  buffer: Buffer.from(
    `%PDF-1.4\n1 0 obj\n<< /Type /Catalog >>\nendobj\n% ${text}\ntrailer\n<< /Root 1 0 R >>\n%%EOF\n`,
  ),
})

/** The controls of the form to apply, by the names that visitors read. */
export function applicationForm(page: Page) {
  const main = page.getByRole('main')
  return {
    name: main.getByRole('textbox', { name: 'Your name' }),
    email: main.getByRole('textbox', { name: 'Email' }),
    phone: main.getByRole('textbox', { name: 'Phone' }),
    cv: main.getByLabel('CV', { exact: true }),
    link: (number: number) => main.getByRole('textbox', { name: `Link ${number}` }),
    letter: main.getByRole('textbox', { name: /Cover letter|What would you like to do/ }),
    consent: main.getByRole('checkbox', { name: /^I agree/ }),
    submit: main.getByRole('button', { name: 'Send the application' }),
    errors: main.getByRole('alert'),
    received: main.getByRole('heading', { level: 1, name: /^Received/ }),
  }
}

/** The reference on the page that says “received”. */
export async function readReference(page: Page): Promise<string> {
  const text = await page
    .getByRole('main')
    .getByText(/Your reference is/)
    .first()
    .textContent()
  const reference = text?.match(/A-[0-9A-Z]{4}-[0-9A-Z]{4}/)?.[0]
  if (!reference) throw new Error(`There is no reference in “${text}”.`)
  return reference
}
