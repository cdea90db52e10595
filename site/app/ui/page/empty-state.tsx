import type { ReactNode } from 'react'

type EmptyStateProps = { title: string; children?: ReactNode; action?: ReactNode }

/** States that a list is empty, and what to do about it. */
export function EmptyState({ title, children, action }: EmptyStateProps) {
  return (
    <div className="empty-state">
      <p className="text-subheading">{title}</p>
      {children && <div className="lead">{children}</div>}
      {action && <div className="actions">{action}</div>}
    </div>
  )
}
