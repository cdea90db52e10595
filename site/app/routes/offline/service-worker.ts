import { homePath } from '@vitrina/content/paths.ts'
import { inLanguageOf, localizedPath } from '~/languages.server.ts'
import { getLayoutOrStale } from '~/layout/layout.server.ts'
import { m } from '~/paraglide/messages.js'
import { plainPage, plainStyle } from '~/plain-page.server.ts'
import { contentSecurityPolicy } from '../../../server/http/security-headers.ts'
import worker from './service-worker.inline.ts?script'

/** Back to the requested page as soon as there is a connection. */
const reload = 'addEventListener("online",()=>location.reload())'
const policy = contentSecurityPolicy({ scripts: [reload], styles: [plainStyle] })

/** The service worker, with the page that it shows while the browser is offline. */
export async function loader() {
  const { languages } = await getLayoutOrStale()
  const pages = await Promise.all(
    languages.map(async ({ code, prefix }) => ({
      prefix,
      html: await inLanguageOf(localizedPath(homePath, code), offlinePage),
    })),
  )
  return new Response(`Object.assign(self,${JSON.stringify({ pages, policy })});${worker}`, {
    headers: { 'Content-Type': 'text/javascript; charset=utf-8', 'Cache-Control': 'no-cache' },
  })
}

async function offlinePage(): Promise<string> {
  const { contactLines } = (await getLayoutOrStale()).company
  const contacts = contactLines.map(({ title, href }) => {
    const text = escapeHtml(title)
    return href ? `<a href="${escapeHtml(href)}">${text}</a>` : text
  })
  return plainPage(
    m.error_page_offline_title(),
    `<p>${m.error_page_offline_text()}</p><p>${contacts.join('<br>')}</p><p><a href="">${m.error_page_offline_retry()}</a></p><script>${reload}</script>`,
  )
}

const escapeHtml = (text: string) => text.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`)
