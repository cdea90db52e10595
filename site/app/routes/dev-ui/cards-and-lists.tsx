import { ButtonLink } from '~/ui/action/button.tsx'
import { ArrowLink } from '~/ui/action/page-link.tsx'
import { Cards, Column, Grid } from '~/ui/page/grid.tsx'
import { Breadcrumb } from '~/ui/page/page-header.tsx'
import { Pagination } from '~/ui/page/pagination.tsx'
import { EmptyState, Section } from '~/ui/page/section.tsx'
import { PersonCard, ProjectCard } from '~/ui/show/cards.tsx'
import { Disclosure, Facts, Figures, RowItem, RowList, Stepper, Tags } from '~/ui/show/lists.tsx'
import { cover, facts, figures, long, portrait, Stack, steps } from './samples.tsx'

const designer = 'Product designer'

export function CardStates() {
  return (
    <Section
      eyebrow="show/"
      title="Work and people"
      action={<ArrowLink to="/services">All projects</ArrowLink>}
    >
      <Stack>
        <Tags items={['React', 'PostgreSQL', 'iOS', long.word]} />
        <Stack title="Projects: complete, without a cover, with little, with a lot">
          <Cards columns={2}>
            <li>
              <ProjectCard
                to="/services/one"
                client="Orhei Mills"
                title="A mill that knows its grain"
                summary="Every delivery weighed, tested and traced, from the field to the bag of flour."
                cover={cover}
                outcome={{ value: '38 %', label: 'less waste in the first year' }}
              />
            </li>
            <li>
              <ProjectCard to="/services/two" client="Orhei Mills" title="Without a cover" />
            </li>
            <li>
              <ProjectCard to="/services/three" title="Only a title" cover={cover} />
            </li>
            <li>
              <ProjectCard
                to="/services/four"
                client={long.name}
                title={`${long.title} ${long.word}`}
                summary={long.text}
                outcome={{ value: '1,000,000 lei', label: long.text }}
              />
            </li>
          </Cards>
        </Stack>
        <Stack title="People: with a portrait, without, with long names">
          <Cards columns={4}>
            <li>
              <PersonCard to="/about-us/one" name="Ana Rusu" role={designer} portrait={portrait} />
            </li>
            <li>
              <PersonCard to="/about-us/two" name="Ion Ceban" role={designer} />
            </li>
            <li>
              <PersonCard to="/about-us/three" name={long.name} role={long.role} />
            </li>
            <li>
              <PersonCard to="/about-us/four" name={long.word} role={designer} />
            </li>
          </Cards>
        </Stack>
      </Stack>
    </Section>
  )
}

export function ListStates() {
  return (
    <Section title="Rows, facts, answers">
      <Stack>
        <Breadcrumb items={[{ label: 'Careers', to: '/careers' }, { label: long.title }]} />
        <RowList>
          <RowItem
            to="/careers/one"
            title="Senior iOS engineer"
            details={['Chisinau or remote', 'Full time', 'Senior']}
            aside="€3,200 – €4,400 a month"
          />
          <RowItem to="/careers/two" title="Product designer" details={['Chisinau', 'Part time']} />
          <RowItem to="/careers/three" title="Driver" />
          <RowItem
            to="/careers/four"
            title={`${long.title} ${long.word}`}
            details={['Chisinau', 'Bălți', 'Frankfurt am Main', 'Cluj-Napoca', long.word]}
            aside="€100,000 – €125,000 a year"
          />
        </RowList>
        <Grid>
          <Column span={7}>
            <Disclosure summary="How long does a project take?" name="dev" open>
              <p>Between six weeks and a year. We say which before we start.</p>
            </Disclosure>
            <Disclosure summary="Who owns the code?" name="dev">
              <p>You do.</p>
            </Disclosure>
            <Disclosure summary={long.text} name="dev">
              <p>
                {long.text} {long.word}
              </p>
            </Disclosure>
          </Column>
          <Column span={4} start={9}>
            <Facts items={[...facts, { term: 'Industry', value: long.word }]} />
          </Column>
        </Grid>
        <EmptyState
          title="No opening matches these filters"
          action={<ButtonLink to="/careers">Show all openings</ButtonLink>}
        >
          Try fewer of them, or write to us anyway.
        </EmptyState>
        <EmptyState title="Nothing here yet" />
        <Pagination page={1} pages={2} href={pageAddress} />
        <Pagination page={7} pages={24} href={pageAddress} />
      </Stack>
    </Section>
  )
}

const pageAddress = (page: number) => `/dev/ui?page=${page}`

const counts = [1, 2, 3, 4, 5, 6]

/** Figures and steps in every count that the admin allows. */
export function NumberStates() {
  return (
    <>
      <Section tone="surface" title="Figures" lead="On a raised surface.">
        <Stack>
          {counts.map((count) => (
            <Figures key={count} items={figures.slice(0, count)} />
          ))}
          <Stack title="With words, and as long as they may be">
            <Figures items={[{ value: '4.8 years', label: long.text }, ...figures.slice(0, 3)]} />
            <Figures
              items={[{ value: '1,000,000 trips', label: 'a month' }, ...figures.slice(0, 3)]}
            />
          </Stack>
        </Stack>
      </Section>
      <Section title="Steps">
        <Stack>
          {counts.map((count) => (
            <Stepper key={count} items={steps.slice(0, count)} />
          ))}
          <Stack title="Without durations, and long">
            <Stepper
              items={[
                { title: 'Talk' },
                { title: long.word, text: long.text },
                { title: long.title, text: long.text, note: long.role },
              ]}
            />
          </Stack>
        </Stack>
      </Section>
    </>
  )
}
