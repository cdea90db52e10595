import { Text } from 'react-email'
import { mailStyles } from './mail-layout.tsx'
import { greetingName } from './safe-text.ts'

/** The first line of a mail to an address that nobody may have confirmed. */
export function Greeting({ name }: { name: string }) {
  const safeName = greetingName(name)
  return <Text style={mailStyles.text}>{safeName ? `Dear ${safeName},` : 'Hello,'}</Text>
}
