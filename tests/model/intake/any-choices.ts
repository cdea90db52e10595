import { type ChoiceList, choiceLists } from '@vitrina/content/consultations/fields.ts'
import type { Choice } from '@vitrina/content/consultations/submit.ts'

/** A choice in every list that the hire-us page requires. */
export const anyChoices = Object.fromEntries(
  choiceLists().map((list) => [list, [{ value: 'any', label: 'Any' }]]),
) as Record<ChoiceList, Choice[]>
