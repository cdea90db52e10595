import { expect, test } from 'vitest'
import { aboutAddress, teamAddress } from './team-address.ts'

test('everyone, on the first page, has the bare address', () => {
  expect(aboutAddress()).toBe('/about-us')
  expect(teamAddress()).toBe('/about-us#team')
})

test('department and page stand in the address', () => {
  expect(teamAddress('design', 2)).toBe('/about-us?department=design&page=2#team')
})
