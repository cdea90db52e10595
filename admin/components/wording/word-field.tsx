'use client'
import { TextareaField, useLocale } from '@payloadcms/ui'
import type { TextareaFieldClientProps } from 'payload'

type Props = TextareaFieldClientProps & { builtIn: Record<string, string> }

/** Shows the built-in text, in the language that is edited, while the field is empty. */
export function WordField({ builtIn, ...props }: Props) {
  const { field } = props
  const placeholder = builtIn[useLocale().code]
  return <TextareaField {...props} field={{ ...field, admin: { ...field.admin, placeholder } }} />
}
