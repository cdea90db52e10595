import { type CSSProperties, Fragment, type ReactNode } from 'react'
import {
  Body,
  Column,
  Container,
  Head,
  Heading,
  Hr,
  Html,
  Img,
  Link,
  Preview,
  Row,
  Section,
  Text,
} from 'react-email'
import type { EmailColours } from '../brand/mark.ts'
import { localizedPath } from '../i18n/languages.ts'
import type { EmailWording } from '../i18n/translate.ts'
import { m } from '../paraglide/messages.js'
import type { Locale, MessagePart } from '../paraglide/runtime.js'
import { emailLogoPath } from '../paths.ts'
import { type EmailCompany, staffLanguage, staffText } from './recipients.ts'
import { greetingName } from './safe-text.ts'

export type SubmissionEmailData = {
  reference: string
  company: EmailCompany
  person: { name: string; email: string }
}

/** An email to a visitor, in a language. */
export type Localized<Data> = Data & { locale: Locale }

/** In the form's order. Only for staff: an unconfirmed address must get no third-party text. */
export type AnswersInEmail = Array<{ label: string; value: string }>

const colours: EmailColours = {
  paper: '#FAF9F5',
  surface: '#FFFFFF',
  ink: '#14211C',
  quiet: '#55635C',
  line: '#E3E1D8',
  brand: '#0E5A43',
}
/** Email clients know no custom properties: the default colours in styles become the brand's. */
export function inBrandColours(html: string, brand: EmailColours | undefined): string {
  if (!brand) return html
  const byDefault = new Map(
    Object.entries(colours).map(([name, colour]) => [colour, brand[name as keyof EmailColours]]),
  )
  return html.replace(/ style="[^"]*"/g, (style) =>
    style.replace(/#[\dA-F]{6}/gi, (colour) => byDefault.get(colour.toUpperCase()) ?? colour),
  )
}

const fontFamily = 'Onest, -apple-system, "Segoe UI", Roboto, Helvetica, Arial, sans-serif'

export const emailStyles = {
  text: {
    color: colours.ink,
    fontSize: '16px',
    lineHeight: '26px',
    margin: '0 0 16px',
    // Addresses without spaces would make the email wider than a phone.
    wordBreak: 'break-word',
  },
  quiet: { color: colours.quiet, fontSize: '14px', lineHeight: '22px', margin: '0 0 4px' },
  link: { color: colours.brand },
} as const

export const emailButton = {
  backgroundColor: colours.brand,
  borderRadius: '8px',
  color: colours.surface,
  fontSize: '16px',
  fontWeight: 600,
  padding: '14px 22px',
} as const

const styles = {
  sender: { color: colours.brand, fontSize: '20px', fontWeight: 650, margin: '0 0 16px' },
  logo: { margin: '0 0 16px' },
  card: {
    backgroundColor: colours.surface,
    border: `1px solid ${colours.line}`,
    borderRadius: '12px',
    padding: '32px',
  },
  heading: {
    color: colours.ink,
    fontSize: '26px',
    lineHeight: '32px',
    fontWeight: 600,
    margin: '0 0 20px',
  },
}

type LayoutProps = {
  locale?: Locale
  preview: string
  heading: string
  company: EmailCompany
  children: ReactNode
}

/** Layout of all emails: company name, message and contact details. */
export function EmailLayout({ locale, preview, heading, company, children }: LayoutProps) {
  return (
    <Html lang={locale ?? staffLanguage}>
      <Head>
        <meta name="viewport" content="width=device-width, initial-scale=1" />
      </Head>
      <Preview>{preview}</Preview>
      <Body style={{ backgroundColor: colours.paper, fontFamily, margin: 0, padding: '32px 0' }}>
        <Container style={{ maxWidth: '600px', padding: '0 20px' }}>
          <Sender {...company} />
          <Section style={styles.card}>
            <Heading as="h1" style={styles.heading}>
              {heading}
            </Heading>
            {children}
          </Section>
          <Hr style={{ borderColor: colours.line, margin: '32px 0 16px' }} />
          <Text style={emailStyles.quiet}>
            <Link href={siteUrlIn(company, locale)} style={emailStyles.link}>
              {company.name}
            </Link>
            {company.phone && ` · ${company.phone}`}
            {company.email && ' · '}
            {company.email && (
              <Link href={`mailto:${company.email}`} style={emailStyles.link}>
                {company.email}
              </Link>
            )}
          </Text>
        </Container>
      </Body>
    </Html>
  )
}

