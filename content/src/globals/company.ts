import type { GlobalConfig } from 'payload'
import { anyone } from '../access/anyone.ts'
import { hiddenUnless } from '../access/hidden-unless.ts'
import { staffWith } from '../access/staff-with.ts'

/** Who the company is and how it is reached: header, footer, contacts, mails. */
export const Company: GlobalConfig = {
  slug: 'company',
  access: {
    read: anyone,
    readVersions: staffWith('admin', 'editor'),
    update: staffWith('admin', 'editor'),
  },
  versions: { max: 50 },
  admin: { group: 'Site', hidden: hiddenUnless('admin', 'editor') },
  fields: [
    { name: 'name', type: 'text', required: true },
    { name: 'tagline', type: 'text', required: true, localized: true },
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
      required: true,
      defaultValue: 2014,
      min: 1900,
      max: 2100,
    },
    {
      type: 'row',
      fields: [
        { name: 'phone', type: 'text', required: true },
        { name: 'email', label: 'E-mail', type: 'email', required: true },
      ],
    },
    {
      name: 'address',
      label: 'Postal address',
      type: 'group',
      fields: [
        { name: 'street', type: 'text', required: true, localized: true },
        {
          type: 'row',
          fields: [
            { name: 'postalCode', type: 'text' },
            { name: 'city', type: 'text', required: true, localized: true },
            { name: 'country', type: 'text', required: true, localized: true },
          ],
        },
      ],
    },
    { name: 'employeePortal', label: 'Employee portal (address)', type: 'text', required: true },
    {
      name: 'socialLinks',
      type: 'array',
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
            { name: 'link', type: 'text', required: true },
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
            { name: 'title', type: 'text', required: true, localized: true },
          ],
        },
      ],
    },
    {
      name: 'timeZone',
      type: 'text',
      required: true,
      defaultValue: 'Europe/Chisinau',
      validate: validateTimeZone,
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
