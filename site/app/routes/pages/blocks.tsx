import { hireUsPath, insightsPath } from '@vitrina/content/paths.ts'
import type { ReactNode } from 'react'
import { m } from '~/paraglide/messages.js'
import { NewVacancies, SelectedProjects, ServiceLines, TeamStrip } from '~/routes/home/sections.tsx'
import { ArticleCard } from '~/routes/insights/article-card.tsx'
import { ButtonLink } from '~/ui/action/button.tsx'
import { ArrowLink } from '~/ui/action/page-link.tsx'
import { CallToTalk as CallToTalkSection, Section } from '~/ui/page/section.tsx'
import { Disclosure, Figures as FigureList, Stepper } from '~/ui/show/lists.tsx'
import { Picture } from '~/ui/show/picture.tsx'
import { fittingSize, Heading, Lead, Prose, Quote } from '~/ui/type/text.tsx'
import type { BlockContent, ShownBlock } from './blocks.server.ts'
import { ForeignFrame, ForeignNotice, Video } from './foreign.tsx'

/** The component of each type of block; its content is from blocks.server.ts. */
const components: {
  [Type in ShownBlock['blockType']]: (block: BlockContent<Type>) => ReactNode
} = {
  hero: Hero,
  text: Text,
  media: Media,
  columns: Columns,
  figures: Figures,
  work: SelectedProjects,
  services: ServiceLines,
  people: TeamStrip,
  testimonials: Testimonials,
  questions: Questions,
  vacancies: NewVacancies,
  articles: Articles,
  callToTalk: CallToTalk,
  consultation: Consultation,
  embed: Embed,
}

export function PageBlock(block: ShownBlock) {
  // The component of this type of block.
  const Component = components[block.blockType] as (block: ShownBlock) => ReactNode
  return <Component {...block} />
}

const wide = '(min-width: 1296px) 1200px, 92vw'

function Hero({ heading, lead, actions, picture, isFirst, lang }: BlockContent<'hero'>) {
  return (
    <header className="page-header page-hero container">
      <Heading level={isFirst ? 1 : 2} lang={lang} size={fittingSize(heading, 'display')}>
        {heading}
      </Heading>
      <div className={picture && 'split'} lang={lang}>
        <div>
          {lead && <Lead>{lead}</Lead>}
          {actions.length > 0 && (
            <div className="actions">
              {actions.map(({ label, to }, index) => (
                <ButtonLink
                  key={label}
                  to={to}
                  size="large"
                  variant={index > 0 ? 'secondary' : undefined}
                >
                  {label}
                </ButtonLink>
              ))}
            </div>
          )}
        </div>
        {picture && (
          <Picture
            image={picture}
            sizes="(min-width: 1296px) 789px, (min-width: 900px) 61vw, 88vw"
            ratio="16:10"
            priority={isFirst}
          />
        )}
      </div>
    </header>
  )
}

function Text({ heading, html, lang }: BlockContent<'text'>) {
  return (
    <Section title={heading} lang={lang} layout={heading ? 'split' : undefined}>
      <Prose html={html} lang={lang} />
    </Section>
  )
}

function Media({ caption, lang, number, ...media }: BlockContent<'media'>) {
  return (
    <Section className="page-media" id={`block-${number}`} aria-label={caption ?? undefined}>
      <figure>
        {'picture' in media && media.picture && <Picture image={media.picture} sizes={wide} />}
        {'video' in media && media.video && <Video {...media.video} />}
        {'provider' in media && media.provider && (
          <ForeignNotice provider={media.provider} poster={media.poster} number={number} />
        )}
        {caption && <figcaption lang={lang}>{caption}</figcaption>}
      </figure>
    </Section>
  )
}

function Columns({ heading, columns, lang }: BlockContent<'columns'>) {
  return (
    <Section title={heading} lang={lang}>
      <ul className="cards page-columns" lang={lang}>
        {columns.map(({ heading: title, text, link }) => (
          <li key={title}>
            <Heading level={heading ? 3 : 2} size="label">
              {title}
            </Heading>
            <p>{text}</p>
            {link && <ArrowLink to={link.to}>{link.label}</ArrowLink>}
          </li>
        ))}
      </ul>
    </Section>
  )
}

function Figures({ heading, figures, lang }: BlockContent<'figures'>) {
  return (
    <Section
      title={heading}
      lang={lang}
      aria-label={heading ? undefined : m.home_figures_label()}
      className="home-figures"
    >
      <FigureList items={figures} />
    </Section>
  )
}

function Testimonials({ head, items }: BlockContent<'testimonials'>) {
  if (items.length === 0) return null
  return (
    <Section {...head}>
      <ul className="cards cards-2 page-quotes">
        {items.map((testimonial) => (
          <li key={testimonial.quote}>
            <Quote name={testimonial.name} role={m.home_testimonial_role(testimonial)}>
              <p lang={testimonial.lang}>{m.home_testimonial_quote(testimonial)}</p>
            </Quote>
          </li>
        ))}
      </ul>
    </Section>
  )
}

function Questions({ head, items }: BlockContent<'questions'>) {
  if (items.length === 0) return null
  return (
    <Section {...head} layout="split" itemScope itemType="https://schema.org/FAQPage">
      {items.map(({ slug, question, lang, answerHtml }) => (
        <Disclosure key={slug} id={slug} lang={lang} summary={question}>
          <Prose html={answerHtml} itemProp="text" />
        </Disclosure>
      ))}
    </Section>
  )
}

function Articles({ head, items }: BlockContent<'articles'>) {
  if (items.length === 0) return null
  return (
    <Section {...head} action={<ArrowLink to={insightsPath}>{m.article_all()}</ArrowLink>}>
      <ul className={items.length === 3 || items.length > 4 ? 'cards' : 'cards cards-2'}>
        {items.map(({ slug, ...article }) => (
          <li key={slug}>
            <ArticleCard {...article} sizes="(min-width: 768px) 45vw, 92vw" />
          </li>
        ))}
      </ul>
    </Section>
  )
}

function CallToTalk({ heading, text, action, lang }: BlockContent<'callToTalk'>) {
  return (
    <CallToTalkSection
      title={heading}
      text={text}
      lang={lang}
      action={
        action ? (
          <ButtonLink to={action.to} lang={lang}>
            {action.label}
          </ButtonLink>
        ) : (
          <ButtonLink to={hireUsPath}>{m.home_closing_talk()}</ButtonLink>
        )
      }
    />
  )
}

/** What happens next, and the way to the form, which has a key for each visitor. */
function Consultation({ heading, text, steps, to, lang }: BlockContent<'consultation'>) {
  return (
    <Section
      title={heading}
      lead={text}
      lang={lang}
      tone="surface"
      action={<ButtonLink to={to}>{m.home_closing_talk()}</ButtonLink>}
    >
      <Stepper items={steps} />
    </Section>
  )
}

function Embed({ heading, provider, src, number, lang }: BlockContent<'embed'>) {
  return (
    <Section title={heading} lang={lang} id={`block-${number}`}>
      {src ? (
        <ForeignFrame src={src} title={heading} />
      ) : (
        <ForeignNotice provider={provider} number={number} />
      )}
    </Section>
  )
}
