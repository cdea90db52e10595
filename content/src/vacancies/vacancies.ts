import type { GroupField } from 'payload'
import {
  listField,
  referenceField,
  requiredText,
  row,
  selectField,
  sidebarDayField,
  summaryField,
  tabs,
  textsField,
} from '../fields/common-fields.ts'
import { contentCollection } from '../publishing/content-collection.ts'
import { pageSlug, translatedSlug } from '../publishing/slug.ts'
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
    row(
      { ...amount, name: 'min', label: 'From' },
      { ...amount, name: 'max', label: 'Up to', validate: validateSalaryMaximum },
      {
        name: 'currency',
        type: 'select',
        defaultValue: 'EUR',
        options: ['EUR', 'USD', 'MDL', 'RON'],
      },
      selectField(
        'period',
        { month: 'A month', year: 'A year', hour: 'An hour' },
        { required: undefined, defaultValue: 'month' },
      ),
      { name: 'shown', label: 'Shown on the site', type: 'checkbox', defaultValue: true },
    ),
  ],
}

const text = { type: 'richText', localized: true } as const

/** A vacancy: the pages behind `/careers/{id}`. */
export const Vacancies = contentCollection({
  slug: 'vacancies',
  labels: { singular: 'Vacancy', plural: 'Vacancies' },
  access: contentAccess('admin', 'editor', 'recruiter'),
  defaultSort: '-postedOn',
  admin: {
    group: 'People',
    useAsTitle: 'title',
    defaultColumns: ['title', 'department', 'workplace', 'closesOn', '_status'],
    hidden: hiddenUnless('admin', 'editor', 'recruiter'),
    description: 'Open positions. Each has a page of its own with the form to apply.',
  },
  fields: [
    tabs({
      Vacancy: [
        requiredText('title', undefined, 90),
        summaryField(220, 'One or two sentences, shown wherever the vacancy is listed.'),
        { name: 'department', type: 'relationship', relationTo: 'departments', required: true },
        row(
          selectField(
            'employmentType',
            {
              'full-time': 'Full-time',
              'part-time': 'Part-time',
              contract: 'Contract',
              internship: 'Internship',
            },
            { defaultValue: 'full-time' },
          ),
          selectField('seniority', {
            junior: 'Junior',
            middle: 'Middle',
            senior: 'Senior',
            lead: 'Lead',
          }),
          {
            name: 'workplace',
            type: 'select',
            required: true,
            defaultValue: 'hybrid',
            options: workplaceOptions,
          },
        ),
        textsField('locations', 'Cities, such as Chisinau.'),
        {
          name: 'remoteCountries',
          type: 'text',
          hasMany: true,
          admin: {
            condition: (_, sibling) => sibling?.workplace === 'remote',
            description: 'Country codes of two letters (MD, RO, ...) where people may work from.',
          },
          validate: (codes) =>
            !codes?.length ||
            (Array.isArray(codes) && codes.every((code) => /^[A-Z]{2}$/.test(String(code)))) ||
            'Give codes of two capital letters, such as MD.',
        },
        salary,
      ],
      Text: [
        { ...text, name: 'about', label: 'About the position', required: true },
        { ...text, name: 'responsibilities' },
        { ...text, name: 'requirements' },
        { ...text, name: 'niceToHave' },
        { ...text, name: 'benefits' },
      ],
      Process: [
        listField(
          'process',
          {
            label: 'Steps',
            labels: { singular: 'Step', plural: 'Steps' },
            description: 'From the application to the answer, in the order shown.',
          },
          [
            row(requiredText('title'), { name: 'duration', type: 'text', localized: true }),
            { name: 'text', type: 'textarea', localized: true },
          ],
        ),
        listField(
          'questions',
          { description: 'Asked in the application form, besides the usual fields.' },
          [
            requiredText('label', 'Question'),
            row(
              selectField(
                'kind',
                {
                  text: 'One line',
                  textarea: 'Several lines',
                  'yes-no': 'Yes or no',
                  link: 'A link',
                },
                { label: 'Kind of answer', defaultValue: 'text' },
              ),
              { name: 'required', type: 'checkbox', defaultValue: false },
            ),
          ],
        ),
        referenceField('recruiter', 'employees', 'Shown on the page as the person to talk to.'),
      ],
    }),
    sidebarDayField('postedOn', 'Newer vacancies are listed first.', {
      required: true,
      index: true,
      defaultValue: () => new Date().toISOString(),
    }),
    sidebarDayField('closesOn', 'The last day for applications. Empty: open until filled.', {
      index: true,
      validate: (value, { siblingData }) => {
        const { postedOn } = siblingData as { postedOn?: string }
        const isInOrder = !value || !postedOn || new Date(value) >= new Date(postedOn)
        return isInOrder || 'It closes before it opens.'
      },
    }),
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
    translatedSlug,
  ],
})

function validateSalaryMaximum(
  max: number | null | undefined,
  { siblingData }: { siblingData: { min?: number | null } },
): string | true {
  if (max === null || max === undefined) return true
  if (max < 0) return 'A salary cannot be negative.'
  return siblingData.min == null || siblingData.min <= max || 'The maximum is below the minimum.'
}
