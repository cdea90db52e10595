const Field = '@vitrina/admin/components/inbox/fact.tsx#Fact'

/**
 * How a field looks that staff only read: as text with links, not as an input that refuses. Spread
 * into the `admin` of what visitors have sent.
 */
export const fact = { readOnly: true, components: { Field } }

/** The same for a choice of the hire-us form, of which the value is kept and the label is read. */
export function choiceOf(choices: 'budgets' | 'timelines') {
  return { readOnly: true, components: { Field: { path: Field, serverProps: { choices } } } }
}