/** The logo, and the company's name unless that is in the logo. */
function Sender({ name, siteUrl, brand }: EmailCompany) {
  if (!brand) return <Text style={styles.sender}>{name}</Text>
  const { isWordmark, ...size } = brand.logo
  const logo = <Img src={siteUrl + emailLogoPath} alt={isWordmark ? name : ''} {...size} />
  if (isWordmark) return <Section style={styles.logo}>{logo}</Section>
  return (
    <Row style={styles.logo}>
      <Column style={{ width: size.width + 12 }}>{logo}</Column>
      <Column style={{ ...styles.sender, margin: 0 }}>{name}</Column>
    </Row>
  )
}

/** The home page in the language of the email. */
const siteUrlIn = ({ siteUrl }: EmailCompany, locale: Locale | undefined) =>
  siteUrl + localizedPath('/', locale).replace(/\/$/, '')

export function Paragraph({ children }: { children: ReactNode }) {
  return <Text style={emailStyles.text}>{children}</Text>
}

/** First line of an email to an address that may be unconfirmed. */
export function Greeting({ name, locale }: Localized<{ name: string }>) {
  const safeName = greetingName(name)
  return (
    <Paragraph>
      {safeName
        ? m.email_greeting({ name: safeName }, { locale })
        : m.email_greeting_without_name({}, { locale })}
    </Paragraph>
  )
}

type Render = (text: string) => ReactNode

/** A message with markup: `render` gives the elements of its tags, which are not nested. */
export function Markup({
  parts,
  render,
}: {
  parts: MessagePart[]
  render: Record<string, Render>
}) {
  const pieces: { tag?: string; text: string }[] = [{ text: '' }]
  for (const part of parts) {
    const last = pieces.at(-1)
    if (part.type === 'text' && last) last.text += part.value
    else pieces.push({ tag: part.type === 'markup-start' ? part.name : undefined, text: '' })
  }
  return pieces.map(({ tag, text }, place) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: written once, never reordered
    <Fragment key={place}>{tag ? render[tag]?.(text) : text}</Fragment>
  ))
}

/** A text for staff with elements for its `{name}` placeholders. */
export function StaffText(props: { wording: EmailWording; values: Record<string, ReactNode> }) {
  return staffText(props.wording)
    .split(/\{(\w+)\}/)
    .map((piece, place) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: written once, never reordered
      <Fragment key={place}>{place % 2 === 1 ? props.values[piece] : piece}</Fragment>
    ))
}

export const strong: Render = (text) => <strong>{text}</strong>

export const linkTo =
  (href: string, style: CSSProperties = emailStyles.link): Render =>
  (text) => (
    <Link href={href} style={style}>
      {text}
    </Link>
  )

/** A text with its line breaks. */
export function Lines({ text }: { text: string }) {
  return text.split('\n').map((line, number) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: written once, never reordered
    <Fragment key={number}>
      {number > 0 && <br />}
      {line}
    </Fragment>
  ))
}

/** Submitted fields with their labels. */
export function Answers({ answers }: { answers: AnswersInEmail }) {
  return answers.map(({ label, value }) => (
    <Section key={label}>
      <Text style={emailStyles.quiet}>{label}</Text>
      <Text style={emailStyles.text}>
        <Lines text={value} />
      </Text>
    </Section>
  ))
}
