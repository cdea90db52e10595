import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { chmod, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { get } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { buffer } from 'node:stream/consumers'
import { freePort } from '../tests/e2e/support/processes.ts'
import { screens } from '../tests/e2e/support/screens.ts'
import {
  asCount,
  asMilliseconds,
  asRatio,
  atLeast,
  atMost,
  type Limit,
  type Measured,
  scaled,
  type Table,
} from './report.ts'
import {
  connections,
  isInstalled,
  loadGenerator,
  nodeThroughput,
  seconds,
  type Throughput,
  type Times,
  throughput,
  timeRenders,
  uncached,
} from './requests.ts'
import { residentMegabytes, withSite } from './site.ts'

const rounds = scaled(40)
const warmUpSeconds = 1
const pages = screens.filter(({ status }) => status === 200)
/** The page with the form is rendered for each visitor. */
const cachedPages = pages.filter(({ path }) => path !== '/hire-us')

type Served = { name: string; ours: Throughput; nginx: Throughput | undefined; node: Throughput }
type Rendered = Times & { rate: number }

/** Throughput of cached pages, compared with nginx and the same bytes, and of rendered pages. */
export function measureServed(): Promise<Measured> {
  return withSite(async ({ siteUrl, pid }) => {
    const served: Served[] = []
    for (const { name, path } of cachedPages) served.push(await measureCached(name, siteUrl + path))
    const memory = await residentMegabytes(pid)
    const paths = pages.map(({ path }) => path)
    const rendered: Rendered[] = []
    for (const each of await timeRenders(siteUrl, paths, rounds)) {
      const { rate } = await nodeThroughput(siteUrl + each.page, seconds, uncached)
      rendered.push({ ...each, rate })
    }
    return {
      tables: [cachedTable(served, memory), renderedTable(rendered)],
      limits: limitsOf(served, rendered),
    }
  })
}

async function measureCached(name: string, url: string): Promise<Served> {
  // The first responses are not yet compressed at max brotli quality.
  await throughput(url, warmUpSeconds)
  const ours = await throughput(url)
  const page = await bodyOf(url)
  return { name, ours, nginx: await nginxThroughput(page), node: await plainNodeThroughput(page) }
}

/** The compressed body of a page; `fetch` would decompress it. */
async function bodyOf(url: string): Promise<Buffer> {
  const [response] = await once(get(url, { headers: { 'Accept-Encoding': 'br' } }), 'response')
  return buffer(response)
}

/** Throughput of nginx with one worker and the same bytes, if it is installed. */
async function nginxThroughput(page: Buffer): Promise<Throughput | undefined> {
  if (!isInstalled('nginx')) return undefined
  return withFile('page.html', page, async (folder, port) => {
    await chmod(folder, 0o755)
    const file = join(folder, 'nginx.conf')
    await writeFile(
      file,
      `worker_processes 1; daemon off; pid ${folder}/pid; error_log ${folder}/error.log;
events { worker_connections 256; }
http { access_log off; open_file_cache max=10; keepalive_requests 10000000;
  server { listen 127.0.0.1:${port}; root ${folder}; default_type text/html; add_header Content-Encoding br; } }`,
    )
    return whileRunning('nginx', ['-p', folder, '-c', file], () =>
      throughput(`http://127.0.0.1:${port}/page.html`),
    )
  })
}

/** Serves one file as a compressed page, with nothing but Node's HTTP server. */
const plainServer = `
const [file, port] = process.argv.slice(1)
const page = require('node:fs').readFileSync(file)
const headers = {
  'Content-Type': 'text/html; charset=utf-8',
  'Content-Encoding': 'br',
  'Content-Length': page.length,
}
const serve = (_, response) => response.writeHead(200, headers).end(page)
require('node:http').createServer(serve).listen(Number(port), '127.0.0.1')`

/** Throughput of a bare Node server with the same bytes, the upper bound for anything in Node. */
function plainNodeThroughput(page: Buffer): Promise<Throughput> {
  return withFile('page', page, (folder, port) =>
    whileRunning(process.execPath, ['-e', plainServer, join(folder, 'page'), String(port)], () =>
      throughput(`http://127.0.0.1:${port}/`),
    ),
  )
}

async function withFile<Result>(
  name: string,
  content: Buffer,
  work: (folder: string, port: number) => Promise<Result>,
): Promise<Result> {
  const folder = await mkdtemp(join(tmpdir(), 'vitrina-bench-'))
  try {
    await writeFile(join(folder, name), content)
    return await work(folder, await freePort())
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

async function whileRunning<Result>(
  command: string,
  args: string[],
  measure: () => Promise<Result>,
): Promise<Result> {
  const server = spawn(command, args, { stdio: 'ignore' })
  const exited = once(server, 'exit')
  try {
    await new Promise((started) => setTimeout(started, 500))
    return await measure()
  } finally {
    server.kill()
    await exited
  }
}

const perSecond = (of: Throughput | undefined) => (of ? of.rate.toFixed(0) : 'not installed')
const ratio = (ours: Throughput, other: Throughput | undefined) =>
  other ? asRatio(ours.rate / other.rate) : ''

function cachedTable(served: readonly Served[], memory: number): Table {
  return {
    title: 'Cached pages',
    method: `${loadGenerator}, ${connections} connections, ${seconds} s each, brotli. nginx serves the same bytes as a file, with one worker, right after, and so does Node’s own HTTP server, which does nothing else: it is the floor of what is written for Node. Limits: ≥ 20,000 a second, p99 ≤ 5 ms, ≥ 0.5 of nginx. Resident memory of the site afterwards: ${memory} MB.`,
    columns: [
      ...['page', 'a second', 'p99', 'nginx, a second', 'of nginx'],
      ...['plain Node, a second', 'of plain Node'],
    ],
    rows: served.map(({ name, ours, nginx, node }) => [
      ...[name, perSecond(ours), asMilliseconds(ours.p99)],
      ...[perSecond(nginx), ratio(ours, nginx), perSecond(node), ratio(ours, node)],
    ]),
  }
}

function renderedTable(rendered: readonly Rendered[]): Table {
  return {
    title: 'Rendered pages',
    method: `Bypassing the cache: one after another, ${rounds} times each, and as many a second as ${connections} connections get in ${seconds} s. Limits: p50 ≤ 15 ms, p99 ≤ 60 ms.`,
    columns: ['page', 'p50', 'p99', 'a second'],
    rows: rendered.map(({ page, median, p99, rate }) => [
      ...[page, `${median.toFixed(1)} ms`, `${p99.toFixed(1)} ms`, rate.toFixed(0)],
    ]),
  }
}

function limitsOf(served: readonly Served[], rendered: readonly Rendered[]): Limit[] {
  const ofServed = (value: (of: Served) => number) =>
    served.map((each) => [each.name, value(each)] as const)
  const ofRendered = (value: (of: Rendered) => number) =>
    rendered.map((each) => [each.page, value(each)] as const)
  const compared = served.flatMap(({ name, ours, nginx }) =>
    nginx ? [[name, ours.rate / nginx.rate] as const] : [],
  )
  const rates = ofServed(({ ours }) => Math.round(ours.rate))
  const p99 = ofServed(({ ours }) => ours.p99)
  return [
    atLeast('cached page against nginx with the same bytes', 0.5, compared, asRatio),
    atLeast('cached pages a second', 20_000, rates, asCount),
    atMost('cached page, p99', 5, p99, asMilliseconds),
    atMost(
      'page rendered, p50',
      15,
      ofRendered(({ median }) => median),
      asMilliseconds,
    ),
    atMost(
      'page rendered, p99',
      60,
      ofRendered(({ p99 }) => p99),
      asMilliseconds,
    ),
  ]
}
