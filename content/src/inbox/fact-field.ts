const Field = '@vitrina/admin/components/inbox/fact.tsx#Fact'

/**
 * Shows a read-only field as text with links instead of a disabled input. Spread into the `admin`
 * of submitted fields.
 */
export const fact = { readOnly: true, components: { Field } }

/** Same for a choice of the hire-us form: the value is stored and the label is shown. */
export function choiceOf(choices: 'budgets' | 'timelines') {
  return { readOnly: true, components: { Field: { path: Field, serverProps: { choices } } } }
}
