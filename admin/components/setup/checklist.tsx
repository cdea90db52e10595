import { hasRole } from '@vitrina/content/staff/access.ts'
import { ActionButton } from '../action-button.tsx'
import type { Viewer } from '../dashboard/card.tsx'
import { MissingSettings } from './missing-settings.tsx'
import type { Step } from './steps.tsx'
import './setup.css'

/** What is missing for people to reach the company, and the steps that make the site its own. */
export async function Checklist({ steps, viewer }: { steps: Step[]; viewer: Viewer }) {
  const { req, t } = viewer
  return (
    <>
      <MissingSettings {...viewer} />
      {steps.length > 0 && (
        <section className="summary__card checklist">
          <h2 className="summary__title">
            {t('Make the site yours')}
            <span className="summary__count">{steps.length}</span>
          </h2>
          <ul>
            {steps.map(({ title, text, values, action, details }) => (
              <li className="checklist__item" key={title}>
                <div className="checklist__text">
                  <strong>{t(title)}</strong>
                  <p>{t(text, values)}</p>
                  {details}
                </div>
                {action}
              </li>
            ))}
          </ul>
          {hasRole(req.user, 'admin') && (
            <ActionButton
              body={{ step: 'dismissed' }}
              done="The list is hidden."
              label="Hide this list"
              path="globals/setup/done"
            />
          )}
        </section>
      )}
    </>
  )
}
