import { Fragment } from 'react'
import { Text } from 'react-email'
import { MailLayout, mailStyles } from '../mail-layout.tsx'
import type { ApplicationStepMailData } from '../templates.ts'

/** To somebody who has applied: what staff write when they move the application on. */
export function ApplicationStep({ subject, text, reference, company }: ApplicationStepMailData) {
  const paragraphs = text.trim().split(/\n\s*\n/)
  return (
    <MailLayout company={company} heading={subject} preview={paragraphs[1] ?? paragraphs[0] ?? ''}>
      {paragraphs.map((paragraph, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: written once, never reordered
        <Text key={place} style={mailStyles.text}>
          {paragraph.split('\n').map((line, number) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: written once, never reordered
            <Fragment key={number}>
              {number > 0 && <br />}
              {line}
            </Fragment>
          ))}
        </Text>
      ))}
      <Text style={mailStyles.quiet}>Your reference is {reference}.</Text>
    </MailLayout>
  )
}
