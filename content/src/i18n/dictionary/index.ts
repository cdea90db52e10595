import { answering } from './answering.ts'
import { choices } from './choices.ts'
import { descriptions } from './descriptions.ts'
import { entities } from './entities.ts'
import { fields } from './fields.ts'
import { inbox } from './inbox.ts'
import { messages } from './messages.ts'
import { person } from './person.ts'
import { screens } from './screens.ts'

/** All our texts in the admin app, by their English text. */
export const dictionary = {
  ...entities,
  ...fields,
  ...choices,
  ...descriptions,
  ...messages,
  ...screens,
  ...person,
  ...inbox,
  ...answering,
}
