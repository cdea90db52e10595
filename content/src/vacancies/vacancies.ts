import type { CollectionConfig, GroupField } from 'payload'
import { draftsAndVersions } from '../publishing/drafts.ts'
import { redirectOldSlug } from '../publishing/redirects/old-slugs.ts'
import { pageSlug } from '../publishing/slug.ts'
import { contentAccess, hiddenUnless, shownOrStaffWith } from '../staff/access.ts'
import { workplaceOptions } from './alert-choice.ts'

const amount = {
  type: 'number',
  min: 0,
  access: { read: shownOrStaffWith('admin', 'editor', 'recruiter') },
} as const

const salary: GroupField = {
  name: 'salary',
  type: 'group',
  admin: { description: 'Before tax. Kept to ourselves unless it is shown on the site.' },
  fields: [
    {
      type: 'row',
      fields: [
        { ...amount, name: 'min', label: 'From' },
        { ...amount, name: 'max', label: 'Up to', validate: validateSalaryMaximum },
        {
          name: 'currency',
          type: 'select',
          defaultValue: 'EUR',
          options: ['EUR', 'USD', 'MDL', 'RON'],
        },
        {
          name: 'period',
          type: 'select',
          defaultValue: 'month',
          options: [
            { label: 'A month', value: 'month' },
            { label: 'A year', value: 'year' },
            { label: 'An hour', value: 'hour' },
          ],
        },
        { name: 'shown', label: 'Shown on the site', type: 'checkbox', defaultValue: true },
      ],
    },
  ],
}

const text = { type: 'richText', localized: true } as const
const sidebarDay = { position: 'sidebar', date: { pickerAppearance: 'dayOnly' } } as const

/** A vacancy: the pages behind `/careers/{id}`. */
export const Careers: CollectionConfig = {
  slug: 'vacancies',
  labels: { singular: 'Vacancy', plural: 'Vacancies' },
  access: contentAccess('admin', 'editor', 'recruiter'),
  trash: true,
  versions: draftsAndVersions,
  defaultSort: '-postedOn',
  hooks: redirectOldSlug('vacancies'),
  admin: {
    group: 'People',
    useAsTitle: 'title',
    defaultColumns: ['title', 'department', 'workplace', 'closesOn', '_status'],
    hidden: hiddenUnless('admin', 'editor', 'recruiter'),
    description: 'Open positions. Each has a page of its own with the form to apply.',
  },
  fields: [
    {
      type: 'tabs',
      tabs: [
        {
          label: 'Vacancy',
          fields: [
            { name: 'title', type: 'text', required: true, localized: true, maxLength: 90 },
            {
              name: 'summary',
              type: 'textarea',
              required: true,
              localized: true,
              maxLength: 220,
              admin: { description: 'One or two sentences, shown wherever the vacancy is listed.' },
            },
            { name: 'department', type: 'relationship', relationTo: 'departments', required: true },
            {
              type: 'row',
              fields: [
                {
                  name: 'employmentType',
                  type: 'select',
                  required: true,
                  defaultValue: 'full-time',
                  options: [
                    { label: 'Full-time', value: 'full-time' },
                    { label: 'Part-time', value: 'part-time' },
                    { label: 'Contract', value: 'contract' },
                    { label: 'Internship', value: 'internship' },
                  ],
                },
                {
                  name: 'seniority',
                  type: 'select',
                  required: true,
                  options: [
                    { label: 'Junior', value: 'junior' },
                    { label: 'Middle', value: 'middle' },
                    { label: 'Senior', value: 'senior' },
                    { label: 'Lead', value: 'lead' },
                  ],
                },
                {
                  name: 'workplace',
                  type: 'select',
                  required: true,
                  defaultValue: 'hybrid',
                  options: workplaceOptions,
                },
              ],
            },
            {
              name: 'locations',
              type: 'text',
              hasMany: true,
              admin: { description: 'Cities, such as Chisinau.' },
            },
            {
              name: 'remoteCountries',
              type: 'text',
              hasMany: true,
              admin: {
                condition: (_, sibling) => sibling?.workplace === 'remote',
                description:
                  'Country codes of two letters (MD, RO, ...) where people may work from.',
              },
              validate: (codes) =>
                !codes?.length ||
                (Array.isArray(codes) && codes.every((code) => /^[A-Z]{2}$/.test(String(code)))) ||
                'Give codes of two capital letters, such as MD.',
            },
            salary,
          ],
        },
        {
          label: 'Text',
          fields: [
            { ...text, name: 'about', label: 'About the position', required: true },
            { ...text, name: 'responsibilities' },
            { ...text, name: 'requirements' },
            { ...text, name: 'niceToHave' },
            { ...text, name: 'benefits' },
          ],
        },
        {
          label: 'Process',
          fields: [
            {
              name: 'process',
              label: 'Steps',
              labels: { singular: 'Step', plural: 'Steps' },
              type: 'array',
              admin: { description: 'From the application to the answer, in the order shown.' },
              fields: [
                {
                  type: 'row',
                  fields: [
                    { name: 'title', type: 'text', required: true, localized: true },
                    { name: 'duration', type: 'text', localized: true },
                  ],
                },
                { name: 'text', type: 'textarea', localized: true },
              ],
            },
            {
              name: 'questions',
              type: 'array',
              admin: { description: 'Asked in the application form, besides the usual fields.' },
              fields: [
                { name: 'label', label: 'Question', type: 'text', required: true, localized: true },
                {
                  type: 'row',
                  fields: [
                    {
                      name: 'kind',
                      label: 'Kind of answer',
                      type: 'select',
                      required: true,
                      defaultValue: 'text',
                      options: [
                        { label: 'One line', value: 'text' },
                        { label: 'Several lines', value: 'textarea' },
                        { label: 'Yes or no', value: 'yes-no' },
                        { label: 'A link', value: 'link' },
                      ],
                    },
                    { name: 'required', type: 'checkbox', defaultValue: false },
                  ],
                },
              ],
            },
            {
              name: 'recruiter',
              type: 'relationship',
              relationTo: 'employees',
              admin: { description: 'Shown on the page as the person to talk to.' },
            },
          ],
        },
      ],
    },
    {
      name: 'postedOn',
      type: 'date',
      required: true,
      index: true,
      defaultValue: () => new Date().toISOString(),
      admin: {
        ...sidebarDay,
        description: 'Newer vacancies are listed first.',
      },
    },
    {
      name: 'closesOn',
      type: 'date',
      index: true,
      admin: {
        ...sidebarDay,
        description: 'The last day for applications. Empty: open until filled.',
      },
      validate: (value, { siblingData }) => {
        const { postedOn } = siblingData as { postedOn?: string }
        return (
          !value ||
          !postedOn ||
          new Date(value) >= new Date(postedOn) ||
          'It closes before it opens.'
        )
      },
    },
    {
      name: 'firstPublishedAt',
      type: 'date',
      index: true,
      // Determines what is new for job alerts; unlike `postedOn`, staff cannot set it.
      admin: { hidden: true },
      hooks: {
        beforeChange: [
          ({ value, data }) =>
            value ?? (data?._status === 'published' ? new Date().toISOString() : value),
        ],
      },
    },
    pageSlug(),
  ],
}

function validateSalaryMaximum(
  max: number | null | undefined,
  { siblingData }: { siblingData: { min?: number | null } },
): string | true {
  if (max === null || max === undefined) return true
  if (max < 0) return 'A salary cannot be negative.'
  return siblingData.min == null || siblingData.min <= max || 'The maximum is below the minimum.'
}
