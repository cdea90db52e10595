import type { Wording } from '../i18n/translate.ts'

type Question = {
  name: string
  part: 'need' | 'time' | 'person'
  /** Determines the control, the rule, the storage and the format of the answer. */
  kind:
    | 'line'
    | 'text'
    | 'choice'
    | 'services'
    | 'files'
    | 'slot'
    | 'name'
    | 'email'
    | 'phone'
    | 'consent'
  required?: true
  min?: number
  max?: number
  /** Of a choice: the field of the hire-us page in which staff edit the choices. */
  choices?: string
  autoComplete?: string
}

/** The translations are in the form that 20 needs; other numbers may need another. */
export const minMessage = 20

/**
 * The questions of the consultation form, in its order. The form, its validation, stored fields,
 * staff email, CSV export and error order derive from them; texts: `questions.tsx` of the site.
 */
export const questions = [
  { name: 'message', part: 'need', kind: 'text', required: true, min: minMessage, max: 5_000 },
  { name: 'services', part: 'need', kind: 'services' },
  { name: 'budget', part: 'need', kind: 'choice', choices: 'budgets' },
  { name: 'timeline', part: 'need', kind: 'choice', choices: 'timelines' },
  { name: 'attachments', part: 'need', kind: 'files' },
  { name: 'slot', part: 'time', kind: 'slot' },
  { name: 'name', part: 'person', kind: 'name', required: true },
  { name: 'email', part: 'person', kind: 'email', required: true },
  { name: 'company', part: 'person', kind: 'line', max: 160, autoComplete: 'organization' },
  { name: 'phone', part: 'person', kind: 'phone' },
  { name: 'consent', part: 'person', kind: 'consent', required: true },
] as const satisfies readonly Question[]

export type ConsultationQuestion = (typeof questions)[number]
export type QuestionName = ConsultationQuestion['name']
export type ChoiceList = Extract<ConsultationQuestion, { choices: string }>['choices']

/** For staff: in the admin and as the headings of the CSV columns. Browsers of visitors do not load them. */
export const staffLabels: Record<QuestionName, Wording> = {
  message: 'Message',
  services: 'Services',
  budget: 'Budget',
  timeline: 'Timeline',
  attachments: 'Attachments',
  slot: 'Appointment',
  name: 'Name',
  email: 'Email',
  company: 'Company',
  phone: 'Phone',
  consent: 'Consent',
}

/** The question as a plain `Question`, with all optional properties. */
export const questionList: readonly AnyQuestion[] = questions

type AnyQuestion = Question & { name: QuestionName; choices?: ChoiceList }

/** The lists of choices, in the order of the form. A function, so that browsers do not load it. */
export const choiceLists = () => questionList.flatMap(({ choices }) => choices ?? [])

/** Stored for this form only, short answers first. A function, so that browsers do not load it. */
export function ownQuestions(): OwnQuestion[] {
  return questionList
    .filter(({ kind }) => ['line', 'text', 'choice', 'services', 'files'].includes(kind))
    .sort((one, other) => rank(one) - rank(other))
    .map((question) => ({ ...question, label: staffLabels[question.name] }))
}

export type OwnQuestion = AnyQuestion & { label: Wording }

function rank({ kind, part }: Question): number {
  if (kind === 'files') return 3
  if (kind === 'text') return 2
  return part === 'person' ? 0 : 1
}

/** Max characters of the message that staff add when they move or cancel a call. */
export const maxStaffMessage = 1_000
