import type { FileRule } from '@vitrina/content/documents/document-kinds.ts'
import { z } from 'zod'
import { checkFiles } from './check-files.ts'

/** The files of a field, for the check before sending; what is in them is the server's to judge. */
export function filesSchema(rule: FileRule) {
  return z
    .array(z.file())
    .default([])
    .superRefine((files, context) => {
      const message = checkFiles(files, rule)
      if (message) context.addIssue({ code: 'custom', message })
    })
}
