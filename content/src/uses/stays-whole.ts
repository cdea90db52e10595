import type { Relation } from './relations.ts'

/**
 * Relations that do not keep a document from being removed, because everything stays whole without
 * it, by design. Every other relation does: what staff have chosen to be seen on a page is taken
 * out of it first, knowingly.
 */
const staysWhole: Record<string, string> = {
  'redirects.to.reference': 'An old address whose page is gone says “not found”, which is true.',
  'careers.recruiter': 'A vacancy names its contact only when there is one.',
  'testimonials.project':
    'A quote is complete without its project; each names the other, so both ways would hold fast.',
  'consultation-requests.services':
    'What somebody asked for is history: it does not keep a service on offer.',
  'consultation-requests.appointment.consultant':
    'Who has talked to people may leave all the same; who still will is booked no more.',
  'job-alerts.departments':
    'Whoever waited for a department that is gone hears of the others, and can end that.',
  'applications.vacancy': 'A vacancy may end although people have applied.',
}

/** Whether a document may go although it is used there. */
export function staysWholeWithout({ owner, path }: Pick<Relation, 'owner' | 'path'>): boolean {
  const name = 'collection' in owner ? owner.collection : owner.global
  return `${name}.${path}` in staysWhole
}
