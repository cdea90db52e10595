import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import PostalMime, { type Email } from 'postal-mime'

/** The mails in which this text occurs, of those that were sent so far. */
export async function emailsWith(text: string, dataDir: string): Promise<Email[]> {
  const folder = join(dataDir, 'outbox')
  const names = await readdir(folder).catch(() => [])
  const emails = await Promise.all(
    names
      .filter((name) => name.endsWith('.eml'))
      .map(async (name) => PostalMime.parse(await readFile(join(folder, name)))),
  )
  return emails.filter((mail) => mail.text?.includes(text) || mail.subject?.includes(text))
}

/** Those of them that were sent to an address. */
export async function emailsTo(address: string, text: string, dataDir: string): Promise<Email[]> {
  const emails = await emailsWith(text, dataDir)
  return emails.filter(({ to }) => to?.some((recipient) => recipient.address === address))
}

/** All parts of all emails that were sent, with their attachments. */
export async function textOfEmails(dataDir: string): Promise<string> {
  const emails = await emailsWith('', dataDir)
  return emails
    .flatMap(({ subject, text, html, attachments }) => [
      ...[subject, text, html],
      ...attachments.map(({ content }) =>
        typeof content === 'string' ? content : Buffer.from(content as ArrayBuffer).toString(),
      ),
    ])
    .join('\n')
}
