import { answering } from './answering.ts'
import { choices } from './choices.ts'
import { descriptions } from './descriptions.ts'
import { entities } from './entities.ts'
import { fields } from './fields.ts'
import { inbox } from './inbox.ts'
import { messages } from './messages.ts'
import { person } from './person.ts'
import { screens } from './screens.ts'

/** Every text of the admin that is ours, by its English wording. */
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
