import { languageName, languages } from '@vitrina/content/i18n/languages.ts'
import { translator } from '@vitrina/content/i18n/translator.ts'
import { sampleState } from '@vitrina/content/sample/remove.ts'
import { hasRole } from '@vitrina/content/staff/access.ts'
import { redirect } from 'next/navigation'
import type { AdminViewServerProps, Payload } from 'payload'
import { StaffView } from '../staff-view.tsx'
import { WelcomeForm } from './welcome-form.tsx'
import './setup.css'

/** `/admin/welcome`: asks an administrator about the company, and gives the site to it. */
export function WelcomeView(props: AdminViewServerProps) {
  const { req } = props.initPageResult
  const t = translator(req.i18n)
  if (req.user && !hasRole(req.user, 'admin')) redirect('/admin')
  return (
    <StaffView {...props} className="welcome" path="welcome" title={t('Welcome')}>
      <h1>{t('Make the site yours')}</h1>
      <p className="welcome__lead">
        {t(
          'The site shows a sample company, Stejar, so that you can see what every page is for. Tell us a little about yours, and in a minute the site is yours: without the sample, with plain texts that you replace when you have time.',
        )}
      </p>
      <WelcomeForm
        languages={languages.map((code) => ({ code, name: languageName(code) }))}
        timeZones={Intl.supportedValuesOf('timeZone')}
      />
    </StaffView>
  )
}

/** Whether an administrator has neither given the site to a company nor chosen to look around. */
export async function isNew(payload: Payload): Promise<boolean> {
  const { welcomed } = await payload.findGlobal({ slug: 'setup' })
  return !welcomed && (await sampleState(payload)).isLoaded
}
