import { screens } from '../../tests/e2e/support/screens.ts'
import { residentMegabytes } from '../memory.ts'
import { portion } from '../portion.ts'
import { asCount, asMilliseconds, asRatio } from '../report/figures.ts'
import { atLeast, atMost, type Limit, type Measured } from '../report/limits.ts'
import type { Table } from '../report/table.ts'
import { onStage } from '../stage.ts'
import { besideNginx, besidePlainNode, bytesOf } from './floor.ts'
import {
  askInTurn,
  connections,
  loadedBy,
  seconds,
  type Throughput,
  throughput,
} from './throughput.ts'
import { pastTheCache, type Times, timeMisses } from './time-misses.ts'

const rounds = portion(40)
const warmUpSeconds = 1
const pages = screens.filter(({ status }) => status === 200)
/** Cacheable pages: the page with the form is rendered for each visitor. */
const kept = pages.filter(({ path }) => path !== '/hire-us')

type Served = {
  name: string
  ours: Throughput
  nginx: Throughput | undefined
  node: Throughput
}
type Rendered = Times & { rate: number }

/** Throughput of cached pages, compared with nginx and the same bytes, and of rendered pages. */
export function measureServed(): Promise<Measured> {
  return onStage(async ({ siteUrl, pid }) => {
    const served: Served[] = []
    for (const { name, path } of kept) served.push(await measureKept(name, siteUrl + path))
    const memory = await residentMegabytes(pid)
    const times = await timeMisses(
      siteUrl,
      pages.map(({ path }) => path),
      rounds,
    )
    const rendered: Rendered[] = []
    for (const each of times) {
      const { rate } = await askInTurn(siteUrl + each.page, seconds, pastTheCache)
      rendered.push({ ...each, rate })
    }
    return {
      tables: [keptTable(served, memory), renderedTable(rendered)],
      limits: limitsOf(served, rendered),
    }
  })
}

async function measureKept(name: string, url: string): Promise<Served> {
  // The first responses are not yet compressed at max brotli quality.
  await throughput(url, warmUpSeconds)
  const ours = await throughput(url)
  const page = await bytesOf(url)
  return { name, ours, nginx: await besideNginx(page), node: await besidePlainNode(page) }
}

const perSecond = (of: Throughput | undefined) => (of ? of.rate.toFixed(0) : 'not installed')
const ratio = (ours: Throughput, other: Throughput | undefined) =>
  other ? asRatio(ours.rate / other.rate) : ''

function keptTable(served: readonly Served[], memory: number): Table {
  return {
    title: 'Pages from memory',
    how: `${loadedBy}, ${connections} connections, ${seconds} s each, brotli. nginx serves the same bytes as a file, with one worker, right after, and so does Node’s own HTTP server, which does nothing else: it is the floor of what is written for Node. Limits: ≥ 20,000 a second, p99 ≤ 5 ms, ≥ 0.5 of nginx. Resident memory of the site afterwards: ${memory} MB.`,
    columns: [
      ...['page', 'a second', 'p99', 'nginx, a second', 'of nginx'],
      ...['plain Node, a second', 'of plain Node'],
    ],
    rows: served.map(({ name, ours, nginx, node }) => [
      name,
      perSecond(ours),
      asMilliseconds(ours.p99),
      perSecond(nginx),
      ratio(ours, nginx),
      perSecond(node),
      ratio(ours, node),
    ]),
  }
}

function renderedTable(rendered: readonly Rendered[]): Table {
  return {
    title: 'Pages rendered',
    how: `Past the memory: one after another, ${rounds} times each, and as many a second as ${connections} connections get in ${seconds} s. Limits: p50 ≤ 15 ms, p99 ≤ 60 ms.`,
    columns: ['page', 'p50', 'p99', 'a second'],
    rows: rendered.map(({ page, median, p99, rate }) => [
      page,
      `${median.toFixed(1)} ms`,
      `${p99.toFixed(1)} ms`,
      rate.toFixed(0),
    ]),
  }
}

function limitsOf(served: readonly Served[], rendered: readonly Rendered[]): Limit[] {
  const compared = served.flatMap(({ name, ours, nginx }) =>
    nginx ? [[name, ours.rate / nginx.rate] as const] : [],
  )
  return [
    atLeast('cached page against nginx with the same bytes', 0.5, compared, asRatio),
    atLeast(
      'cached pages a second',
      20_000,
      served.map(({ name, ours }) => [name, Math.round(ours.rate)]),
      asCount,
    ),
    atMost(
      'cached page, p99',
      5,
      served.map(({ name, ours }) => [name, ours.p99]),
      asMilliseconds,
    ),
    atMost(
      'page rendered, p50',
      15,
      rendered.map(({ page, median }) => [page, median]),
      asMilliseconds,
    ),
    atMost(
      'page rendered, p99',
      60,
      rendered.map(({ page, p99 }) => [page, p99]),
      asMilliseconds,
    ),
  ]
}
