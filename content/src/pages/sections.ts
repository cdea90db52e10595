import type {
  ArrayField,
  Field,
  GlobalConfig,
  GlobalSlug,
  GroupField,
  SelectField,
  TextField,
} from 'payload'
import { leadField, listField, requiredText, selectField } from '../fields/common-fields.ts'
import { globalDrafts } from '../publishing/drafts.ts'
import { globalAccess, hiddenUnless } from '../staff/access.ts'

export function pageGlobal(
  slug: GlobalSlug,
  label: string,
  description: string,
  fields: Field[],
): GlobalConfig {
  return {
    slug,
    label,
    access: globalAccess('admin', 'editor'),
    versions: globalDrafts,
    admin: { group: 'Pages', hidden: hiddenUnless('admin', 'editor'), description },
    fields,
  }
}

export function sectionOrderField(labels: Record<string, string>): SelectField {
  return selectField('sections', labels, {
    label: 'Order of sections',
    hasMany: true,
    required: false,
    defaultValue: Object.keys(labels),
    admin: {
      isSortable: true,
      description: 'Drag them into order. A section that is left out is not shown.',
    },
  })
}

export function textSectionsField(name: string, description: string, label?: string): ArrayField {
  return listField(
    name,
    { label, labels: { singular: 'Section', plural: 'Sections' }, description },
    [requiredText('title'), { name: 'text', type: 'textarea', required: true, localized: true }],
  )
}

export function headingAndLeadField(name: string, label: string, more: Field[] = []): GroupField {
  return { name, label, type: 'group', fields: [requiredText('heading'), leadField, ...more] }
}

/** When visitors who send the form of a page hear from the company. */
export const answerTimeField: TextField = {
  ...requiredText('answerTime'),
  admin: { description: 'How soon people hear from us, such as “within one working day”.' },
}
