import { m } from '~/paraglide/messages.js'
import { PageLink } from '~/ui/action/page-link.tsx'
import { PersonCard } from '~/ui/show/cards.tsx'
import { Stepper } from '~/ui/show/lists.tsx'
import { Heading } from '~/ui/type/text.tsx'
import type { HireUsContent } from './hire-us.server.ts'

type Props = { page: HireUsContent; contact: { email: string; phone: string } }

/** Beside the form: the next steps, the contact person, and how to reach us without the form. */
export function HireUsAside({ page, contact }: Props) {
  return (
    <aside className="hire-us-aside">
      <section>
        <Heading level={2} size="subheading">
          {m.hire_us_next_title()}
        </Heading>
        <Stepper items={page.next} level={3} />
        <p>{page.answerTime}</p>
      </section>
      {page.contactPerson && (
        <section className="hire-us-person">
          <Heading level={2} size="subheading">
            {m.hire_us_person_title()}
          </Heading>
          <PersonCard
            {...page.contactPerson}
            to={`/about-us/${page.contactPerson.slug}`}
            level={3}
            sizes="6rem"
          />
        </section>
      )}
      {(contact.phone || contact.email) && (
        <section>
          <Heading level={2} size="subheading">
            {m.hire_us_contacts_title()}
          </Heading>
          <ul className="hire-us-contacts">
            {contact.phone && (
              <li>
                <PageLink to={`tel:${contact.phone.replace(/[^+\d]/g, '')}`}>
                  {contact.phone}
                </PageLink>
              </li>
            )}
            {contact.email && (
              <li>
                <PageLink to={`mailto:${contact.email}`}>{contact.email}</PageLink>
              </li>
            )}
          </ul>
        </section>
      )}
    </aside>
  )
}
