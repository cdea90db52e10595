import { expect, it } from 'vitest'
import { rest } from '../access/rest.ts'
import { signUp } from '../access/test-users.ts'
import { openPayload } from '../payload.ts'

const atOnce = 20

it('saves 20 times at once, different documents and the same one', async () => {
  const { token } = await signUp('editor', 'parallel@company.example')
  const payload = await openPayload()
  const services = await Promise.all(
    Array.from({ length: atOnce }, (_, number) =>
      payload.create({
        collection: 'services',
        data: { title: `Service ${number}`, slug: `service-${number}` },
        draft: true,
      }),
    ),
  )
  const save = async (id: number | undefined, number: number) => {
    const body = { title: `Saved ${number}` }
    return (await rest('PATCH', `services/${id}?draft=true&depth=0`, { token, body })).status
  }
  const accepted = Array<number>(atOnce).fill(200)
  const [first] = services
  expect(await Promise.all(services.map(({ id }, number) => save(id, number)))).toEqual(accepted)
  expect(await Promise.all(services.map((_, number) => save(first?.id, number)))).toEqual(accepted)
})
