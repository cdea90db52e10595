import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { redirectsPlugin } from '@payloadcms/plugin-redirects'
import { seoPlugin } from '@payloadcms/plugin-seo'
import { en } from '@payloadcms/translations/languages/en'
import { ro } from '@payloadcms/translations/languages/ro'
import { ru } from '@payloadcms/translations/languages/ru'
import { buildConfig, type CollectionSlug } from 'payload'
import sharp from 'sharp'
import { anyone } from './access/anyone.ts'
import { hiddenUnless } from './access/hidden-unless.ts'
import { guardLocks } from './access/lock-access.ts'
import { presetAccess } from './access/preset-access.ts'
import { staffWith } from './access/staff-with.ts'
import { Careers } from './collections/published/careers.ts'
import { Departments } from './collections/published/departments.ts'
import { Employees } from './collections/published/employees.ts'
import { Faqs } from './collections/published/faqs.ts'
import { LegalPages } from './collections/published/legal-pages.ts'
import { Media } from './collections/published/media.ts'
import { Projects } from './collections/published/projects.ts'
import { Services } from './collections/published/services.ts'
import { Testimonials } from './collections/published/testimonials.ts'
import { Applications } from './collections/received/applications.ts'
import { ConsultationRequests } from './collections/received/consultation-requests.ts'
import { Documents } from './collections/received/documents.ts'
import { JobAlerts } from './collections/received/job-alerts.ts'
import { Mails } from './collections/received/mails.ts'
import { Erasures } from './collections/staff/erasures.ts'
import { Users } from './collections/staff/users.ts'
import { editor } from './fields/editor.ts'
import { momentFormat, presentFields } from './fields/present-fields.ts'
import { About } from './globals/about.ts'
import { ApplicationMails } from './globals/application-mails.ts'
import { CareersPage } from './globals/careers-page.ts'
import { Company } from './globals/company.ts'
import { HireUs } from './globals/hire-us.ts'
import { Home } from './globals/home.ts'
import { Navigation } from './globals/navigation.ts'
import { PersonalData } from './globals/personal-data.ts'
import { SampleContent } from './globals/sample-content.ts'
import { ServicesPage } from './globals/services-page.ts'
import { pagePaths } from './hooks/keep-old-slug.ts'
import { nameInvalidFields } from './hooks/name-invalid-fields.ts'
import { raiseRevisionOnChange } from './hooks/raise-revision.ts'
import { normaliseData, refuseMalformed } from './hooks/refuse-malformed.ts'
import { sayWhy } from './hooks/say-why.ts'
import { corrections } from './languages/corrections.ts'
import { translateModel } from './languages/translate-model.ts'
import { foreignLogOptions } from './log/log-options.ts'
import { payloadEmail } from './mails/payload-email.ts'
import { largestMediaFile } from './media-sizes.ts'
import { personEndpoints } from './personal-data/person/endpoints.ts'
import { proofPage } from './personal-data/proof/proof-page.ts'
import { livePreview } from './preview/live-preview.ts'
import { previewable } from './preview/previewable.ts'
import { sharePreview } from './preview/share-preview.ts'
import { stayPublished } from './publishing/stay-published.ts'
import { storeOnSave } from './publishing/store-on-save.ts'
import { leadOthersOn, settleRedirect } from './redirects/settle-redirect.ts'
import { searchResults } from './search-results.ts'
import { settings } from './settings.ts'
import { database } from './storage/database.ts'
import { answerDatabaseGone } from './storage/database-gone.ts'
import { keepWhatIsUsed } from './uses/keep-what-is-used.ts'

const contentFolder = path.dirname(fileURLToPath(import.meta.url))
const collectionsWithPages = Object.keys(pagePaths) as (keyof typeof pagePaths & CollectionSlug)[]

