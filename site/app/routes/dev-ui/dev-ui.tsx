import './dev-ui.css'
import type { ReactNode } from 'react'
import { toast } from '~/layout/toast.ts'
import { ArrowLink } from '~/ui/action/arrow-link.tsx'
import { Button, ButtonLink } from '~/ui/action/button.tsx'
import { Icon } from '~/ui/action/icon.tsx'
import { Checkbox } from '~/ui/form/checkbox.tsx'
import { CheckboxGroup, RadioGroup } from '~/ui/form/choice-group.tsx'
import { ErrorSummary } from '~/ui/form/error-summary.tsx'
import { FileInput } from '~/ui/form/file-input.tsx'
import { FormMessage } from '~/ui/form/form-message.tsx'
import { Select } from '~/ui/form/select.tsx'
import { TextInput } from '~/ui/form/text-input.tsx'
import { Textarea } from '~/ui/form/textarea.tsx'
import { CallToTalk } from '~/ui/page/call-to-talk.tsx'
import { EmptyState } from '~/ui/page/empty-state.tsx'
import { Cards, Column, Grid } from '~/ui/page/grid.tsx'
import { PageHeader } from '~/ui/page/page-header.tsx'
import { Pagination } from '~/ui/page/pagination.tsx'
import { Section } from '~/ui/page/section.tsx'
import { Disclosure } from '~/ui/show/disclosure.tsx'
import { Facts } from '~/ui/show/facts.tsx'
import { Figures } from '~/ui/show/figures.tsx'
import { PersonCard } from '~/ui/show/person-card.tsx'
import type { PictureImage } from '~/ui/show/picture.tsx'
import { ProjectCard } from '~/ui/show/project-card.tsx'
import { RowItem, RowList } from '~/ui/show/row-list.tsx'
import { Stepper } from '~/ui/show/stepper.tsx'
import { Tag, Tags } from '~/ui/show/tag.tsx'
import { Heading } from '~/ui/type/heading.tsx'
import { Prose } from '~/ui/type/prose.tsx'
import { Quote } from '~/ui/type/quote.tsx'

export const meta = () => [{ title: 'Design system' }]

/** Every component in every state; a route in development only, so its words are not messages. */
export default function DevUi() {
  return (
    <>
      <PageHeader
        size="large"
        eyebrow="Design system"
        title="Software that grows as slowly and surely as oak"
        lead="One variable family, hairlines instead of boxes, and headings that carry the page. Every component stands below, in every state."
        breadcrumb={[{ label: 'Home', to: '/' }, { label: 'Design system' }]}
        aside={<Facts items={facts} />}
      >
        <ButtonLink to="/hire-us" size="large" iconEnd="arrow-right">
          Schedule a Consultation
        </ButtonLink>
        <ButtonLink to="/services" size="large" variant="secondary">
          See our work
        </ButtonLink>
      </PageHeader>
      <Actions />
      <Typography />
      <Lists />
      <Section tone="surface" layout="split" title="Figures and steps" lead="On a raised surface.">
        <Stack>
          <Figures items={figures} />
          <Stepper items={steps} />
        </Stack>
      </Section>
      <Section tone="brand" title="On the brand’s colour" lead="Actions turn round.">
        <div className="actions">
          <ButtonLink to="/hire-us">Primary</ButtonLink>
          <ButtonLink to="/hire-us" variant="secondary">
            Secondary
          </ButtonLink>
          <ArrowLink to="/services">Arrow link</ArrowLink>
        </div>
      </Section>
      <Forms />
      <CallToTalk
        title="Tell us what you are planning"
        text="A person reads every message and answers within one working day."
        action={<ButtonLink to="/hire-us">Schedule a Consultation</ButtonLink>}
        secondary={<ArrowLink to="/services">See our work</ArrowLink>}
      />
    </>
  )
}

function Stack({ children }: { children: ReactNode }) {
  return <div className="dev-stack">{children}</div>
}

