'use client'

import { TextField, useConfig, useLocale } from '@payloadcms/ui'
import type { TextFieldClientComponent } from 'payload'

/** Hidden in the default language, whose address is the slug itself. */
export const TranslatedSlug: TextFieldClientComponent = (props) => {
  const { code } = useLocale()
  const { localization } = useConfig().config
  return localization && code === localization.defaultLocale ? null : <TextField {...props} />
}
