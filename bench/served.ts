import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { chmod, mkdtempDisposable, writeFile } from 'node:fs/promises'
import { get } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { buffer } from 'node:stream/consumers'
import { setTimeout as sleep } from 'node:timers/promises'
import { freePort } from '../tests/e2e/support/processes.ts'
import { screens } from '../tests/e2e/support/screens.ts'
import {
  asMilliseconds,
  asRatio,
  atLeast,
  atMost,
  inEnglish,
  type Measured,
  scaled,
} from './report.ts'
import {
  connections,
  isInstalled,
  loadGenerator,
  nodeThroughput,
  seconds,
  slugs,
  type Throughput,
  throughput,
  timeRenders,
  uncached,
  warmThroughput,
} from './requests.ts'
import { residentMegabytes, withSite } from './site.ts'

const rounds = scaled(40)
const pages = screens.filter(({ status }) => status === 200)
/** The page with the form is rendered for each visitor. */
const cachedPages = pages.filter(({ path }) => path !== '/hire-us')

type Served = { name: string; ours: Throughput; nginx?: Throughput; node: Throughput }

/** Throughput of cached pages, compared with nginx and the same bytes, and of rendered pages. */
export async function measureServed(): Promise<Measured> {
  const two = await withSite(loadHome, { SITE_PROCESSES: '2' })
  return withSite(async (site) => {
    const { siteUrl, pid } = site
    const one = await loadHome(site)
    const processes = (['cached', 'rendered'] as const).map((name) => ({
      ...{ name, one: one[name].rate, two: two[name].rate },
      ratio: two[name].rate / one[name].rate,
    }))
    const served: Served[] = []
    for (const { name, path } of cachedPages) served.push(await measureCached(name, siteUrl + path))
    const memory = await residentMegabytes(pid)
    const paths = pages.map(({ path }) => path)
    const rendered = []
    const changes = slugs.map((slug) => [slug])
    for (const each of await timeRenders(site, paths, rounds, changes)) {
      const { rate } = await nodeThroughput(siteUrl + each.name, uncached)
      rendered.push({ ...each, rate })
    }
    const compared = served.flatMap(({ name, ours, nginx }) =>
      nginx ? { name, ratio: ours.rate / nginx.rate } : [],
    )
    const perSecond = (of?: Throughput) => (of ? inEnglish(of.rate) : 'not installed')
    const ratio = (ours: Throughput, of?: Throughput) => (of ? asRatio(ours.rate / of.rate) : '')
    return {
      tables: [
        {
          title: 'Cached pages',
          method: `${loadGenerator}, ${connections} connections, ${seconds} s each, brotli. nginx serves the same bytes as a file, with one worker, right after, and so does Node’s own HTTP server, which does nothing else: it is the floor of what is written for Node. Limits: ≥ 20,000 a second, p99 ≤ 5 ms, ≥ 0.4 of nginx. Resident memory of the site afterwards: ${memory} MB.`,
          columns: [
            ...['page', 'a second', 'p99', 'nginx, a second', 'of nginx'],
            ...['plain Node, a second', 'of plain Node'],
          ],
          rows: served.map(({ name, ours, nginx, node }) => [
            ...[name, perSecond(ours), asMilliseconds(ours.p99)],
            ...[perSecond(nginx), ratio(ours, nginx), perSecond(node), ratio(ours, node)],
          ]),
        },
        {
          title: 'Rendered pages',
          method: `Bypassing the cache: one after another, ${rounds} times each, each time after a change of another kind of content, and as many a second as ${connections} connections get in ${seconds} s without one. Limits: p50 ≤ 20 ms, p99 ≤ 60 ms.`,
          columns: ['page', 'p50', 'p99', 'a second'],
          rows: rendered.map(({ name, median, p99, rate }) => [
            ...[name, `${median.toFixed(1)} ms`, `${p99.toFixed(1)} ms`, inEnglish(rate)],
          ]),
        },
        {
          title: 'Two processes',
          method: `The home page a second, from one process and with \`SITE_PROCESSES=2\`, each after as long a warm-up, measured as above. Limit: ≥ 1.6.`,
          columns: ['home page', 'one', 'two', 'ratio'],
          rows: processes.map(({ name, one, two, ratio }) => [
            ...[name, inEnglish(one), inEnglish(two), asRatio(ratio)],
          ]),
        },
      ],
      limits: [
        atLeast('cached page against nginx, same bytes', 0.4, asRatio, compared, (of) => of.ratio),
        atLeast('cached pages a second', 20_000, inEnglish, served, ({ ours }) => ours.rate),
        atMost('cached page, p99', 5, asMilliseconds, served, ({ ours }) => ours.p99),
        ...processes.map(({ name, ratio }) =>
          atLeast(`${name} home page, two processes against one`, 1.6, asRatio, ratio),
        ),
        atMost('page rendered, p50', 20, asMilliseconds, rendered, ({ median }) => median),
        atMost('page rendered, p99', 60, asMilliseconds, rendered, ({ p99 }) => p99),
      ],
    }
  })
}

/** The home page from the cache and rendered; the first measurement of each is a warm-up. */
async function loadHome({ siteUrl }: { siteUrl: string }) {
  const measure = async () => ({
    cached: await throughput(siteUrl),
    rendered: await nodeThroughput(siteUrl, uncached),
  })
  await measure()
  return measure()
}

async function measureCached(name: string, url: string): Promise<Served> {
  const ours = await warmThroughput(url)
  // `fetch` would decompress the page.
  const [response] = await once(get(url, { headers: { 'Accept-Encoding': 'br' } }), 'response')
  return { name, ours, ...(await measureOthers(await buffer(response))) }
}

/** Serves the file as a compressed page, with nothing but Node's HTTP server. */
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

/** The same bytes from nginx (one worker; if installed) and a bare Node server, the upper bound. */
async function measureOthers(page: Buffer): Promise<Pick<Served, 'nginx' | 'node'>> {
  await using temporary = await mkdtempDisposable(join(tmpdir(), 'vitrina-bench-'))
  const folder = temporary.path
  const [file, config] = [join(folder, 'page.html'), join(folder, 'nginx.conf')]
  const port = await freePort()
  const measure = async (command: string, ...args: string[]) => {
    const server = spawn(command, args, { stdio: 'ignore' })
    const exited = once(server, 'exit')
    try {
      await sleep(500)
      return await throughput(`http://127.0.0.1:${port}/page.html`)
    } finally {
      server.kill()
      await exited
    }
  }
  await chmod(folder, 0o755)
  await writeFile(file, page)
  await writeFile(
    config,
    `worker_processes 1; daemon off; pid ${folder}/pid; error_log ${folder}/error.log;
events { worker_connections 256; }
http { access_log off; open_file_cache max=10; keepalive_requests 10000000;
  server { listen 127.0.0.1:${port}; root ${folder}; default_type text/html; add_header Content-Encoding br; } }`,
  )
  const nginx = isInstalled('nginx')
    ? await measure('nginx', '-p', folder, '-c', config)
    : undefined
  const node = await measure(process.execPath, '-e', plainServer, file, String(port))
  return { nginx, node }
}
