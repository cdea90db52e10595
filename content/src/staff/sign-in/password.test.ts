import { expect, it, vi } from 'vitest'

vi.stubEnv('DATABASE_URL', 'postgres://nowhere.example/none')
vi.stubEnv('PAYLOAD_SECRET', 'a-secret-that-only-the-unit-tests-use')
vi.stubEnv('DATA_DIR', '.data')
const { weaknessOf } = await import('./password.ts')

it.each([
  'password1234',
  'Password123!',
  'qwertyuiop12',
  '123456789012',
  'iloveyou1234',
  'administrator1',
])('rejects %s', (password) => expect(weaknessOf(password)).toContain('easy to guess'))

it.each(['correct-horse-battery-9', 'violet anchor sonnet brick', 'q7#LmZ2pW!vD'])(
  'accepts %s',
  (password) => expect(weaknessOf(password)).toBeUndefined(),
)

it('rejects what is made of its owner’s name and address', () => {
  const about = ['Ana Munteanu', 'ana.munteanu@company.example']
  expect(weaknessOf('anamunteanu1', about)).toContain('easy to guess')
})

it('looks at a very long one for no time at all', () => {
  expect(weaknessOf('x9'.repeat(100_000))).toContain('too long')
})
