import type { CollectionSlug, Field, TextField } from 'payload'
import { sentenceCase } from '../i18n/translate-model.ts'
import { collectionsWithPages, fixedPages } from '../paths.ts'
import { selectField } from './common-fields.ts'

type Sibling = { [field: string]: unknown; kind?: 'address' | 'page' | 'document' | null }

/**
 * Where an entry of a menu or a button leads. `text` names the field with its text: without one,
 * there is no link. `address` names the field with an address.
 */
export function linkFields({ text = 'label', address = 'address' } = {}): Field[] {
  const isKind = (kind: Sibling['kind']) => (_data: unknown, sibling: Sibling) =>
    Boolean(sibling[text]) && (sibling.kind ?? 'address') === kind
  const addressField: TextField = {
    name: address,
    label: 'Address',
    type: 'text',
    required: true,
    validate: validateLink,
    admin: {
      condition: isKind('address'),
      description: 'A path such as /services, or a whole address.',
    },
  }
  return [
    selectField(
      'kind',
      { address: 'An address', page: 'A page of the site', document: 'A document' },
      {
        label: 'Leads to',
        required: false,
        defaultValue: 'address',
        admin: { isClearable: false },
      },
    ),
    selectField('page', Object.fromEntries(fixedPages.map((id) => [id, sentenceCase(id)])), {
      label: 'Page',
      admin: { condition: isKind('page') },
    }),
    {
      name: 'document',
      type: 'relationship',
      relationTo: collectionsWithPages() as CollectionSlug[],
      required: true,
      admin: {
        condition: isKind('document'),
        description: 'While it is not published, there is no link.',
      },
    },
    addressField,
  ]
}

function validateLink(value: unknown): string | true {
  const link = String(value ?? '')
  const protocol = URL.parse(link)?.protocol ?? ''
  if (/^\/(?!\/)/.test(link) || /^(https?|mailto|tel):$/.test(protocol)) return true
  return 'Give a path that starts with a slash, or a whole address.'
}
