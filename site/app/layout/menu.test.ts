import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { MemoryRouter } from 'react-router'
import { expect, test } from 'vitest'
import { HeaderActions } from './menu.tsx'

test.each([
  ['https://portal.company.example', 2],
  ['', 1],
])('a portal at “%s” makes %i links', (employeePortal, links) => {
  const actions = createElement(HeaderActions, { employeePortal })
  const html = renderToStaticMarkup(createElement(MemoryRouter, null, actions))
  expect(html.match(/<a /g)).toHaveLength(links)
})
