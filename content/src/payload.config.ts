import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { redirectsPlugin } from '@payloadcms/plugin-redirects'
import { seoPlugin } from '@payloadcms/plugin-seo'
import { en } from '@payloadcms/translations/languages/en'
import { ro } from '@payloadcms/translations/languages/ro'
import { ru } from '@payloadcms/translations/languages/ru'
import { buildConfig } from 'payload'
import sharp from 'sharp'
import { ApplicationEmails, Applications } from './applications/applications.ts'
import { Brand } from './brand/brand.ts'
import { Company, Navigation } from './company/company.ts'
import { ConsultationRequests } from './consultations/consultation-requests.ts'
import { Documents } from './documents/documents.ts'
import { Emails } from './email/emails.ts'
import { payloadEmail } from './email/transport.ts'
import { editor } from './fields/editor.ts'
import { momentFormat, presentFields } from './fields/present-fields.ts'
import { nameInvalidFields, restoreMessage } from './http/error-response.ts'
import { normaliseData, rejectMalformed } from './http/validate-data.ts'
import { markTranslations } from './i18n/content-language.ts'
import { defaultLanguage, languageName, languages } from './i18n/languages.ts'
import { payloadTranslations } from './i18n/translate.ts'
import { translateModel } from './i18n/translate-model.ts'
import { Articles, InsightsPage, Topics } from './insights/articles.ts'
import { foreignLogOptions } from './log/log-options.ts'
import { maxMediaFileSize } from './media/image-sizes.ts'
import { Media } from './media/media.ts'
import { About, CareersPage, Faqs, ServicesPage } from './pages/fixed-pages.ts'
import { HireUs } from './pages/hire-us.ts'
import { Home } from './pages/home.ts'
import { LegalPages, Pages } from './pages/pages.ts'
import { collectionsWithPages, globalsWithPages } from './paths.ts'
import { personEndpoints } from './personal-data/endpoints.ts'
import { Erasures, proofPage } from './personal-data/proof-of-erasure.ts'
import { PersonalData } from './personal-data/retention/periods.ts'
import { Projects, Testimonials } from './projects/projects.ts'
import { Services } from './projects/services.ts'
import { recordAuthors, storeOnSave } from './publishing/drafts.ts'
import { guardPublished } from './publishing/guard-published.ts'
import { livePreview, previewable, sharePreview } from './publishing/preview/previewable.ts'
import { scheduledPublishing } from './publishing/publish-scheduled.ts'
import { MissedAddresses } from './publishing/redirects/missed-addresses.ts'
import { targetField } from './publishing/redirects/site-paths.ts'
import { updateRedirectChains, validateRedirect } from './publishing/redirects/validate-redirect.ts'
import { protectReferenced } from './publishing/references/protect-referenced.ts'
import { raiseRevisionOnChange } from './publishing/revision.ts'
import { searchResults } from './publishing/search-results.ts'
import { SampleContent } from './sample/sample-content.ts'
import { settings } from './settings.ts'
import { Setup } from './setup/setup.ts'
import { anyone, contentAccess, hiddenUnless, presetAccess } from './staff/access.ts'
import { guardLocks } from './staff/lock-access.ts'
import { Users } from './staff/users.ts'
import { database } from './storage/database.ts'
import { answerDatabaseGone } from './storage/database-gone.ts'
import { Departments, Employees } from './team/employees.ts'
import { JobAlerts } from './vacancies/job-alerts.ts'
import { Vacancies } from './vacancies/vacancies.ts'
import { Wording } from './wording/wording.ts'

const contentFolder = path.dirname(fileURLToPath(import.meta.url))

/** A page of the admin of our own, at an address named after its title. */
function view(component: string, title: string, path: `/${string}` = `/${title.toLowerCase()}`) {
  return { Component: `@vitrina/admin/components/${component}`, path, exact: true, meta: { title } }
}

