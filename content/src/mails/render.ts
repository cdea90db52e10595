import { createElement } from 'react'
import type { MailData, MailTemplateName } from './templates.ts'

/**
 * Writes a mail as HTML and as plain text.
 *
 * @throws when the stored template name is not one of ours.
 */
export async function renderMail(
  template: string,
  data: unknown,
): Promise<{ html: string; text: string }> {
  // Loaded with the first mail: no page needs the templates or what draws them.
  const [{ render, toPlainText }, { mailTemplates }] = await Promise.all([
    import('react-email'),
    import('./all-templates.tsx'),
  ])
  if (!(template in mailTemplates)) throw new Error(`There is no mail template “${template}”.`)
  const Template = mailTemplates[template as MailTemplateName]
  const html = await render(createElement(Template, data as MailData[MailTemplateName]))
  // Headings hold names, which nobody writes in capitals.
  const selectors = [{ selector: 'h1', options: { uppercase: false } }]
  return { html, text: toPlainText(html, { selectors }) }
}
