import { Section, Text } from 'react-email'
import { mailStyles } from './mail-layout.tsx'
import type { ConsultationMailData } from './templates.ts'

/** What somebody told us, label by label. */
export function Answers({ answers }: Pick<ConsultationMailData, 'answers'>) {
  return answers.map(({ label, value }) => (
    <Section key={label}>
      <Text style={mailStyles.quiet}>{label}</Text>
      <Text style={mailStyles.answer}>{value}</Text>
    </Section>
  ))
}
