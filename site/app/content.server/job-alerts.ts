import { findForVisitor } from './payload.ts'

export type AlertDepartment = { id: number; slug: string; title: string }

/** The departments available for job alerts, in the company's order. */
export function getAlertDepartments(): Promise<AlertDepartment[]> {
  return findForVisitor('departments', {
    limit: 60,
    sort: 'order',
    select: { slug: true, title: true },
  })
}
