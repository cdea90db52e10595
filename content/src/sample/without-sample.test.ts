import { expect, it } from 'vitest'
import { withoutSample } from './without-sample.ts'

const ofSample = { title: { en: 'Talk' } }
const inRomanian = { steps: [{ title: { ro: 'Discutăm' } }] }

it('takes out what is the sample’s, and keeps what staff have written', () => {
  const now = { heading: { en: 'Sample', ro: 'Al nostru' }, lead: { en: 'Ours' }, year: 2014 }
  const sample = { heading: { en: 'Sample' }, lead: { en: 'Theirs' }, year: 2014 }
  expect(withoutSample(now, sample, { neutral: { heading: { en: 'Welcome' } } })).toEqual({
    heading: { en: 'Welcome', ro: 'Al nostru' },
    lead: { en: 'Ours' },
    year: null,
  })
})

it('leaves out rows by their English text, with their translations', () => {
  const steps = [
    { id: 'a', title: { en: 'Talk', ro: 'Discutăm' } },
    { id: 'b', title: { en: 'Ours' } },
  ]
  expect(withoutSample({ steps }, { steps: [ofSample] })).toEqual({ steps: [steps[1]] })
})

it('empties a translation of the sample in a row whose English text staff have changed', () => {
  const steps = [{ id: 'a', title: { en: 'Ours', ro: 'Discutăm' } }]
  expect(withoutSample({ steps }, inRomanian, { keepRows: true })).toEqual({
    steps: [{ id: 'a', title: { en: 'Ours', ro: '' } }],
  })
})

it('clears a list that counts as a whole only while it is as it was', () => {
  const hours = [{ day: '1' }, { day: '2' }]
  const sample = { hours: { whole: hours } }
  expect(withoutSample({ hours }, sample)).toEqual({ hours: [] })
  expect(withoutSample({ hours: hours.slice(1) }, sample)).toEqual({ hours: hours.slice(1) })
})
