import { ButtonLink } from '~/ui/action/button.tsx'
import { Breadcrumb } from '~/ui/page/breadcrumb.tsx'
import { EmptyState } from '~/ui/page/empty-state.tsx'
import { Column, Grid } from '~/ui/page/grid.tsx'
import { Pagination } from '~/ui/page/pagination.tsx'
import { Section } from '~/ui/page/section.tsx'
import { Disclosure } from '~/ui/show/disclosure.tsx'
import { Facts } from '~/ui/show/facts.tsx'
import { RowItem, RowList } from '~/ui/show/row-list.tsx'
import { facts, long } from './samples.ts'
import { Stack } from './stack.tsx'

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
