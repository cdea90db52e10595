import { mkdir, readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { fromBuffer } from 'yauzl'
import { query } from '../support/databases.ts'
import { useOwnAdmin } from '../support/own-admin.ts'
import { enterAs } from '../support/staff.ts'
import { insertApplications, insertRequests } from '../support/stored-submissions.ts'
import { expect, test } from '../support/test.ts'
import { readEnvironment } from '../support/test-environment.ts'

test.describe.configure({ mode: 'default' })

/** Whom the two kinds of what is received come from, see support/received.ts. */
const applicant = 'applicant@mail.example'

const admin = useOwnAdmin()

test.beforeEach(async ({ watch }) => {
  watch.own(admin.adminUrl)
  for (const table of ['consultation_requests', 'applications', 'documents']) {
    await query(admin.databaseUrl, `delete from ${table}`)
  }
})

/** An application with a CV on the disk. */
async function submitApplicationWithCv(name: string): Promise<void> {
  await insertApplications(admin.databaseUrl, [name])
  const folder = path.join(readEnvironment().dataDir, 'documents')
  const file = `${crypto.randomUUID()}.pdf`
  await mkdir(folder, { recursive: true })
  await writeFile(path.join(folder, file), '%PDF-1.4 the CV')
  await query(
    admin.databaseUrl,
    `with cv as (
       insert into documents (original_name, owner, filename, mime_type, filesize)
       values ('../CV Ana.pdf', 'applications', $1, 'application/pdf', 15) returning id
     ) update applications set cv_id = (select id from cv) where name = $2`,
    [file, name],
  )
}

test('Personal data: it is found from an application, exported and erased', async ({
  page,
  watch,
}) => {
  // A mistyped address is rejected.
  watch.allow(/400 .*\/api\/person\/erase|status of 400/)
  await submitApplicationWithCv('Ana Rusu')
  const [stored] = await query<{ id: number; reference: string }>(
    admin.databaseUrl,
    'select id, reference from applications',
  )
  await enterAs('recruiter', page.context(), admin.adminUrl, admin.adminApi)
  await page.goto(`${admin.adminUrl}/admin/collections/applications/${stored?.id}`)
  await page.waitForLoadState('networkidle')
  await page.getByRole('link', { name: 'Everything about this person' }).click()
  await expect(page.getByRole('heading', { name: applicant })).toBeVisible()
  expect(page.url(), 'no address where logs keep it').not.toContain('mail.example')
  const row = (name: string) => page.getByRole('row').filter({ hasText: name }).getByRole('cell')
  await expect(row('Applications')).toHaveText('1')
  await expect(row('Files')).toHaveText('1')
  await expect(page.getByRole('link', { name: stored?.reference })).toBeVisible()

  const downloading = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Export as ZIP' }).click()
  const download = await downloading
  expect(download.suggestedFilename()).toMatch(/^personal-data-[\d-]+\.zip$/)
  const entries = await namesIn(await readFile(await download.path()))
  expect(entries).toEqual(['data.json', `files/${stored?.reference}/_CV Ana.pdf`])

  await page.getByRole('button', { name: 'Erase everything' }).click()
  const dialog = page.getByRole('dialog', { name: `Erase everything about ${applicant}?` })
  await expect(dialog).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
  await page.getByRole('button', { name: 'Erase everything' }).click()
  await dialog.getByLabel('type the address again').fill('other@mail.example')
  await dialog.getByRole('button', { name: 'Erase everything' }).click()
  await expect(dialog.getByText('The two addresses differ.')).toBeVisible()
  expect(await query(admin.databaseUrl, 'select 1 from applications')).toHaveLength(1)
  await dialog.getByLabel('type the address again').fill(applicant)
  await dialog.getByRole('button', { name: 'Erase everything' }).click()
  await expect(page.getByText(/^Erased\. The proof has the number E-/)).toBeVisible()
  expect(await query(admin.databaseUrl, 'select 1 from applications')).toHaveLength(0)
  expect(await query(admin.databaseUrl, 'select 1 from documents')).toHaveLength(0)

  const opening = page.waitForEvent('popup')
  await page.getByRole('link', { name: 'Open the proof' }).click()
  const proof = await opening
  await expect(proof.getByRole('heading', { name: 'Proof of erasure' })).toBeVisible()
  await expect(proof.getByText(stored?.reference ?? '')).toBeVisible()
  await expect(proof.getByText(applicant)).toHaveCount(0)
  await proof.close()

  await page.getByLabel('Email address').fill(applicant.toUpperCase())
  await page.getByRole('button', { name: 'Look up' }).click()
  await expect(page.getByText('There is nothing under this address.')).toBeVisible()
  await expect(page.getByRole('link', { name: /^E-\d{4}-/ })).toBeVisible()
})

test('Personal data: a role sees that there is more, and an editor has no access', async ({
  page,
}) => {
  await insertRequests(admin.databaseUrl, [{ name: 'Ion' }])
  await insertApplications(admin.databaseUrl, ['Ion'])
  await query(admin.databaseUrl, `update consultation_requests set email = '${applicant}'`)
  await enterAs('sales', page.context(), admin.adminUrl, admin.adminApi)
  await page.goto(`${admin.adminUrl}/admin`)
  await page.waitForLoadState('networkidle')
  await page.goto(`${admin.adminUrl}/admin/person`)
  await page.getByLabel('Email address').fill(applicant)
  await page.getByRole('button', { name: 'Look up' }).click()
  await expect(page.getByText(/There is more under this address/)).toBeVisible()
  await expect(page.getByRole('row')).toHaveCount(1)
  await expect(page.getByRole('row', { name: /Consultation requests/ })).toBeVisible()

  await enterAs('editor', page.context(), admin.adminUrl, admin.adminApi)
  await page.goto(`${admin.adminUrl}/admin/person`)
  await expect(page.getByText('You may not see this.')).toBeVisible()
  await expect(page.getByLabel('Email address')).toHaveCount(0)
  await expect(page.locator('#nav-person')).toHaveCount(0)
})

function namesIn(archive: Buffer): Promise<string[]> {
  return new Promise((resolve, reject) => {
    const names: string[] = []
    fromBuffer(archive, { lazyEntries: false, strictFileNames: true }, (error, zip) => {
      if (error) return reject(error)
      zip.on('error', reject)
      zip.on('entry', ({ fileName }) => names.push(fileName))
      zip.on('end', () => resolve(names))
    })
  })
}
