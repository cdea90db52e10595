import type { ArrayField, GlobalConfig, Payload } from 'payload'
import {
  listField,
  requiredText,
  row,
  secureAddressField,
  selectField,
  tabs,
} from '../fields/common-fields.ts'
import { linkFields } from '../fields/link-fields.ts'
import { languageName, languages } from '../i18n/languages.ts'
import type { Company as CompanyDetails } from '../payload-types.ts'
import { anyone, globalAccess, hiddenUnless } from '../staff/access.ts'

const siteGlobal = {
  access: { ...globalAccess('admin', 'editor'), read: anyone },
  versions: { max: 50 },
}

const admin = { group: 'Site', hidden: hiddenUnless('admin', 'editor') }

const contactLinesDescription =
  'The contact lines of the footer are the phone, the email and the postal address. Only for other ones, enter all of them here.'

/** Company details for the header, footer, contacts and emails. */
export const Company: GlobalConfig = {
  ...siteGlobal,
  slug: 'company',
  admin: {
    ...admin,
    description: 'Who the company is and how it is reached: header, footer, contacts and emails.',
  },
  fields: [
    tabs({
      Company: [
        { name: 'name', label: 'Company name', type: 'text', required: true },
        {
          ...requiredText('tagline'),
          admin: { description: 'One sentence on what the company does.' },
        },
        {
          name: 'copyrightStartYear',
          type: 'number',
          admin: { description: 'The first year of the copyright line in the footer.' },
          required: true,
          defaultValue: 2014,
          min: 1900,
          max: 2100,
        },
        {
          name: 'timeZone',
          type: 'text',
          admin: {
            description: 'Consultation hours and last days are in this time zone.',
            components: { Field: '@vitrina/admin/components/fields.tsx#TimeZoneField' },
          },
          required: true,
          defaultValue: 'Europe/Chisinau',
          validate: validateTimeZone,
        },
        {
          name: 'languages',
          label: 'Languages of the site',
          type: 'select',
          hasMany: true,
          options: languages.slice(1).map((code) => ({ value: code, label: languageName(code) })),
          admin: {
            description:
              'Besides English. What is not translated yet is shown in English. Add a language when enough of it is there.',
          },
        },
      ],
      Contact: [
        row({ name: 'phone', type: 'text' }, { name: 'email', label: 'Email', type: 'email' }),
        {
          name: 'address',
          label: 'Postal address',
          type: 'group',
          fields: [
            { name: 'street', type: 'text', localized: true },
            row(
              { name: 'postalCode', type: 'text' },
              { name: 'city', type: 'text', localized: true },
              { name: 'country', type: 'text', localized: true },
            ),
          ],
        },
      ],
      'Links and footer': [
        {
          ...secureAddressField('employeePortal', 'Employee portal (address)'),
          admin: { description: 'While it is empty, no link to a portal is shown.' },
        },
        listField(
          'socialLinks',
          { description: 'Pictured links of the footer, in the order shown.' },
          [
            row(
              selectField('icon', {
                facebook: 'Facebook',
                instagram: 'Instagram',
                linkedin: 'LinkedIn',
                github: 'GitHub',
                dribbble: 'Dribbble',
              }),
              secureAddressField('link', 'Address', true),
            ),
          ],
        ),
        listField('contactLines', { description: contactLinesDescription }, [
          row(
            selectField('icon', { phone: 'Phone', mail: 'Email', pin: 'Place' }),
            requiredText('title', 'Text'),
          ),
        ]),
      ],
    }),
  ],
}

const entryLabels = { singular: 'Entry', plural: 'Entries' }
/** Rows show their text and are closed at first, so that a menu can be seen whole. */
const closedRows = {
  initCollapsed: true,
  components: { RowLabel: '@vitrina/admin/components/fields.tsx#EntryLabel' },
}

/** Menu, menu on phones and footer columns, in display order; entries of menus may have more below. */
export const Navigation: GlobalConfig = {
  ...siteGlobal,
  slug: 'navigation',
  admin: {
    ...admin,
    description: 'The menu in the header and the columns of the footer, in the order shown.',
  },
  fields: [
    menuField('menu', { label: 'Header menu', required: true }),
    menuField('panel', { label: 'Menu on phones' }, 'Only if it differs from the header menu.'),
    listField(
      'footer',
      {
        label: 'Footer columns',
        labels: { singular: 'Column', plural: 'Columns' },
        admin: closedRows,
      },
      [
        requiredText('title'),
        listField('items', { label: 'Entries', labels: entryLabels, admin: closedRows }, [
          requiredText('title', 'Text'),
          ...linkFields({ text: 'title', address: 'link' }),
        ]),
      ],
    ),
  ],
}

type MenuOptions = { label: string; required?: true }

function menuField(name: string, options: MenuOptions, description?: string): ArrayField {
  const entry = [requiredText('label', 'Text'), ...linkFields({ address: 'route' })]
  const children = { label: 'Entries below it', labels: entryLabels, maxRows: 12 }
  const admin = { ...closedRows, description }
  return listField(name, { labels: entryLabels, admin, ...options }, [
    ...entry,
    listField('children', { ...children, admin: closedRows }, entry),
  ])
}

export function isTimeZone(value: unknown): boolean {
  try {
    new Intl.DateTimeFormat('en', { timeZone: String(value) })
    return true
  } catch {
    return false
  }
}

function validateTimeZone(value: unknown): string | true {
  return isTimeZone(value) || 'Give a time zone of the IANA list, such as Europe/Chisinau.'
}

/** The company's time zone (IANA name), in which its days begin and end; UTC if not set. */
export async function companyTimeZone(payload: Payload): Promise<string> {
  const { timeZone } = await payload.findGlobal({
    slug: 'company',
    depth: 0,
    select: { timeZone: true },
  })
  return timeZone || 'UTC'
}

/** The postal address in one line; empty until staff enter one. */
export function addressLine({ address }: Pick<CompanyDetails, 'address'>): string {
  const { street, postalCode, city, country } = address ?? {}
  const town = [postalCode, city].filter(Boolean).join(' ')
  return [street, town, country].filter(Boolean).join(', ')
}
