import type { GlobalConfig, Payload } from 'payload'
import { validateSecureAddress } from '../fields/common-fields.ts'
import { anyone, hiddenUnless, staffWith } from '../staff/access.ts'

/** Company details for the header, footer, contacts and emails. */
export const Company: GlobalConfig = {
  slug: 'company',
  access: {
    read: anyone,
    readVersions: staffWith('admin', 'editor'),
    update: staffWith('admin', 'editor'),
  },
  versions: { max: 50 },
  admin: {
    group: 'Site',
    hidden: hiddenUnless('admin', 'editor'),
    description: 'Who the company is and how it is reached: header, footer, contacts and mails.',
  },
  fields: [
    {
      type: 'tabs',
      tabs: [
        {
          label: 'Company',
          fields: [
            { name: 'name', label: 'Company name', type: 'text', required: true },
            {
              name: 'tagline',
              type: 'text',
              required: true,
              localized: true,
              admin: { description: 'One sentence on what the company does.' },
            },
            {
              type: 'row',
              fields: [
                { name: 'logoLight', label: 'Logo on light', type: 'upload', relationTo: 'media' },
                { name: 'logoDark', label: 'Logo on dark', type: 'upload', relationTo: 'media' },
              ],
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
              admin: { description: 'Consultation hours and last days are read on this clock.' },
              required: true,
              defaultValue: 'Europe/Chisinau',
              validate: validateTimeZone,
            },
          ],
        },
        {
          label: 'Contact',
          fields: [
            {
              type: 'row',
              fields: [
                { name: 'phone', type: 'text' },
                { name: 'email', label: 'E-mail', type: 'email' },
              ],
            },
            {
              name: 'address',
              label: 'Postal address',
              type: 'group',
              fields: [
                { name: 'street', type: 'text', localized: true },
                {
                  type: 'row',
                  fields: [
                    { name: 'postalCode', type: 'text' },
                    { name: 'city', type: 'text', localized: true },
                    { name: 'country', type: 'text', localized: true },
                  ],
                },
              ],
            },
          ],
        },
        {
          label: 'Links and footer',
          fields: [
            {
              name: 'employeePortal',
              label: 'Employee portal (address)',
              type: 'text',
              validate: validateSecureAddress,
            },
            {
              name: 'socialLinks',
              type: 'array',
              admin: { description: 'Pictured links of the footer, in the order shown.' },
              fields: [
                {
                  type: 'row',
                  fields: [
                    {
                      name: 'icon',
                      type: 'select',
                      required: true,
                      options: [
                        { label: 'Facebook', value: 'facebook' },
                        { label: 'Instagram', value: 'instagram' },
                        { label: 'LinkedIn', value: 'linkedin' },
                        { label: 'GitHub', value: 'github' },
                        { label: 'Dribbble', value: 'dribbble' },
                      ],
                    },
                    {
                      name: 'link',
                      label: 'Address',
                      type: 'text',
                      required: true,
                      validate: validateSecureAddress,
                    },
                  ],
                },
              ],
            },
            {
              name: 'contactLines',
              type: 'array',
              admin: { description: 'The contact lines of the footer.' },
              fields: [
                {
                  type: 'row',
                  fields: [
                    {
                      name: 'icon',
                      type: 'select',
                      required: true,
                      options: [
                        { label: 'Phone', value: 'phone' },
                        { label: 'E-mail', value: 'mail' },
                        { label: 'Place', value: 'pin' },
                      ],
                    },
                    { name: 'title', label: 'Text', type: 'text', required: true, localized: true },
                  ],
                },
              ],
            },
          ],
        },
      ],
    },
  ],
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