const config = buildConfig({
  secret: settings.PAYLOAD_SECRET,
  serverURL: settings.ADMIN_URL,
  db: database,
  sharp,
  editor,
  email: payloadEmail,
  logger: { options: foreignLogOptions('content', settings.LOG_LEVEL) },
  upload: { limits: { fileSize: maxMediaFileSize }, abortOnLimit: true },
  telemetry: false,
  graphQL: { disable: true },
  localization: {
    locales: languages.map((code) => ({ code, label: languageName(code) })),
    defaultLocale: defaultLanguage,
    fallback: true,
  },
  i18n: {
    supportedLanguages: { en, ro, ru },
    fallbackLanguage: 'en',
    translations: payloadTranslations,
  },
  collections: [
    Services,
    Projects,
    Testimonials,
    Faqs,
    Articles,
    Topics,
    Pages,
    LegalPages,
    Media,
    Vacancies,
    Employees,
    Departments,
    ConsultationRequests,
    Applications,
    JobAlerts,
    Documents,
    Emails,
    Erasures,
    MissedAddresses,
    Users,
  ],
  globals: [
    Company,
    Brand,
    Navigation,
    Wording,
    Home,
    ServicesPage,
    About,
    CareersPage,
    InsightsPage,
    HireUs,
    ApplicationEmails,
    PersonalData,
    SampleContent,
    Setup,
  ],
  endpoints: [sharePreview, ...personEndpoints, proofPage],
  hooks: { afterError: [restoreMessage, nameInvalidFields, rejectMalformed, answerDatabaseGone] },
  plugins: [
    protectReferenced,
    guardPublished,
    storeOnSave,
    recordAuthors,
    previewable,
    seoPlugin({
      collections: ['services', ...collectionsWithPages()],
      globals: globalsWithPages(),
      uploadsCollection: 'media',
      tabbedUI: true,
      ...searchResults,
      fields: ({ defaultFields }) => [
        ...defaultFields,
        {
          name: 'noindex',
          label: 'Keep out of search engines',
          type: 'checkbox',
          defaultValue: false,
          admin: {
            description:
              'The page stays on the site, but search engines are asked to leave it out.',
          },
        },
      ],
    }),
    redirectsPlugin({
      collections: collectionsWithPages(),
      overrides: {
        access: { ...contentAccess('admin', 'editor'), read: anyone },
        hooks: { beforeChange: [validateRedirect], afterChange: [updateRedirectChains] },
        fields: ({ defaultFields }) => [...defaultFields, targetField],
        admin: {
          group: 'Site',
          defaultColumns: ['from', 'target', 'createdAt'],
          hidden: hiddenUnless('admin', 'editor'),
          description:
            'Old addresses that lead to new ones. A changed address of a page leaves one behind by itself.',
        },
      },
    }),
    translateModel,
    // Last, so that it also applies to what the other plugins add.
    raiseRevisionOnChange(
      [
        ...[ConsultationRequests, Applications, JobAlerts, Documents, Emails, Erasures, Users],
        ...[ApplicationEmails, SampleContent, Setup, MissedAddresses],
      ].map(({ slug }) => slug),
    ),
  ],
  jobs: scheduledPublishing,
  queryPresets: { access: presetAccess, constraints: {} },
  admin: {
    user: Users.slug,
    livePreview,
    dateFormat: momentFormat,
    // Payload's default requests the picture from a third-party host.
    avatar: 'default',
    meta: {
      titleSuffix: '· Vitrina',
      icons: [{ rel: 'icon', type: 'image/svg+xml', url: '/favicon.svg' }],
    },
    components: {
      providers: [
        '@vitrina/admin/components/publishing/document-views.tsx#CompanyTimeZone',
        '@vitrina/admin/components/media/uploads.tsx#UploadProgress',
      ],
      graphics: {
        Logo: '@vitrina/admin/components/brand/brand.tsx#Logo',
        Icon: '@vitrina/admin/components/brand/brand.tsx#Icon',
      },
      beforeNavLinks: ['@vitrina/admin/components/brand/brand.tsx#NavBrand'],
      afterNavLinks: ['@vitrina/admin/components/view-links.tsx#ViewLinks'],
      views: {
        statistics: view('statistics/statistics-view.tsx#StatisticsView', 'Statistics'),
        applicationsBoard: view(
          'applications/board/board-view.tsx#BoardView',
          'Applications board',
          '/applications-board',
        ),
        person: view('personal-data/person-view.tsx#PersonView', 'Personal data', '/person'),
        welcome: view('setup/welcome-view.tsx#WelcomeView', 'Welcome'),
        translations: view('translations/translations-view.tsx#TranslationsView', 'Translations'),
        invitation: {
          Component: '@vitrina/admin/components/staff/invitation-view.tsx#InvitationView',
          // Payload opens a view to people who have not signed in if its path has no parameter.
          path: '/invitation',
          meta: { title: 'Invitation' },
        },
      },
      beforeDashboard: ['@vitrina/admin/components/dashboard/dashboard.tsx#Dashboard'],
    },
    importMap: {
      baseDir: contentFolder,
      importMapFile: path.resolve(contentFolder, '../../admin/app/(payload)/admin/importMap.js'),
    },
  },
  typescript: { outputFile: path.resolve(contentFolder, 'payload-types.ts') },
})

/** The content model, shared by the site app and the admin app. */
export default markTranslations(presentFields(normaliseData(guardLocks(config))))
