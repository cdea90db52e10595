import { faqId, faqPath, searchPath, servicesPath } from '@vitrina/content/paths.ts'
import { type MouseEvent, useEffect, useRef } from 'react'
import { Link, useLocation, useNavigate } from 'react-router'
import { m } from '~/paraglide/messages.js'
import { Icon } from '~/ui/action/icon.tsx'
import { PageLink } from '~/ui/action/page-link.tsx'
import { CompanyMark } from './header.tsx'
import { LanguageLine } from './languages.tsx'
import type { LayoutContent } from './layout.server.ts'

type Props = Pick<LayoutContent, 'company' | 'footer' | 'languages'> & { years: string }

export function Footer({ company, footer, languages, years }: Props) {
  return (
    <footer className="footer">
      <div className="container">
        <div className="footer-top">
          <div className="footer-company">
            <CompanyMark company={company} onDark />
            <p className="footer-tagline">{company.tagline}</p>
          </div>
          {company.contactLines.length > 0 && <ContactLines lines={company.contactLines} />}
          {footer.map((category) => (
            <Category key={category.title} {...category} />
          ))}
        </div>
        <div className="footer-bottom">
          <p>
            {m.footer_copyright({
              years,
              company: company.name,
            })}
          </p>
          <FaqLink />
          <PageLink to={searchPath}>{m.search_title()}</PageLink>
          <LanguageLine languages={languages} />
          {company.socialLinks.length > 0 && <SocialLinks links={company.socialLinks} />}
        </div>
      </div>
    </footer>
  )
}

function ContactLines({ lines }: { lines: Props['company']['contactLines'] }) {
  return (
    <section className="footer-contact" aria-labelledby="footer-contact">
      <h2 id="footer-contact">{m.footer_contact()}</h2>
      <address>
        <ul>
          {lines.map(({ icon, title, href }) => (
            <li key={title}>
              <Icon name={icon} />
              {href ? <PageLink to={href}>{title}</PageLink> : <span>{title}</span>}
            </li>
          ))}
        </ul>
      </address>
    </section>
  )
}

function Category({ title, items }: Props['footer'][number]) {
  return (
    <nav aria-label={title}>
      <h2>{title}</h2>
      <ul>
        {items.map((item) => (
          <li key={item.title}>
            <PageLink to={item.link} newTab={item.external}>
              {item.title}
            </PageLink>
          </li>
        ))}
      </ul>
    </nav>
  )
}

function SocialLinks({ links }: { links: Props['company']['socialLinks'] }) {
  return (
    <ul className="footer-social">
      {links.map(({ icon, label, link }) => (
        <li key={link}>
          <PageLink to={link} newTab className="icon-button">
            <Icon name={icon} />
            <span className="visually-hidden">{label}</span>
          </PageLink>
        </li>
      ))}
    </ul>
  )
}

/** Between showing the services page and scrolling to its questions, in milliseconds. */
const scrollDelay = 100

function FaqLink() {
  const navigate = useNavigate()
  const { key, pathname } = useLocation()
  const followedFrom = useRef<string>(undefined)
  useEffect(() => {
    if (followedFrom.current === undefined || followedFrom.current === key) return
    followedFrom.current = undefined
    if (pathname !== servicesPath) return
    setTimeout(() => document.getElementById(faqId)?.scrollIntoView(), scrollDelay)
  }, [key, pathname])
  const follow = (event: MouseEvent) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
    event.preventDefault()
    followedFrom.current = key
    navigate(servicesPath)
  }
  return (
    <Link to={faqPath} onClick={follow}>
      {m.footer_faq()}
    </Link>
  )
}