function Actions() {
  return (
    <Section eyebrow="action/" title="Buttons and links">
      <Stack>
        {(['primary', 'secondary', 'quiet'] as const).map((variant) => (
          <div className="actions" key={variant}>
            <Button variant={variant} size="large" icon="calendar">
              Large
            </Button>
            <Button variant={variant} iconEnd="arrow-right">
              Medium
            </Button>
            <Button variant={variant} size="small">
              Small
            </Button>
            <Button variant={variant} busy>
              Sending
            </Button>
            <Button variant={variant} disabled>
              Disabled
            </Button>
          </div>
        ))}
        <div className="actions">
          <ArrowLink to="/services">All projects</ArrowLink>
          <ArrowLink to="/services" back>
            All projects
          </ArrowLink>
          <ArrowLink to="https://stejar.example" newTab>
            Visit the product
          </ArrowLink>
          <Icon name="compass" size="small" />
          <Icon name="compass" />
          <Icon name="compass" size="large" />
        </div>
        <div className="actions">
          {(['success', 'error', 'warning', 'info'] as const).map((tone) => (
            <Button
              key={tone}
              variant="secondary"
              size="small"
              onClick={() =>
                toast({ tone, message: `A toast: ${tone}`, description: 'Says more.' })
              }
            >
              Toast: {tone}
            </Button>
          ))}
        </div>
      </Stack>
    </Section>
  )
}

function Typography() {
  return (
    <Section eyebrow="type/" title="Words" layout="split" lead="How text looks.">
      <Stack>
        <Heading level={2} size="display">
          Display
        </Heading>
        <Heading level={2} size="title">
          Title
        </Heading>
        <Heading level={2}>Heading</Heading>
        <Heading level={3}>Subheading</Heading>
        <Heading level={4}>Label</Heading>
        <Prose>
          <p>
            Body text in Onest, with <a href="/services">a link to the services</a>,{' '}
            <strong>strong words</strong> and <em>stressed ones</em>. Română: țări și învățătură.
            Русский: дуб растёт медленно.
          </p>
          <h3>A heading in running text</h3>
          <ul>
            <li>First point</li>
            <li>Second point, with a bit more to say than the first one had</li>
          </ul>
          <ol>
            <li>First step</li>
            <li>Second step</li>
          </ol>
          <blockquote>A quoted paragraph.</blockquote>
        </Prose>
        <Quote size="large" {...client} portrait={portrait}>
          They asked better questions than anyone before them, and then they shipped.
        </Quote>
        <Quote {...client}>
          They asked better questions than anyone before them, and then they shipped.
        </Quote>
      </Stack>
    </Section>
  )
}

function Lists() {
  return (
    <Section
      eyebrow="show/"
      title="Work, people, openings"
      action={<ArrowLink to="/services">All projects</ArrowLink>}
    >
      <Stack>
        <div className="actions">
          <Tag to="/dev/ui" current>
            All
          </Tag>
          <Tag to="/dev/ui?a">Web</Tag>
          <Tag to="/dev/ui?b">Mobile</Tag>
          <Tags items={['React', 'PostgreSQL', 'iOS']} />
        </div>
        <Cards columns={2}>
          {[1, 2].map((number) => (
            <li key={number}>
              <ProjectCard
                to="/services/one"
                client="Orhei Mills"
                title="A mill that knows its grain"
                summary="Every delivery weighed, tested and traced, from the field to the bag of flour."
                cover={cover}
                outcome={{ value: '38 %', label: 'less waste in the first year' }}
                tags={['Web', 'iOS']}
              />
            </li>
          ))}
        </Cards>
        <Cards columns={4}>
          {['Ana Rusu', 'Ion Ceban', 'Elena Munteanu', 'Victor Lupu'].map((name) => (
            <li key={name}>
              <PersonCard to="/about-us/one" name={name} role={designer} portrait={portrait} />
            </li>
          ))}
        </Cards>
        <RowList>
          <RowItem
            to="/careers/one"
            title="Senior iOS engineer"
            details={['Chisinau or remote', 'Full time', 'Senior']}
            aside="€3,200–4,400 a month"
          />
          <RowItem to="/careers/two" title="Product designer" details={['Chisinau', 'Part time']} />
        </RowList>
        <Grid>
          <Column span={7}>
            <Disclosure summary="How long does a project take?" name="dev" open>
              <p>Between six weeks and a year. We say which before we start.</p>
            </Disclosure>
            <Disclosure summary="Who owns the code?" name="dev">
              <p>You do.</p>
            </Disclosure>
          </Column>
          <Column span={4} start={9}>
            <Facts items={facts} />
          </Column>
        </Grid>
        <EmptyState
          title="No opening matches these filters"
          action={<ButtonLink to="/careers">Show all openings</ButtonLink>}
        >
          Try fewer of them, or write to us anyway.
        </EmptyState>
        <Pagination page={2} pages={4} href={(page) => `/dev/ui?page=${page}`} />
      </Stack>
    </Section>
  )
}

