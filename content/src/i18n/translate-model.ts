import {
  type Block,
  type CollectionConfig,
  type Field,
  formatLabels,
  type GlobalConfig,
  type Tab,
} from 'payload'
import { changeModel } from '../publishing/drafts.ts'
import { inEveryLanguage, translateIfKnown } from './translate.ts'
import { readLabel } from './translator.ts'

/** Translates the model, which is written in English for readability, to the user's language. */
export const translateModel = changeModel(() => true, translateCollection, translateGlobal)

function translateCollection(collection: CollectionConfig): CollectionConfig {
  const labels = { ...sentenceLabels(collection.slug), ...collection.labels }
  return {
    ...collection,
    labels: { singular: readByServer(labels.singular), plural: readByServer(labels.plural) },
    admin: translateAdmin(collection.admin),
    fields: collection.fields.map(translateField),
  }
}

function translateGlobal(global: GlobalConfig): GlobalConfig {
  return {
    ...global,
    label: translated(global.label ?? sentenceCase(global.slug)),
    admin: translateAdmin(global.admin),
    fields: global.fields.map(translateField),
  }
}

type AnyField = {
  type: string
  name?: string
  label?: unknown
  labels?: { singular?: unknown; plural?: unknown }
  admin?: object
  options?: unknown[]
  fields?: Field[]
  tabs?: Tab[]
  blocks?: Block[]
  validate?: Validate
}

type Reader = { i18n: { language: string } }

type Validate = (value: unknown, context: { req?: Partial<Reader> }) => unknown | Promise<unknown>

/** Also for fields of blocks in rich text, which are no part of the model's own. */
export function translateField(field: Field): Field {
  const given = field as AnyField
  const label = given.label ?? (given.name && sentenceCase(given.name))
  return {
    ...given,
    ...(label !== undefined && { label: readByServer(label) }),
    ...(['array', 'blocks'].includes(given.type) && { labels: rowLabels(given) }),
    ...(given.admin && { admin: translateAdmin(given.admin) }),
    ...(given.options && { options: given.options.map(translateOption) }),
    ...(given.validate && { validate: translateMessages(given.validate) }),
    ...(given.fields && { fields: given.fields.map(translateField) }),
    ...(given.tabs && { tabs: given.tabs.map(translateTab) }),
    ...(given.blocks && { blocks: given.blocks.map(translateBlock) }),
  } as Field
}

function translateBlock(block: Block): Block {
  const { singular, plural } = { ...sentenceLabels(block.slug), ...block.labels }
  return {
    ...block,
    labels: { singular: translated(singular), plural: translated(plural) } as Block['labels'],
    fields: block.fields.map(translateField),
  }
}

/** A tab has the same properties as a field, and its own form of label. */
const translateTab = (tab: Tab) =>
  ({ ...translateField(tab as unknown as Field), label: translated(tab.label) }) as Tab

/** Labels of one row, for the “Add …” button below a list. */
function rowLabels({ name = '', labels, label }: AnyField): AnyField['labels'] {
  const made = sentenceLabels(name)
  return {
    singular: translated(labels?.singular ?? made.singular),
    plural: translated(labels?.plural ?? (typeof label === 'string' ? label : made.plural)),
  }
}

function translateAdmin<Admin extends object | undefined>(admin: Admin): Admin {
  if (!admin) return admin
  const texts = ['description', 'group', 'placeholder'].flatMap((key) => {
    const value = (admin as Record<string, unknown>)[key]
    return value ? [[key, translated(value)]] : []
  })
  return { ...admin, ...Object.fromEntries(texts) }
}

function translateOption(option: unknown): unknown {
  if (typeof option !== 'object' || option === null || !('label' in option)) return option
  return { ...option, label: translated(option.label) }
}

/** Translates the English messages of a validation to the language of the request. */
function translateMessages(validate: Validate): Validate {
  return async (value, context) => {
    const result = await validate(value, context)
    return typeof result === 'string'
      ? translateIfKnown(result, context.req?.i18n?.language ?? 'en')
      : result
  }
}

/** Plugins have their own texts, as functions or in several languages; they are left unchanged. */
function translated<Label>(label: Label): Label | Record<string, string> {
  return typeof label === 'string' ? inEveryLanguage(label) : label
}

/** Parts of Payload render “[object Object]” unless the server resolves the label. */
function readByServer<Label>(label: Label): Label | ((reader: Reader) => string) {
  if (typeof label !== 'string') return label
  const texts = inEveryLanguage(label)
  return ({ i18n }) => readLabel(texts, i18n.language)
}

/** “closesOn” becomes “Closes on”, not Payload's “Closes On”. */
export function sentenceCase(name: string): string {
  const words = name.replace(/([a-z])([A-Z])|-/g, '$1 $2').toLowerCase()
  return words.charAt(0).toUpperCase() + words.slice(1)
}

function sentenceLabels(name: string): { singular: string; plural: string } {
  const { singular, plural } = formatLabels(name)
  return { singular: sentenceCase(singular), plural: sentenceCase(plural) }
}
