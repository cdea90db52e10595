import type { FileRule } from '@vitrina/content/documents/document-kinds.ts'
import { m } from '~/paraglide/messages.js'
import { mayBeOf } from '~/ui/form/files/check-files.ts'
import { wrongKind } from '~/ui/form/files/wrong-file.ts'
import type { Fault } from './judge/verdict.ts'

/** The error message for a rejected file: why, and what to do about it. */
export function sayFault(fault: Fault, name: string, rule: FileRule): string {
  switch (fault) {
    case 'wrongKind':
      return wrongKind(name, rule)
    case 'unknownKind':
      // For a broken PDF, do not suggest a PDF.
      return /\.[^.]+$/.test(name) && mayBeOf(rule.kinds, name)
        ? m.file_damaged({ name })
        : wrongKind(name, rule)
    case 'damaged':
      return m.file_damaged({ name })
    case 'protected':
      return m.file_protected({ name })
    case 'macros':
      return m.file_macros({ name })
    case 'scripts':
      return m.file_scripts({ name })
    case 'remote':
      return m.file_remote({ name })
    case 'program':
      return m.file_program({ name })
    case 'infected':
      return m.file_infected({ name })
    case 'mixed':
      return m.file_mixed({ name })
    case 'oversized':
      return m.file_oversized({ name })
  }
}