const config = buildConfig({
  secret: settings.PAYLOAD_SECRET,
  serverURL: settings.ADMIN_URL,
  db: database,
  sharp,
  editor,
  email: payloadEmail,
  logger: { options: foreignLogOptions('content', settings.LOG_LEVEL) },
  upload: { limits: { fileSize: largestMediaFile }, abortOnLimit: true },
  telemetry: false,
  graphQL: { disable: true },
  localization: {
    locales: [
      { code: 'en', label: 'English' },
      { code: 'ro', label: 'Română' },
      { code: 'ru', label: 'Русский' },
    ],
    defaultLocale: 'en',
    fallback: true,
  },
  i18n: {
    supportedLanguages: { en, ro, ru },
    fallbackLanguage: 'en',
    translations: corrections,
  },
  collections: [
    Services,
    Projects,
    Testimonials,
    Faqs,
    LegalPages,
    Media,
    Careers,
    Employees,
    Departments,
    ConsultationRequests,
    Applications,
    JobAlerts,
    Documents,
    Mails,
    Erasures,
    Users,
  ],
  globals: [
    Company,
    Navigation,
    Home,
    ServicesPage,
    About,
    CareersPage,
    HireUs,
    ApplicationMails,
    PersonalData,
    SampleContent,
  ],
  endpoints: [sharePreview, ...personEndpoints, proofPage],
  hooks: { afterError: [sayWhy, nameInvalidFields, refuseMalformed, answerDatabaseGone] },
  plugins: [
    keepWhatIsUsed,
    stayPublished,
    storeOnSave,
    previewable,
    seoPlugin({
      collections: ['services', ...collectionsWithPages],
      globals: ['home', 'services-page', 'about', 'careers-page', 'hire-us'],
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
      collections: collectionsWithPages,
      overrides: {
        access: {
          read: anyone,
          create: staffWith('admin', 'editor'),
          update: staffWith('admin', 'editor'),
          delete: staffWith('admin', 'editor'),
        },
        hooks: { beforeChange: [settleRedirect], afterChange: [leadOthersOn] },
        labels: { singular: 'Redirect', plural: 'Redirects' },
        admin: {
          group: 'Site',
          hidden: hiddenUnless('admin', 'editor'),
          description:
            'Old addresses that lead to new ones. A changed address of a page leaves one behind by itself.',
        },
      },
    }),
    translateModel,
    // Last, so that it sees what the others have added.
    raiseRevisionOnChange({
      neverShown: [
        ...[ConsultationRequests, Applications, JobAlerts, Documents, Mails, Erasures, Users].map(
          ({ slug }) => slug,
        ),
        ...[ApplicationMails, SampleContent].map(({ slug }) => slug),
      ],
    }),
  ],
  // Scheduled publishing; jobs/publish-scheduled.ts runs it, and nobody through an interface.
  jobs: { access: { run: () => false, queue: () => false, cancel: () => false } },
  queryPresets: { access: presetAccess, constraints: {} },
  admin: {
    user: Users.slug,
    livePreview,
    dateFormat: momentFormat,
    // Payload's default asks a foreign host for the picture.
    avatar: 'default',
    meta: {
      titleSuffix: '· Vitrina',
      icons: [{ rel: 'icon', type: 'image/svg+xml', url: '/favicon.svg' }],
    },
    components: {
      graphics: {
        Logo: '@vitrina/admin/components/brand/logo.tsx#Logo',
        Icon: '@vitrina/admin/components/brand/icon.tsx#Icon',
      },
      beforeNavLinks: ['@vitrina/admin/components/brand/nav-brand.tsx#NavBrand'],
      afterNavLinks: [
        '@vitrina/admin/components/board/board-link.tsx#BoardLink',
        '@vitrina/admin/components/person/person-link.tsx#PersonLink',
      ],
      views: {
        applicationsBoard: {
          Component: '@vitrina/admin/components/board/board-view.tsx#BoardView',
          path: '/applications-board',
          exact: true,
          meta: { title: 'Applications board' },
        },
        person: {
          Component: '@vitrina/admin/components/person/person-view.tsx#PersonView',
          path: '/person',
          exact: true,
          meta: { title: 'Personal data' },
        },
      },
      beforeDashboard: ['@vitrina/admin/components/today/today.tsx#Today'],
    },
    importMap: {
      baseDir: contentFolder,
      importMapFile: path.resolve(contentFolder, '../../admin/app/(payload)/admin/importMap.js'),
    },
  },
  typescript: { outputFile: path.resolve(contentFolder, 'payload-types.ts') },
})

/** The model: what the company shows and what it receives. Site and admin both run on it. */
export default presentFields(normaliseData(guardLocks(config)))
