import { pick, sample } from '../support/sample.ts'
import { expect, longForm, test } from '../support/test.ts'

// Changed here and nowhere looked at by other tests.
const changed = [
  pick(sample.projects, 'verde-city-requests'),
  pick(sample.projects, 'atelier-school-player'),
]
const editsOfEach = longForm ? 100 : 25
const readers = 6

/** How long a page may be older than what was published, in milliseconds. */
const allowed = 1_000

/** When each edit of a page was answered as published, by its number. */
type Published = number[]

test('Publishing: many edits under load, and no visitor gets a page more than a second old', async ({
  adminApi,
  environment,
}) => {
  test.setTimeout(180_000)
  let editing = true
  let pages = 0
  const old: string[] = []

  const publishAll = async (slug: string, published: Published) => {
    const { id } = await adminApi.bySlug('projects', slug)
    for (let edit = 0; edit < editsOfEach; edit++) {
      await adminApi.publish('projects', id, { title: `Edit number ${edit}` })
      published[edit] = performance.now()
    }
    return id
  }
  const read = async (slug: string, published: Published) => {
    while (editing) {
      const asked = performance.now()
      const text = await (await fetch(`${environment.siteUrl}/services/${slug}`)).text()
      pages++
      const shown = Number(/<h1[^>]*>Edit number (\d+)</.exec(text)?.[1] ?? -1)
      const due = published.findLastIndex((answered) => answered + allowed < asked)
      if (shown < due) {
        const age = Math.round(asked - (published[shown + 1] ?? Number.NaN))
        old.push(`${slug} showed edit ${shown}, ${age} ms after the next one was answered`)
      }
    }
  }

  const works = changed.map(({ slug }) => ({ slug, published: [] as Published }))
  const reading = works.flatMap(({ slug, published }) =>
    Array.from({ length: readers }, () => read(slug, published)),
  )
  try {
    await Promise.all(works.map(({ slug, published }) => publishAll(slug, published)))
    // The last edit is due as well.
    await new Promise((resolve) => setTimeout(resolve, allowed + 200))
  } finally {
    editing = false
    await Promise.all(reading)
    for (const { slug, title } of changed) {
      const { id } = await adminApi.bySlug('projects', slug)
      await adminApi.publish('projects', id, { title })
    }
  }
  const facts = `${pages} pages were read during ${editsOfEach * changed.length} edits`
  process.stdout.write(`${facts}\n`)
  test.info().annotations.push({ type: 'measured', description: facts })
  expect(old).toEqual([])
  expect(pages).toBeGreaterThan(editsOfEach * changed.length)
})