function Forms() {
  return (
    <Section eyebrow="form/" title="Fields" layout="split">
      <form className="dev-stack">
        <ErrorSummary
          errors={[
            { id: 'email', message: 'Enter your e-mail address' },
            { id: 'budget', message: 'Choose a budget' },
          ]}
        />
        <TextInput id="name" name="name" label="Your name" autoComplete="name" />
        <TextInput
          id="email"
          name="email"
          type="email"
          label="E-mail"
          hint="We answer to this address."
          error="Enter your e-mail address, like ana@company.example"
        />
        <TextInput id="company" name="company" label="Company" optional width="half" />
        <Select
          id="timeline"
          name="timeline"
          label="When would you like to start?"
          placeholder="Choose one"
          options={choices}
          width="half"
        />
        <Textarea
          id="message"
          name="message"
          label="What are you planning?"
          hint="A few sentences."
        />
        <RadioGroup
          id="budget"
          name="budget"
          legend="Budget"
          options={choices}
          defaultValue="b"
          error="Choose a budget"
        />
        <CheckboxGroup
          id="services"
          name="services"
          legend="What do you need?"
          hint="As many as apply."
          options={choices}
          defaultValue={['a']}
          inline
        />
        <FileInput id="cv" name="cv" label="Your CV" hint="PDF, up to 10 MB" />
        <TextInput
          id="off"
          name="off"
          label="Cannot be changed"
          disabled
          value="EUR"
          width="short"
        />
        <Checkbox
          id="consent"
          name="consent"
          label="I agree that my details are kept for answering me."
          hint="You can take this back at any time."
          error="Please agree, or call us instead"
        />
        <Button type="submit" size="large">
          Send
        </Button>
        <FormMessage tone="success" title="Received">
          <p>Your reference is ST-4821.</p>
        </FormMessage>
        <FormMessage tone="error" title="It could not be sent">
          <p>Nothing is lost. Please try again.</p>
        </FormMessage>
        <FormMessage tone="note" title="This vacancy is closed" />
      </form>
    </Section>
  )
}

const cover: PictureImage = {
  alt: 'A product screen',
  width: 1200,
  height: 630,
  src: '/social-card.png',
  colour: '#d9cfb8',
}

const portrait: PictureImage = {
  alt: 'Portrait of Ana Rusu',
  width: 512,
  height: 512,
  src: '/icon-512.png',
  colour: '#cfe0d6',
}

const client = { name: 'Ana Rusu', role: 'Head of Operations, Orhei Mills' }
const designer = 'Product designer'

const facts = [
  { term: 'Client', value: 'Orhei Mills' },
  { term: 'Year', value: '2025' },
  { term: 'Team', value: '5 people, 8 months' },
]

const figures = [
  { value: '12', label: 'years of building software' },
  { value: '140+', label: 'products delivered' },
  { value: '94 %', label: 'of clients come back' },
]

const steps = [
  { title: 'Talk', text: 'We listen and ask. You get an honest estimate.', note: '1 week' },
  { title: 'Design', text: 'Screens you can click through.', note: '2–4 weeks' },
  { title: 'Build', text: 'Something that works every second Friday.', note: '6–30 weeks' },
  { title: 'Stay', text: 'We run what we build, with you.', note: 'As long as you like' },
]

const choices = [
  { value: 'a', label: 'As soon as possible' },
  { value: 'b', label: 'Within three months' },
  { value: 'c', label: 'I am only looking' },
]
