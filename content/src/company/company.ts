import type { GlobalConfig, Payload, TextField } from 'payload'
import {
  listField,
  requiredText,
  row,
  secureAddressField,
  selectField,
  tabs,
} from '../fields/common-fields.ts'
import { languageName, languages } from '../i18n/languages.ts'
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
        row(
          { name: 'logoLight', label: 'Logo on light', type: 'upload', relationTo: 'media' },
          { name: 'logoDark', label: 'Logo on dark', type: 'upload', relationTo: 'media' },
        ),
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
            components: {
              Field: '@vitrina/admin/components/company/time-zone.tsx#TimeZoneField',
            },
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

/** Header menu and footer columns, in display order. */
export const Navigation: GlobalConfig = {
  ...siteGlobal,
  slug: 'navigation',
  admin: {
    ...admin,
    description: 'The menu in the header and the columns of the footer, in the order shown.',
  },
  fields: [
    listField('menu', { label: 'Header menu', labels: entryLabels, required: true }, [
      row(requiredText('label', 'Text'), linkField('route', 'A path such as /services.')),
    ]),
    listField(
      'footer',
      { label: 'Footer columns', labels: { singular: 'Column', plural: 'Columns' } },
      [
        requiredText('title'),
        listField('items', { label: 'Entries', labels: entryLabels }, [
          row(
            requiredText('title', 'Text'),
            linkField(
              'link',
              'A path (/services), a whole address, /employee-portal for that of the company, or a legal page (/legal/terms), which leads home until it is published.',
            ),
          ),
        ]),
      ],
    ),
  ],
}

function linkField(name: string, description: string): TextField {
  return {
    name,
    label: 'Leads to',
    type: 'text',
    required: true,
    validate: validateLink,
    admin: { description },
  }
}

function validateLink(value: unknown): string | true {
  const link = String(value ?? '')
  const protocol = URL.parse(link)?.protocol ?? ''
  if (/^\/(?!\/)/.test(link) || /^(https?|mailto|tel):$/.test(protocol)) return true
  return 'Give a path that starts with a slash, or a whole address.'
}

function validateTimeZone(value: unknown): string | true {
  try {
    new Intl.DateTimeFormat('en', { timeZone: String(value) })
    return true
  } catch {
    return 'Give a time zone of the IANA list, such as Europe/Chisinau.'
  }
}

/** The company's time zone (IANA name), in which its days begin and end; UTC if not set. */
export async function companyTimeZone(payload: Payload): Promise<string> {
  const { timeZone } = await payload.findGlobal({
    slug: 'company',
    depth: 0,
    select: { timeZone: true },
    overrideAccess: true,
  })
  return timeZone || 'UTC'
}
