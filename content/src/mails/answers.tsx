import { Fragment } from 'react'
import { Section, Text } from 'react-email'
import { mailStyles } from './mail-layout.tsx'
import type { AnswersInMail } from './templates.ts'

/** What somebody told us, label by label. */
export function Answers({ answers }: { answers: AnswersInMail }) {
  return answers.map(({ label, value }) => (
    <Section key={label}>
      <Text style={mailStyles.quiet}>{label}</Text>
      <Text style={mailStyles.text}>
        {value.split('\n').map((line, number) => (
          // The lines of an answer have nothing but their place.
          // biome-ignore lint/suspicious/noArrayIndexKey: written once, never reordered
          <Fragment key={number}>
            {number > 0 && <br />}
            {line}
          </Fragment>
        ))}
      </Text>
    </Section>
  ))
}
