import { ArrowLink } from '~/ui/action/arrow-link.tsx'
import { Cards } from '~/ui/page/grid.tsx'
import { Section } from '~/ui/page/section.tsx'
import { PersonCard } from '~/ui/show/person-card.tsx'
import { ProjectCard } from '~/ui/show/project-card.tsx'
import { Tag, Tags } from '~/ui/show/tag.tsx'
import { cover, long, portrait } from './samples.ts'
import { Stack } from './stack.tsx'

const designer = 'Product designer'

export function CardStates() {
  return (
    <Section
      eyebrow="show/"
      title="Work and people"
      action={<ArrowLink to="/services">All projects</ArrowLink>}
    >
      <Stack>
        <div className="actions">
          <Tag to="/dev/ui" current>
            All
          </Tag>
          <Tag to="/dev/ui?a">Web</Tag>
          <Tag to="/dev/ui?b">Mobile</Tag>
          <Tag to="/dev/ui?c">{long.title}</Tag>
          <Tags items={['React', 'PostgreSQL', 'iOS', long.word]} />
        </div>
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
                tags={['Web', 'iOS']}
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
                tags={[long.title, long.word]}
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
